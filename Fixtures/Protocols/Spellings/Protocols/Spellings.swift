protocol BothWays {
  func load() -> Int
  func load() async -> Int
  func fetch(id: Int) throws -> String
  func fetch(id: Int) async throws -> String
  func fetchAsync(id: Int) -> Int
  func count() -> Int
  func count() async -> String
  static func shared() -> Int
  static func shared() async -> Int
  init(id: Int)
  init(id: Int) async
}

protocol Parent {
  func run(_ text: String) -> Int
}

protocol Child: Parent {
  func run(_ text: String) async -> Int
}

protocol Recorded {
  func tags(_ tags: String...) -> Int
  func tags(_ tags: [String]) -> Int
  func log(_ text: String)
  func log(_ text: @autoclosure () -> String)
  func sort(_ numbers: [Int]) -> Int
  func sort(_ numbers: inout [Int]) -> Int
  func sort(_ numbers: inout [Int]) async -> Int
  subscript(path: Int...) -> String { get }
  subscript(path: [Int]) -> String { get }
}

protocol Kinds {
  var name: String { get set }
  func name(of id: Int) -> String
  static var name: String { get }
  static func name(of id: Int) -> String
  func value(_ x: Int) -> Int
  func value(x: Int) -> Int
  func value(_ x: Int?) -> Int
  func value(_ x: [Int]) -> Int
  func value(_ x: String) -> Int
  func value(_ x: String) -> String
  func value<T>(_ x: T) -> T
  func value<T: Comparable>(_ x: T) -> T
  func value(_ x: @escaping () -> Void)
  subscript(index: Int) -> String { get }
  subscript(index: String) -> String { get set }
  static subscript(index: Int) -> String { get }
  init(index: Int)
  func initializer(index: Int)
  func get() -> Int
  func set(_ value: Int)
}
