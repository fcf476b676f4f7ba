/// A request that a sender sends.
// kagemusha: skip
protocol Request {
  associatedtype Response
  var path: String { get }
}

/// Generic members, escaping and non-escaping closures, `inout` and variadic parameters.
protocol RequestSender: AnyObject {
  func send<R: Request>(_ request: R) async throws -> R.Response
  func create<T>(_ identifier: String, userInfo: [AnyHashable: Any]?) -> T?
  func transaction<T>(_ body: (Int) throws -> T) throws -> T
  func normalize(_ path: inout String, for host: String) -> Bool
  func tag(_ names: String..., in group: (name: String, level: Int)) -> Int
}
