/// An attribute, such as `@available(iOS 16, *)`.
package struct Attribute: Sendable, Hashable {
  /// The attributes that the generator knows.
  package enum Kind: String, Sendable, Hashable {
    case autoclosure, available, concurrent, convention, discardableResult, escaping, globalActor
    case isolated, noDerivative, noescape, preconcurrency
    case mainActor = "MainActor"
    case sendable = "Sendable"
    case spi = "_spi"
  }

  /// The name, such as `available`, `MainActor` or `objc`.
  package let name: String
  /// The text between the parentheses, if there are any.
  package let arguments: String?
  /// The kind of a known attribute; nil for all others.
  package let kind: Kind?
  /// The content of an `@available(…)`; nil for every other attribute.
  package let availability: Availability?
  /// Whether the attribute isolates a declaration to a global actor, judged by its name until its
  /// declaration is known.
  package var isGlobalActor: Bool

  /// Creates an attribute.
  package init(_ name: String, arguments: String? = nil) {
    self.name = name
    self.arguments = arguments
    kind = Kind(rawValue: name)
    availability = kind == .available ? Availability(arguments ?? "") : nil
    isGlobalActor = name.hasSuffix("Actor") && name != "globalActor"
  }

  /// Creates the attribute that a type is: a global actor, a property wrapper or a result builder.
  package init?(_ type: TypeReference) {
    guard case .named(let named) = type else { return nil }
    self.init(named.plainNames.joined(separator: "."))
  }

  /// Creates a known attribute.
  package init(_ kind: Kind, arguments: String? = nil) {
    self.init(kind.rawValue, arguments: arguments)
  }

  /// The attribute as source.
  package var text: String {
    "@\(name)" + (arguments.map { "(\($0))" } ?? "")
  }

  /// Whether the attribute belongs to a parameter, and not to the parameter's type.
  package var belongsToParameter: Bool {
    switch kind {
    case .escaping, .autoclosure, .noescape, .noDerivative: true
    default: false
    }
  }

  /// Whether the attribute deprecates the declaration, on all platforms or one.
  package var isDeprecation: Bool { availability?.isDeprecated ?? false }

  /// Whether the attribute makes the declaration unavailable, on all platforms or one, or in a mode of Swift.
  package var isUnavailability: Bool { availability?.isUnavailable ?? false }

  /// Whether the attribute is declared in a program, as property wrappers and result builders are;
  /// global actors do not count.
  package var isCustom: Bool { (name.first?.isUppercase ?? false) && !isGlobalActor }

  /// Whether it isolates to a global actor, or is one of a requirement or a closure that a program declares, which
  /// hardly is anything else there.
  package var mayBeGlobalActor: Bool { isGlobalActor || isCustom && kind == nil }
}

extension [Attribute] {
  /// Whether one of the attributes is of a kind.
  package func contains(_ kind: Attribute.Kind) -> Bool { contains { $0.kind == kind } }

  /// The `@available` attributes.
  package var availability: [Attribute] { filter { $0.kind == .available } }
}
