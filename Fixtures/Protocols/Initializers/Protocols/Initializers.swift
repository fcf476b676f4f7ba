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
