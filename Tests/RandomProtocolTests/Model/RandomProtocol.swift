/// A protocol, or a class, in parts that can be removed.
struct RandomProtocol: Hashable, Codable {
  /// A place of a protocol.
  enum Place: String, Codable {
    case file, otherFile, otherModule
  }

  /// An associated type, with a type that fits.
  struct Associated: Hashable, Codable {
    /// The name.
    var name: String
    /// The text `: Hashable`, ` = Int` or ` where …`, or an empty text.
    var suffix: String
    /// The type in a handwritten class.
    var binding: TypeSample
    /// Whether the associated type is a primary one.
    var isPrimary = false
  }

  /// The name.
  var name: String
  /// The place of the declaration.
  var place = Place.file
  /// Whether it is a class; nil for a protocol.
  var isClass: Bool?
  /// Whether it is public though it is in the tested module, whose compiled form is mocked; nil for no.
  var isExported: Bool?
  /// The enumerations around the protocol, outermost first: `Scope1A`, `Scope1A.Deep1A`.
  var scope: String?
  /// Whether the innermost of them has a type `Local` of its own; nil for no.
  var hasNamesake: Bool?
  /// The condition of the `#if` block around the protocol.
  var condition: String?
  /// The attributes and modifiers, such as `@MainActor` and `nonisolated`.
  var attributes: [String] = []
  /// The standard protocols, classes, and protocols of the case that the protocol inherits from.
  var parents: [String] = []
  /// The associated types.
  var associated: [Associated] = []
  /// The clause ` where Item: Hashable`, or an empty text.
  var whereClause = ""
  /// Type aliases and similar members.
  var aliases: [String] = []
  /// The requirements.
  var requirements: [RandomRequirement] = []
  /// The index of a requirement that an extension implements.
  var defaulted: Int?
  /// The indices of requirements to remove.
  var dropped: Set<Int> = []

  /// The name by which other declarations refer to the protocol.
  var path: String { scope.map { "\($0).\(name)" } ?? name }

  /// The lines that open the enumerations around the protocol.
  var scopeHeads: [String] {
    let access = isPublic ? "public " : ""
    return scope.map { $0.split(separator: ".").map { "\(access)enum \($0) {" } } ?? []
  }

  /// The type `Local` around the protocol; nil if there is none.
  var namesake: String? {
    guard hasNamesake ?? false, scope != nil else { return nil }
    return (isPublic ? "public " : "") + "struct Local: Sendable { init() {} }"
  }

  /// Whether other modules see the protocol without `@testable`.
  var isPublic: Bool { place == .otherModule || isExported ?? false }

  /// Whether the protocol exists without a flag.
  var isPresent: Bool { condition != "DEBUG" }

  /// The line that opens the protocol.
  var head: String {
    let access = isPublic ? ["public"] : []
    let primary = associated.filter(\.isPrimary).map(\.name)
    let list = primary.isEmpty ? "" : "<\(primary.joined(separator: ", "))>"
    let inheritance = parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")
    return (attributes + access + ["protocol \(name)\(list)\(inheritance)\(whereClause) {"])
      .joined(separator: " ")
  }
}
