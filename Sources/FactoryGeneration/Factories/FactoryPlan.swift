import DeclarationModel

/// What a factory is made of, before its constants have names.
struct FactoryPlan {
  /// The factory, without its steps and its result.
  var blueprint: FactoryBlueprint
  /// The constants, each after those that it is made of.
  var steps: [PlannedStep] = []
  /// The call that makes the value.
  var result = PlannedCall(callee: "", effects: Effects())
  /// What cannot be made, and how one comes to it; there is no factory then.
  var failures: [ValueFailure] = []
  /// What keeps a default that reaches a mock.
  var warnings: [ValueFailure] = []
}

/// Something that a factory makes, or is passed.
struct PlannedValue {
  /// How much a value matters to others.
  enum Kind {
    /// A value that nobody shares, such as a text.
    case plain
    /// Something that is made of plain values.
    case built
    /// A mock, or what holds one, or an object that is shared: it stands in place of a default.
    case own
  }

  /// Where the value is from.
  enum Source {
    /// An expression, as Swift.
    case expression(String)
    /// The parameter of that name.
    case parameter(String)
    /// A property of the parameter of that name.
    case property(String, of: String)
    /// The step of that number.
    case step(Int)
  }

  var source: Source
  var kind: Kind

  /// `nil`.
  static let none = PlannedValue(source: .expression("nil"), kind: .plain)
}

/// A call that makes a value of others.
struct PlannedCall {
  /// What is called.
  var callee: String
  /// The arguments, with their labels.
  var arguments: [(label: String?, value: PlannedValue)] = []
  /// What the call may do besides.
  var effects: Effects
}

/// A constant of a factory.
struct PlannedStep {
  /// The names that it may have; the first that is free is its own.
  var wishes: [String]
  /// What makes it.
  var call: PlannedCall
}
