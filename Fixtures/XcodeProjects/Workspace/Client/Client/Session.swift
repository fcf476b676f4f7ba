protocol Session {
  func end()
}
