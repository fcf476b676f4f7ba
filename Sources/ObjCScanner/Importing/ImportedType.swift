import DeclarationModel

/// The Swift type that a type is imported as, with its nullability.
struct ImportedType {
  /// The nullability of a type.
  enum Nilness {
    /// Never nil, or not a pointer.
    case never
    /// Possibly nil.
    case possible
    /// Unspecified.
    case unspecified
  }

  /// The type without `?` and `!`.
  var type: TypeReference
  var nilness = Nilness.never
  /// Whether the type is an escaping closure.
  var isBlock = false
  /// The closure type, if the type is an alias of one.
  var closure: FunctionType?

  /// The type in a declaration: unspecified nullability is `!`.
  var declared: TypeReference {
    switch nilness {
    case .never: type
    case .possible: .optional(type)
    case .unspecified: .implicitlyUnwrapped(type)
    }
  }

  /// The type inside another type: unspecified nullability is `?`.
  var nested: TypeReference {
    nilness == .never ? type : .optional(type)
  }
}

/// A protocol in a composition or an inheritance clause, ordered by module and name like in Swift.
struct SortedProtocol: Comparable {
  /// The module, such as `ObjectiveC`, `UIKit` or `Legacy`; empty if there is none.
  var module: String
  /// The name in Swift.
  var name: String

  /// The protocol `NSObject`.
  static let root = SortedProtocol(module: "ObjectiveC", name: "NSObjectProtocol")

  /// The protocol that `NS_SWIFT_SENDABLE` adds.
  static let sendable = SortedProtocol(module: "Swift", name: "Sendable")

  /// The protocol as a type.
  var type: TypeReference {
    .named(NamedType(name.split(separator: ".").map { .init(String($0)) }))
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.module, left.name) < (right.module, right.name)
  }
}

/// The reason why a type cannot be imported into Swift.
enum UnimportableType: Error, Hashable {
  /// Swift has no equivalent.
  case unknown(String)
  /// The class is only forward-declared with `@class`.
  case forwardClass(String)
  /// The protocol is only forward-declared with `@protocol Name;`.
  case forwardProtocol(String)
  /// The type is a variadic closure or function.
  case variadicFunction
  /// Not a type: the method is variadic.
  case variadicMethod
  /// Not a type: `NS_SWIFT_NAME` turns a method into an accessor.
  case accessorMethod
  /// Not a type: the first piece of the selector is empty.
  case unnamedMethod
}
