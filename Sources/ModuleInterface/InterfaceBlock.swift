/// A declaration of an interface with all its lines, comments left out.
struct InterfaceBlock {
  /// What it is, as far as it is wanted.
  enum Kind {
    case module, `protocol`, alias, `extension`
    /// A type with the name of the module, which hides it.
    case namesake
    /// A type, of which only the name is wanted.
    case type
  }

  /// What it is.
  var kind: Kind
  /// Its name; with the types it is nested in: `Outer.Inner`.
  var name: String
  /// Its text, lines joined.
  var lines: [String]

  /// Its text.
  var text: String { lines.joined(separator: "\n") + "\n" }
}
