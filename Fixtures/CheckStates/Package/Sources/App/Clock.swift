protocol Clock {
  func now() -> Double
}
