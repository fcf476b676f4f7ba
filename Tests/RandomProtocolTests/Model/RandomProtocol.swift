/// A protocol, in parts that can be left out.
struct RandomProtocol: Hashable, Codable {
  /// A place of a protocol.
  enum Place: String, Codable {
    case file, otherFile, otherModule
  }

  /// An associated type, with a type that fits.
  struct Associated: Hashable, Codable {
    /// The name.
    var name: String
    /// `: Hashable`, ` = Int`, ` where …`, or nothing.
    var suffix: String
    /// What a class by hand says it is.
    var binding: TypeSample
    /// Whether it is a primary one.
    var isPrimary = false
  }

  /// The name.
  var name: String
  /// Where it is declared.
  var place = Place.file
  /// The enumerations that it is nested in, outermost first: `Scope1A`, `Scope1A.Deep1A`.
  var scope: String?
  /// The condition of the `#if` block around it.
  var condition: String?
  /// `@MainActor`, `nonisolated`.
  var attributes: [String] = []
  /// The standard protocols, classes and protocols of the case that it inherits from.
  var parents: [String] = []
  /// Its associated types.
  var associated: [Associated] = []
  /// ` where Item: Hashable`, or nothing.
  var whereClause = ""
  /// Type aliases and the like.
  var aliases: [String] = []
  /// Its requirements.
  var requirements: [RandomRequirement] = []
  /// The index of a requirement that an extension implements.
  var defaulted: Int?
  /// The indices of requirements that are to be removed.
  var dropped: Set<Int> = []

  /// The name by which others refer to it.
  var path: String { scope.map { "\($0).\(name)" } ?? name }

  /// The lines that open the enumerations around it.
  var scopeHeads: [String] { scope.map { $0.split(separator: ".").map { "enum \($0) {" } } ?? [] }

  /// Whether it is there where no flag is set.
  var isPresent: Bool { condition != "DEBUG" }

  /// The line that opens it.
  var head: String {
    let access = place == .otherModule ? ["public"] : []
    let primary = associated.filter(\.isPrimary).map(\.name)
    let list = primary.isEmpty ? "" : "<\(primary.joined(separator: ", "))>"
    let inheritance = parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")
    return (attributes + access + ["protocol \(name)\(list)\(inheritance)\(whereClause) {"])
      .joined(separator: " ")
  }
}
