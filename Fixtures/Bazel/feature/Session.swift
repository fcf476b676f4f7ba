import Core

protocol Session: Store {
  func close() async
}

protocol Clock {
  var now: Int { get }
}
