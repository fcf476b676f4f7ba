/// A specifier before a type and its attributes, such as `inout`, `sending` or
/// `nonisolated(nonsending)`.
package enum TypeSpecifier: Sendable, Hashable {
  case `inout`, borrowing, consuming, sending, isolated
  /// `__owned`.
  case owned
  /// `__shared`.
  case shared
  /// `_const`.
  case const
  /// `nonisolated(nonsending)` (SE-0461).
  case nonisolatedNonsending
  /// A specifier without a case of its own, as written: `dependsOn(self)`.
  case other(String)

  private static let known: [TypeSpecifier] = [
    .inout, .borrowing, .consuming, .sending, .isolated, .owned, .shared, .const,
    .nonisolatedNonsending,
  ]
  private static let byText = Dictionary(uniqueKeysWithValues: known.map { ($0.text, $0) })

  /// Creates the specifier with a spelling.
  package init(_ text: String) {
    self = Self.byText[text] ?? .other(text)
  }

  /// The specifier as source.
  package var text: String {
    switch self {
    case .inout: "inout"
    case .borrowing: "borrowing"
    case .consuming: "consuming"
    case .sending: "sending"
    case .isolated: "isolated"
    case .owned: "__owned"
    case .shared: "__shared"
    case .const: "_const"
    case .nonisolatedNonsending: "nonisolated(nonsending)"
    case .other(let text): text
    }
  }

  /// Whether the specifier states the ownership of a parameter (SE-0377).
  package var isOwnership: Bool {
    switch self {
    case .borrowing, .consuming, .owned, .shared: true
    default: false
    }
  }
}
