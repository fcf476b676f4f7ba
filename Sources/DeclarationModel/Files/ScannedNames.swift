/// A type or type alias that a file declares outside of functions, by name.
package struct DeclaredName: Sendable, Hashable {
  /// The name, without the types that it is nested in.
  package var name: String
  /// The types and extensions that it is nested in, outermost first.
  package var enclosingTypes: [String]
  /// The `#if` clauses around it, outermost first; of aliases only.
  package var conditions: [ConditionalClause]

  /// Describes a name.
  package init(
    name: String, enclosingTypes: [String] = [], conditions: [ConditionalClause] = []
  ) {
    self.name = name
    self.enclosingTypes = enclosingTypes
    self.conditions = conditions
  }

  /// The names from the outermost type to it.
  package var path: [String] { enclosingTypes + [name] }
}

/// `typealias Codable = Decodable & Encodable`: an alias and its type.
package struct ScannedAlias: Sendable, Hashable {
  /// The alias.
  package var alias: DeclaredName
  /// The type that it stands for.
  package var type: TypeReference

  /// Describes an alias.
  package init(_ alias: DeclaredName, type: TypeReference) {
    self.alias = alias
    self.type = type
  }

  /// The name of the alias.
  package var name: String { alias.name }
}

/// The names of types that the text of a mock is written with, and that an app may have for types of
/// its own.
package enum MockVocabulary {
  /// Those of the run-time library.
  package static let library: Set = [
    "Listing", "MockCore", "MockFailure", "MockMode", "MockedStatics", "RealObject",
    "RecordedInvocation", "RecordingMock", "SendableStubbing", "StubVerifyMock", "Stubbing",
    "Verifying", "_BoxedClosure", "_FailureReporting", "_LinkedFramework",
    "_MemberSelector", "_MockMembers", "_MockUse",
  ]
  /// Those of the standard library.
  package static let standard: Set = [
    "Array", "Bool", "Dictionary", "Error", "Hasher", "Never", "Optional", "StaticString", "UInt",
    "Void",
  ]
  /// Those of both.
  package static let allTypes = library.union(standard)
  /// The modules that tell them from others.
  package static let modules: Set = ["Kagemusha", "Swift"]
}
