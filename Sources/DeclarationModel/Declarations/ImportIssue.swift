/// The reason why no Swift type can implement a requirement of an Objective-C protocol: Swift does
/// not import it, or imports it in a form that no type can have.
package enum ImportIssue: Sendable, Hashable {
  /// The method is variadic.
  case variadic
  /// A closure or function in the requirement is variadic.
  case variadicFunction
  /// The requirement uses a class that is only forward-declared with `@class`.
  case forwardClass(String)
  /// The requirement uses a protocol that is only forward-declared.
  case forwardProtocol(String)
  /// The requirement uses a type that has no equivalent in Swift.
  case unknownType(String)
  /// `NS_SWIFT_NAME` turns the method into an accessor.
  case accessor
  /// The first piece of the selector is empty, so that the method has no name.
  case unnamed
  /// The method throws, and returns a value that is not an object.
  case thrownValue(String)
  /// An argument of type `Void` takes the place of the error.
  case voidArgument
  /// `NSObject` has a member with the same Objective-C name.
  case reserved(String)
  /// A closure in the requirement may be nil and does not escape, which Swift cannot declare.
  case nonescapingOptional
  /// Another requirement of the protocol has the same name and types in Swift.
  case sameInSwift
  /// Another requirement has the same selector, but other types.
  case sameSelector(String)

  /// Whether Swift imports the requirement nevertheless.
  package var isImported: Bool {
    switch self {
    case .variadic, .variadicFunction, .forwardClass, .forwardProtocol, .unknownType, .accessor,
      .unnamed:
      false
    case .thrownValue, .voidArgument, .reserved, .nonescapingOptional, .sameInSwift,
      .sameSelector:
      true
    }
  }
}
