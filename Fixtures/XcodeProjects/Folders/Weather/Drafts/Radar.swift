protocol Radar {
  func sweep()
}
