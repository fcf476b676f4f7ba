/// A type alias that stands for a function: `typealias Completion = (Int) -> Void`.
package struct ClosureAlias: Sendable, Hashable, Codable {
  /// The name, without the types that it is nested in.
  package var name: String
  /// The types and extensions that it is nested in, outermost first.
  package var enclosingTypes: [String]
  /// The `#if` clauses around it, outermost first.
  package var conditions: [ConditionalClause] = []

  /// Describes an alias.
  package init(name: String, enclosingTypes: [String] = []) {
    self.name = name
    self.enclosingTypes = enclosingTypes
  }
}

/// `typealias Codable = Decodable & Encodable`: an alias that a protocol may have as a parent.
package struct ParentAlias: Sendable, Hashable, Codable {
  /// The name.
  package var name: String
  /// The types and extensions that it is nested in, outermost first.
  package var enclosingTypes: [String]
  /// The `#if` clauses around it, outermost first.
  package var conditions: [ConditionalClause] = []
  /// What it stands for: a name, or a composition. Whether that is a protocol is not known yet.
  package var type: TypeReference

  /// Describes an alias.
  package init(name: String, enclosingTypes: [String] = [], type: TypeReference) {
    self.name = name
    self.enclosingTypes = enclosingTypes
    self.type = type
  }
}

/// The name of a type that an app declares.
package struct DeclaredName: Sendable, Hashable, Codable {
  /// The name, without the types that it is nested in.
  package var name: String
  /// The types and extensions that it is nested in, outermost first.
  package var enclosingTypes: [String]
  /// The `#if` clauses around it, outermost first.
  package var conditions: [ConditionalClause] = []

  /// Describes a name.
  package init(name: String, enclosingTypes: [String] = []) {
    self.name = name
    self.enclosingTypes = enclosingTypes
  }
}
