import Foundation

/// A value and the lock that guards it: what several threads or closures of a scenario add to.
public final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Guards a value.
  public init(_ value: Value) { self.value = value }

  /// Reads or changes the value; nothing else does meanwhile.
  public func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
