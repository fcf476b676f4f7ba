/// Autoclosures, which a mock asks for their values unless a stub leaves them alone.
// kagemusha: mock, forwarding
protocol Journal: Sendable {
  func log(_ text: @autoclosure () -> String)
  func log(_ text: @autoclosure @escaping () -> String, level: Int) -> Bool
  func load(_ key: String, or standard: @autoclosure () throws -> Int) throws -> Int
  func loadLater(_ key: @autoclosure () async throws(KitchenError) -> Int)
    async throws(KitchenError)
    -> Int
  func attempt(_ value: @autoclosure () throws -> Int) rethrows -> Int
  func trace<Result>(_ text: @autoclosure () -> String, _ body: () throws -> Result) rethrows
    -> Result
  func keep<Value>(_ value: @autoclosure () -> Value, for key: String)
  func append(_ text: @autoclosure () -> String, to lines: inout [String])
  func fill(_ text: @autoclosure () -> String) -> Sheet
  subscript(text: @autoclosure () -> String) -> Int { get }
}

/// A page of a journal, of which there is only one.
struct Sheet: ~Copyable {
  var number: Int
}
