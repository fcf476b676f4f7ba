/// A closure in a value of a generated type.
///
/// A closure that throws a stated type of error (SE-0413), or is `@isolated(any)` (SE-0431), can be the
/// argument of a generic function only on macOS 15, iOS 18 and later: older systems do not know its
/// type at run time. The type of a value that holds the closure is known everywhere. Generated code
/// declares it.
public protocol _BoxedClosure: CustomStringConvertible, CustomReflectable {}

extension _BoxedClosure {
  /// Returns an element of a tuple that is sent to the closure (SE-0430).
  ///
  /// The caller has sent the tuple, and does not use it any more; `Locked` vouches for that to the compiler.
  public func _sending<Value>(_ value: Value) -> sending Value { Locked(value).with { $0 } }

  /// The text of a closure in messages.
  public var description: String { "(Function)" }

  /// An empty mirror: to reflect the closure, its type would have to be known.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
