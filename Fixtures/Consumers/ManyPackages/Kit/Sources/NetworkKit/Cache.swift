/// A class that other packages can subclass, but not all of its members.
open class Cache {
  var entries: [String: String] = [:]
  public init() {}
  init(entries: [String: String]) { self.entries = entries }
  open func value(for key: String) -> String? { entries[key] }
  public func clear() { drop() }
  func drop() { entries = [:] }
}
