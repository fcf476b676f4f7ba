import DeclarationModel

/// The plan of a factory, whose constants have no names yet.
struct FactoryPlan {
  /// The factory, without its steps and its result.
  var blueprint: FactoryBlueprint
  /// The constants, each after those that it uses.
  var steps: [PlannedStep] = []
  /// The call that makes the result.
  var result = PlannedCall(callee: "", effects: Effects())
  /// The values that cannot be made, each with the parameters that lead to it; with a failure,
  /// there is no factory.
  var failures: [ValueFailure] = []
  /// The problems that do not prevent the factory: parameters that lead to a mock and still keep
  /// their defaults, and objects that cannot be shared.
  var warnings: [ValueFailure] = []
}

/// A value that a factory makes, or takes as a parameter.
struct PlannedValue {
  /// The kind of value, by how it affects the values made from it.
  enum Kind {
    /// A value that is never shared, such as a text.
    case plain
    /// A value that is made from plain values.
    case built
    /// A mock, a shared object, or a value that contains one; it replaces the default of a
    /// parameter.
    case own
  }

  /// The source of a value.
  enum Source {
    /// An expression as source.
    case expression(String)
    /// The parameter with a name.
    case parameter(String)
    /// A property of the parameter with a name.
    case property(String, of: String)
    /// The step with an index.
    case step(Int)
  }

  var source: Source
  var kind: Kind

  /// The value `nil`.
  static let none = PlannedValue(source: .expression("nil"), kind: .plain)
}

/// A call that makes a value from others.
struct PlannedCall {
  /// The called expression, without arguments.
  var callee: String
  /// The arguments, with their labels.
  var arguments: [(label: String?, value: PlannedValue)] = []
  /// The effects of the call.
  var effects: Effects
}

/// A constant of a factory.
struct PlannedStep {
  /// The preferred names; the first free one is used.
  var wishes: [String]
  /// The call that makes the value.
  var call: PlannedCall
}
