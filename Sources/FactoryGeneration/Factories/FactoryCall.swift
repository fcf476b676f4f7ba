import DeclarationModel
import SourceWriting

/// A call that makes a value.
package struct FactoryCall: Sendable, Hashable {
  /// An argument.
  package struct Argument: Sendable, Hashable {
    /// Its label; nil for none.
    package var label: String?
    /// The value, as Swift.
    package var text: String

    /// As source.
    var written: String {
      (label.map { "\(Identifier.argumentLabel($0)): " } ?? "") + text
    }
  }

  /// What is called.
  package var callee: String
  /// The arguments.
  package var arguments: [Argument]
  /// What the call may do besides.
  package var effects: Effects

  /// The call as a statement, after some words.
  func statement(after words: String) -> WrappableLine {
    var statement = WrappableLine("\(words)\(effects.callPrefix)\(callee)")
    statement.addCall(arguments.map(\.written))
    return statement
  }
}

extension Effects {
  /// `try await `, with its trailing space; empty for none.
  var callPrefix: String {
    (throwing == .never ? "" : "try ") + (isAsync ? "await " : "")
  }
}
