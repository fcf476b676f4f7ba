enum Failure: Error, Equatable {
  case gone
}

protocol Properties {
  var stored: Int { get set }
  var read: String? { get }
  var waiting: Int { get async }
  var failing: Int { get throws }
  var typed: Int { get throws(Failure) }
  var both: [String] { get async throws }
  static var shared: Int { get set }
  static var token: String { get throws }
  mutating func mutate()
  subscript(key: String) -> Int { get throws }
  subscript(a a: Int, b b: Int) -> String { get set }
  subscript<T: Equatable>(generic generic: T) -> T { get async }
  static subscript(index: Int) -> Int { get set }
}
