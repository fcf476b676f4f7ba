import Foundation

/// The old way to have requirements without an implementation.
@objc protocol Uploader {
  @objc optional var progress: Double { get }
  @objc optional func uploadDidStart(_ name: String)
  func upload(_ data: Data, named name: String)
}

@objc protocol Session: NSObjectProtocol {
  var delegate: Uploader? { get set }
  @objc(isOpen) var open: Bool { @objc(isOpen) get }
  static var limit: Int { get set }
  func start(_ options: [String: Any]?, completion: @escaping (Data?, Error?) -> Void)
  func load(_ url: URL) throws -> Data
  func name(at index: Int) throws -> String
  @objc(closeWithReason:) func close(reason: NSString)
  func send(_ values: [NSNumber], to receivers: Set<String>) async throws -> [String: Date]
  func perform(_ selector: Selector, on target: AnyObject)
  subscript(index: Int) -> String { get set }
}

@objc(KGMStore) public protocol Store {
  init(name: String)
  func item(_ key: String) -> Any?
  func items() -> [String]
  func observe(_ block: @escaping @Sendable (String) -> Bool)
}

@MainActor @objc protocol Screen: AnyObject {
  func show(_ title: String?, animated: Bool)
  @objc optional func didShow()
  func next() -> Screen?
}

@objc enum Level: Int { case low, high }

@objc protocol Leveled: Session, Sendable {
  func level(of type: AnyClass, in zone: Level) -> Level
  func child() -> Uploader & Screen
}

class Model: NSObject {
  @objc dynamic var name = ""
}

protocol Modelled: Model {
  func renamed() -> Self?
}
