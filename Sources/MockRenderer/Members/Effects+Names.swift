import DeclarationModel

extension Effects {
  /// `try await `, with its trailing space; empty for neither.
  var keywords: String {
    (canThrow ? "try " : "") + (isAsync ? "await " : "")
  }

  /// Whether a call may throw; `throws(Never)` may not.
  var canThrow: Bool { throwing != .never && failureType() != "Never" }

  /// What the run-time library appends to the name of the function that answers: `AsyncThrowing`.
  var suffix: String {
    (isAsync ? "Async" : "")
      + (throwing == .rethrows ? "Rethrowing" : canThrow ? "Throwing" : "")
  }

  /// The type of what is thrown.
  ///
  /// - Parameters:
  ///   - anyError: How the mock spells `any Error`.
  ///   - never: How it spells `Never`.
  func failureType(_ anyError: String = "any Error", never: String = "Never") -> String {
    switch throwing {
    case .never: never
    case .any, .rethrows: anyError
    case .typed(let error): error.text
    }
  }

  /// The argument that tells the library the type of what is thrown, where it is not `any Error`.
  var throwingArgument: [String] {
    guard canThrow, case .typed(let error) = throwing else { return [] }
    return ["throwing: \(error.primaryText).self"]
  }
}
