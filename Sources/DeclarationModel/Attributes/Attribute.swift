/// `@available(iOS 16, *)`.
package struct Attribute: Sendable, Hashable {
  /// The attributes that the generator treats in a way of their own.
  package enum Kind: String, Sendable, Hashable {
    case autoclosure, available, concurrent, convention, discardableResult, escaping, globalActor
    case isolated, noDerivative, noescape, preconcurrency
    case mainActor = "MainActor"
    case sendable = "Sendable"
    case spi = "_spi"
  }

  /// `available`, `MainActor`, `objc`.
  package let name: String
  /// What stands between the parentheses, if there are any.
  package let arguments: String?
  /// Which of the attributes that are treated in a way of their own it is; nil for all others.
  package let kind: Kind?
  /// What an `@available(…)` says; nil for every other attribute.
  package let availability: Availability?
  /// Whether it isolates a declaration to a global actor: by its name, unless its declaration is known.
  package var isGlobalActor: Bool

  /// Describes an attribute.
  package init(_ name: String, arguments: String? = nil) {
    self.name = name
    self.arguments = arguments
    kind = Kind(rawValue: name)
    availability = kind == .available ? Availability(arguments ?? "") : nil
    isGlobalActor = name.hasSuffix("Actor") && name != "globalActor"
  }

  /// Describes an attribute that is treated in a way of its own.
  package init(_ kind: Kind, arguments: String? = nil) {
    self.init(kind.rawValue, arguments: arguments)
  }

  /// The attribute as source.
  package var text: String {
    "@\(name)" + (arguments.map { "(\($0))" } ?? "")
  }

  /// Whether it is a parameter's own, and no part of the parameter's type.
  package var belongsToParameter: Bool {
    switch kind {
    case .escaping, .autoclosure, .noescape, .noDerivative: true
    default: false
    }
  }

  /// Whether it deprecates the declaration, on all platforms or one.
  package var isDeprecation: Bool { availability?.isDeprecated ?? false }

  /// Whether a program declares it, as it does property wrappers and result builders; global actors
  /// are left out.
  package var isCustom: Bool { (name.first?.isUppercase ?? false) && !isGlobalActor }
}

extension [Attribute] {
  /// Whether one of them is of a kind.
  package func contains(_ kind: Attribute.Kind) -> Bool { contains { $0.kind == kind } }

  /// Those that say where a declaration is available.
  package var availability: [Attribute] { filter { $0.kind == .available } }
}
