import DeclarationModel

/// The fixture of one type.
package struct FixtureBlueprint: Sendable, Hashable {
  /// A parameter of it.
  package struct Parameter: Sendable, Hashable {
    /// The name, and label of the fixture.
    package var name: String
    /// The label of the initialiser; nil for none.
    package var label: String?
    /// The type, as it is spelled outside.
    package var type: TypeReference
    /// Whether that is a closure.
    package var isClosure: Bool
    /// The default.
    package var sample: Sample
  }

  /// What it is made with.
  package enum Making: Sendable, Hashable {
    /// An initialiser.
    case initializer
    /// A case of an enumeration, as Swift.
    case value(Sample)
  }

  /// The names of the types that it is nested in, and its own.
  package var path: [String]
  /// Where the type is declared.
  package var position: SourcePosition
  /// The parameters, in the order of the initialiser's.
  package var parameters: [Parameter] = []
  /// What it is made with.
  package var making = Making.initializer
  /// The global actor that it runs on.
  package var isolation: Attribute?
  /// `@available(…)` of the type.
  package var outerAvailability: [Attribute] = []
  /// `@available(…)` of the initialiser, and of what it is made of.
  package var availability: [Attribute] = []
  /// The `#if` clauses around the type, outermost first.
  package var conditions: [ConditionalClause] = []
  /// Who may call it.
  package var access = AccessLevel.internal

  /// `GitHub.Repository`.
  package var name: String { path.joined(separator: ".") }

  /// The full names of the types whose fixtures it calls.
  var fixtures: Set<String> {
    var all = parameters.reduce(into: Set<String>()) { $0.formUnion($1.sample.fixtures) }
    if case .value(let sample) = making { all.formUnion(sample.fixtures) }
    return all
  }
}
