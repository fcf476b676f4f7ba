/// What `NS_SWIFT_NAME` says, taken apart.
///
/// SE-0005 and SE-0044: `nicer(_:count:)`, `getter:title()`, `title`, `Type.member(self:)`.
struct SwiftNameAttribute: Sendable, Hashable {
  /// What the name is of.
  enum Kind: String, Sendable, Hashable {
    case plain = ""
    case getter
    case setter
  }

  /// Whether it names an accessor.
  var kind = Kind.plain
  /// The name before the parenthesis, without the type it may be put into.
  var baseName: String
  /// The labels; nil for `_`. Empty for a name without parentheses.
  var labels: [String?]
  /// Whether it has parentheses.
  var isFunction: Bool

  /// Reads the text of an attribute; nil if it is no name.
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

/// What Swift makes of a requirement.
package enum SwiftImport<Name: Sendable & Hashable>: Sendable, Hashable {
  /// A requirement of this name.
  case named(Name)
  /// Nothing, and no conforming type needs it: `NS_SWIFT_NAME(init(…))` for what is no
  /// initializer, a property called `init`.
  case absent
  /// Nothing, and no Swift type can conform for lack of it: `NS_SWIFT_NAME(setter:…)` for a method.
  case impossible

  /// The name, if there is one.
  package var name: Name? { if case .named(let name) = self { name } else { nil } }
}
