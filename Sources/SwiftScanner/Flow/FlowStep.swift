import DeclarationModel

/// A place that values of a class come from, or go to.
package enum FlowPlace: Sendable, Hashable {
  /// A variable of the same file.
  case variable(FlowVariable.ID)
  /// The properties and global variables of a name, of one type if that is known.
  case property(String, owner: String?)
  /// The results of the functions of a name.
  case result(String)
  /// A parameter of the functions of a name.
  case parameter(FlowArgument)
  /// A place that takes no other type than the class, or of which nothing is known.
  case nowhere(FlowObstacle)
}

/// An argument of a call.
package struct FlowArgument: Sendable, Hashable {
  /// The name of the function; `init` for an initializer.
  package var function: String
  /// The name of the type that is made.
  package var owner: String?
  /// The argument label.
  package var label: String?
  /// The number of arguments without a label before it.
  package var ordinal: Int
  /// Whether it is a trailing closure without a label.
  package var isTrailing = false
}

/// A value that goes from one place to another: if the first has another type, so must the second have.
package struct FlowStep: Sendable, Hashable {
  /// The place that the value comes from.
  package var source: FlowPlace
  /// The place that the value goes to.
  package var target: FlowPlace
  /// The position, for messages.
  package var position: SourcePosition
}

/// An expression such as `.shared`, which needs the name of the class before the dot where the type is a protocol.
package struct FlowShorthand: Sendable, Hashable {
  /// The offset of the dot.
  package var offset: Int
  /// The place that the value goes to.
  package var target: FlowPlace
}

/// The values of a class in the code of one file.
package struct FlowReading: Sendable {
  /// The ways of the values.
  package var steps: [FlowStep] = []
  /// The expressions that the type gives their meaning.
  package var shorthands: [FlowShorthand] = []
}

/// The members of a protocol that its values may use instead of the class.
package struct FlowMembers: Sendable, Hashable {
  /// A callable member.
  package struct Callable: Sendable, Hashable {
    /// The argument labels; nil for none.
    package var labels: [String?]
    /// The numbers of the parameters that a call may omit.
    package var optional: Set<Int>

    /// Creates a callable member.
    package init(labels: [String?], optional: Set<Int>) {
      self.labels = labels
      self.optional = optional
    }
  }

  /// The properties.
  package var properties: Set<String> = []
  /// The methods by their names.
  package var methods: [String: [Callable]] = [:]
  /// The names of the properties and methods whose values are of the protocol, too: `func copy() -> Self`.
  package var ofSelf: Set<String> = []
  /// Whether there are subscripts.
  package var hasSubscripts = false

  /// Creates an empty set of members.
  package init() {}
}
