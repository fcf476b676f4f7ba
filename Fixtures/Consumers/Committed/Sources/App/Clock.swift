protocol Clock {
  var now: Int { get }
}
