import DeclarationModel
import MockResolver

extension StyledCall {
  /// The arguments that are kept: all except noncopyable ones, and those that are both `inout` and
  /// `sending`.
  var kept: [Argument] {
    arguments.filter { argument in
      let specifiers = argument.parameter.specifiers
      return !argument.parameter.isNoncopyable
        && !(specifiers.contains(.inout) && specifiers.contains(.sending))
    }
  }

  /// Whether an argument is a closure that cannot outlive the call; Sourcery's template keeps no
  /// arguments then.
  var hasPassingClosure: Bool {
    arguments.contains { argument in
      argument.isUnrecorded || (argument.parameter.isAutoclosure && !argument.parameter.isEscaping)
    }
  }

  /// Returns the type of some arguments as one value: a tuple, or the type of a single argument.
  func valueType(of arguments: [Argument]) -> String {
    if arguments.count == 1 { return erased(arguments[0].recordedType).text }
    let elements = arguments.map { "\($0.declaredName): \(erased($0.recordedType).text)" }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// Returns some arguments as one value.
  func value(of arguments: [Argument]) -> String { arguments.tuple() ?? "()" }
}

extension [Argument] {
  /// The run-time support that the types of the arguments need; nil if every system has it.
  var runtimeSupport: RuntimeSupport? { compactMap(\.parameter.runtimeSupport).max() }
}

extension TypeReference {
  /// Returns a value of this type as a variable of another actor gets it: the compiler (6.3.1) does not understand how
  /// a value that is kept as it is becomes a part of that actor.
  func sentToVariable(_ value: String) -> String {
    let type = closurePart.text
    // A generic function would open an existential.
    // The type of the variable, which is optional once more, would be that of the function's result.
    return "\(StyleSupport.sending)(\(value) as \(type)) as \(type)"
  }

  /// The type of a variable that gets a value of this type later: `Int?` for an optional, `Int!`
  /// for another type.
  var unwrappedLater: String {
    switch self {
    case .optional, .implicitlyUnwrapped: text
    default: TypeReference.implicitlyUnwrapped(self).text
    }
  }
}

extension Argument {
  /// Whether the compiler (6.3.1) may forget that the closure is `@Sendable` where it is assigned: an escaping or
  /// `inout` one that returns a function.
  var losesSendable: Bool {
    guard parameter.isEscaping || isEvaluated || isInout else { return false }
    guard case .function(var closure) = parameter.type else { return parameter.namesClosure }
    if isEvaluated {
      guard let value = parameter.passedFunction else { return false }
      closure = value
    }
    let returnsFunction =
      if case .function = closure.result.unspecified { true } else { parameter.returnsNamedClosure }
    return returnsFunction
      && closure.attributes.contains { $0.kind == .sendable || $0.isGlobalActor }
  }
}
