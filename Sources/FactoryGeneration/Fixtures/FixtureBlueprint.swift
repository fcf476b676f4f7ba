import DeclarationModel

/// The fixture of one type.
package struct FixtureBlueprint: Sendable, Hashable {
  /// A parameter of the fixture.
  package struct Parameter: Sendable, Hashable {
    /// The name, which is also the label in the fixture.
    package var name: String
    /// The label in the initializer; nil if there is none.
    package var label: String?
    /// The type, as spelled outside of the type.
    package var type: TypeReference
    /// Whether the type is a closure.
    package var isClosure: Bool
    /// The default value.
    package var sample: Sample
  }

  /// The way to create the value.
  package enum Making: Sendable, Hashable {
    /// Call an initializer.
    case initializer
    /// Use a case of an enumeration.
    case value(Sample)
  }

  /// The names of the enclosing types and of the type.
  package var path: [String]
  /// The position of the declaration of the type.
  package var position: SourcePosition
  /// The parameters, in the order of the initializer.
  package var parameters: [Parameter] = []
  /// The way to create the value.
  package var making = Making.initializer
  /// The global actor that the fixture is isolated to.
  package var isolation: Attribute?
  /// The `@available(…)` attributes of the type.
  package var outerAvailability: [Attribute] = []
  /// The `@available(…)` attributes of the initializer and of the called fixtures.
  package var availability: [Attribute] = []
  /// The `#if` clauses around the type, outermost first.
  package var conditions: [ConditionalClause] = []
  /// The access level.
  package var access = AccessLevel.internal

  /// The qualified name, such as `GitHub.Repository`.
  package var name: String { path.joined(separator: ".") }

  /// Whether every call of a mock can use the fixture: it is available on every system, and not
  /// isolated to an actor.
  var isForEveryCall: Bool {
    isolation == nil && outerAvailability.isEmpty && availability.isEmpty
  }

  /// The qualified names of the types whose fixtures are called.
  var fixtures: Set<String> {
    var all = parameters.reduce(into: Set<String>()) { $0.formUnion($1.sample.fixtures) }
    if case .value(let sample) = making { all.formUnion(sample.fixtures) }
    return all
  }
}
