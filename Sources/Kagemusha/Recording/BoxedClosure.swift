/// A closure in a value of a generated type.
///
/// A closure that throws a stated type of error (SE-0413), or is `@isolated(any)` (SE-0431), can be the argument of a
/// generic function only where the system is as new as macOS 15 and iOS 18: nothing older knows its type at run time.
/// The type of such a value, in contrast, is known everywhere. Generated code declares it.
public protocol _BoxedClosure: CustomStringConvertible, CustomReflectable {}

extension _BoxedClosure {
  /// The text that a closure has.
  public var description: String { "(Function)" }

  /// Nothing: to reflect the closure, its type would have to be known.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
