/// A type alias that stands for a function: `typealias Completion = (Int) -> Void`.
package struct ClosureAlias: Sendable, Hashable, Codable {
  /// The name, without the types it is nested in.
  package var name: String
  /// Whether it is nested in a type, by its indentation.
  package var isNested: Bool

  /// Describes an alias.
  package init(name: String, isNested: Bool) {
    self.name = name
    self.isNested = isNested
  }
}

/// `typealias Codable = Decodable & Encodable`: an alias that a protocol may have as a parent.
package struct ParentAlias: Sendable, Hashable, Codable {
  /// The name.
  package var name: String
  /// Whether it is declared inside a type or an extension.
  package var isNested: Bool
  /// What it stands for: a name, or a composition. Whether that is a protocol is not known yet.
  package var type: TypeReference

  /// Describes an alias.
  package init(name: String, isNested: Bool, type: TypeReference) {
    self.name = name
    self.isNested = isNested
    self.type = type
  }
}

/// The name of a type that an app declares.
package struct DeclaredName: Sendable, Hashable, Codable {
  /// The name, without the types it is nested in.
  package var name: String
  /// Whether it is nested in a type, by its indentation.
  package var isNested: Bool

  /// Describes a name.
  package init(name: String, isNested: Bool) {
    self.name = name
    self.isNested = isNested
  }
}
