import Basics

/// The variables of a requirement in the style of Sourcery's template, by the suffixes of their
/// names.
package enum SpyVariable: String, Sendable {
  case callsCount = "CallsCount"
  case called = "Called"
  case throwableError = "ThrowableError"
  case receivedInvocations = "ReceivedInvocations"
  case returnValue = "ReturnValue"
  case closure = "Closure"
  case setCallsCount = "SetCallsCount"
  case setClosure = "SetClosure"
}

/// The variables of a requirement in the style of Mockolo, by the suffixes of their names.
package enum HandlerVariable: String, Sendable {
  case callCount = "CallCount"
  case argValues = "ArgValues"
  case handler = "Handler"
  case setCallCount = "SetCallCount"
  case setHandler = "SetHandler"
}

extension StylePrefixes {
  /// Returns the name of a variable: `loadCallsCount`.
  package func name(_ variable: SpyVariable) -> String { spy + variable.rawValue }

  /// Returns the name of a variable: `loadCallCount`.
  package func name(_ variable: HandlerVariable) -> String { handlers + variable.rawValue }

  /// Returns the name of the variable with the arguments of the last call: `loadReceivedId`,
  /// `loadReceivedArguments`.
  package func receivedName(of parameters: [String]) -> String {
    let name = parameters.count == 1 ? parameters[0] : "arguments"
    return "\(spy)Received" + (name == "_" ? "" : TextCase.upperFirst(name))
  }

  /// The name of the variable that keeps a property's value in Sourcery's template:
  /// `underlyingName`.
  package var underlyingName: String { "underlying\(TextCase.upperFirst(spy))" }

  /// The name of the variable that keeps a property's value in Mockolo: `_name`.
  ///
  /// `Error` has requirements with some of these names, so that these get one more underscore.
  package var privateName: String {
    ["code", "domain", "userInfo"].contains(handlers) ? "__\(handlers)" : "_\(handlers)"
  }
}
