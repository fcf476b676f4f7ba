/// The components of the value of `NS_SWIFT_NAME`.
///
/// SE-0005 and SE-0044: `nicer(_:count:)`, `getter:title()`, `title`, `Type.member(self:)`.
struct SwiftNameAttribute: Sendable, Hashable {
  /// The kind of declaration that is named.
  enum Kind: String, Sendable, Hashable {
    case plain = ""
    case getter
    case setter
  }

  /// The kind of declaration that is named.
  var kind = Kind.plain
  /// The base name before the parenthesis, without the type that the member is added to.
  var baseName: String
  /// The labels; nil for `_`. Empty if there are no parentheses.
  var labels: [String?]
  /// Whether the name has parentheses.
  var isFunction: Bool

  /// Parses the value of an attribute; returns nil if it is not a name.
  init?(_ text: String) {
    var rest = text[...]
    for kind in [Kind.getter, .setter] where rest.hasPrefix(kind.rawValue + ":") {
      self.kind = kind
      rest = rest.dropFirst(kind.rawValue.count + 1)
    }
    let name = rest.prefix { $0 != "(" }
    baseName = String(name.split(separator: ".").last ?? "")
    isFunction = name.endIndex < rest.endIndex
    labels = []
    guard Self.isIdentifier(baseName), baseName != "subscript" else { return nil }
    guard isFunction else { return }
    guard rest.last == ")" else { return nil }
    let list = rest.dropFirst(name.count + 1).dropLast()
    guard list.isEmpty || list.last == ":" else { return nil }
    labels = list.split(separator: ":").map { $0 == "_" ? nil : String($0) }
    guard labels.allSatisfy({ $0.map(Self.isIdentifier) != false }) else { return nil }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.first, !first.isNumber else { return false }
    return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }
}

/// The result of importing a requirement into Swift.
package enum SwiftImport<Name: Sendable & Hashable>: Sendable, Hashable {
  /// A requirement with this name.
  case named(Name)
  /// The requirement is not imported, and no conforming type needs it: `NS_SWIFT_NAME(init(…))` for
  /// a method that is not an initializer, a property called `init`.
  case absent
  /// The requirement is not imported, so that no Swift type can conform: `NS_SWIFT_NAME(setter:…)`
  /// for a method.
  case impossible

  /// The name, if there is one.
  package var name: Name? { if case .named(let name) = self { name } else { nil } }
}
