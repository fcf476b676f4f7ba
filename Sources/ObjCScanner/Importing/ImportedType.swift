import DeclarationModel

/// What Swift makes of a type, and what is said of nil.
struct ImportedType {
  /// What may be nil.
  enum Nilness {
    /// It is never nil, or no pointer at all.
    case never
    /// It may be nil.
    case possible
    /// Nothing is said.
    case unspecified
  }

  /// The type without `?` and `!`.
  var type: TypeReference
  var nilness = Nilness.never
  /// Whether it is a closure that may outlive a call.
  var isBlock = false
  /// What is underneath, if it is an alias of a closure.
  var closure: FunctionType?

  /// As it stands in a declaration's own type: `!` where nothing is said.
  var declared: TypeReference {
    switch nilness {
    case .never: type
    case .possible: .optional(type)
    case .unspecified: .implicitlyUnwrapped(type)
    }
  }

  /// As it stands inside another type: `?` where nothing is said.
  var nested: TypeReference {
    nilness == .never ? type : .optional(type)
  }
}

/// A protocol in a composition or an inheritance clause, which Swift sorts by module and name.
struct SortedProtocol: Comparable {
  /// `ObjectiveC`, `UIKit`, `Legacy`; empty for what is in no module.
  var module: String
  /// The name in Swift.
  var name: String

  /// What declares the protocol `NSObject`.
  static let root = SortedProtocol(module: "ObjectiveC", name: "NSObjectProtocol")

  /// What `NS_SWIFT_SENDABLE` means.
  static let sendable = SortedProtocol(module: "Swift", name: "Sendable")

  /// As a type.
  var type: TypeReference {
    .named(NamedType(name.split(separator: ".").map { .init(String($0)) }))
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.module, left.name) < (right.module, right.name)
  }
}
