/// Why Swift cannot see a requirement of an Objective-C protocol, or sees what none of its types can
/// have, so that no type of Swift's can conform to it.
package enum ImportIssue: Sendable, Hashable {
  /// It takes `...`.
  case variadic
  /// A closure or function in it takes `...`.
  case variadicFunction
  /// It has a class that only `@class` declares.
  case forwardClass(String)
  /// It has a protocol that is only announced.
  case forwardProtocol(String)
  /// It has a type that Swift has nothing like.
  case unknownType(String)
  /// `NS_SWIFT_NAME` makes an accessor of it.
  case accessor
  /// The first part of its selector is empty, so that it has no name.
  case unnamed
  /// It throws, and returns what is no object.
  case thrownValue(String)
  /// An argument of type `Void` stands for its error.
  case voidArgument
  /// `NSObject` has a method or property of its own that is called so in Objective-C.
  case reserved(String)
  /// A closure in it may be nil and does not escape, which Swift cannot declare.
  case nonescapingOptional
  /// Another requirement of the protocol has the same name and types in Swift.
  case sameInSwift
  /// Another requirement has the same selector, and other types.
  case sameSelector(String)

  /// Whether Swift imports the requirement all the same.
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
