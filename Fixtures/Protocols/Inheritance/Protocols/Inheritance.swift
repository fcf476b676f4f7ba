protocol Child: Parent, Other {
  func own()
  func shared() -> Int
}

protocol Other: Root {
  func other() throws
}
