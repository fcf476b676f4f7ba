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
