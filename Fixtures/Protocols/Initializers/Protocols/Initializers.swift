import Foundation

protocol Creatable: AnyObject {
  init()
  init(name: String, level: Int)
  init?(_ text: String)
  init(throwing: Int) throws
  init<T: Equatable>(value: T, body: (T) -> Void) async
}

protocol Page: NSObjectProtocol {
  init()
  init(app: Int)
  func open()
}

/// The variables of some styles know nothing of initializers.
protocol Lazy {
  init(_ value: @autoclosure () -> Int)
  init(trying value: @autoclosure () throws -> Int) throws
}

/// An initializer with the parameters of a stub class's own one.
protocol Placed {
  init(file: StaticString, line: UInt)
  func log()
}
