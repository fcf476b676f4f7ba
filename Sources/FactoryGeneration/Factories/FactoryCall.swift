import DeclarationModel
import SourceWriting

/// A call that makes a value.
package struct FactoryCall: Sendable, Hashable {
  /// An argument of a call.
  package struct Argument: Sendable, Hashable {
    /// The label; nil for none.
    package var label: String?
    /// The value as source.
    package var text: String

    /// The argument as source.
    var written: String {
      (label.map { "\(Identifier.argumentLabel($0)): " } ?? "") + text
    }
  }

  /// The called expression, without arguments.
  package var callee: String
  /// The arguments.
  package var arguments: [Argument]
  /// The effects of the call.
  package var effects: Effects

  /// Returns the call as a statement that begins with `words`.
  func statement(after words: String) -> WrappableLine {
    var statement = WrappableLine("\(words)\(effects.callPrefix)\(callee)")
    statement.addCall(arguments.map(\.written))
    return statement
  }
}

extension Effects {
  /// The keywords before the call, such as `try await `, with a trailing space; empty for a call
  /// without effects.
  var callPrefix: String {
    (throwing == .never ? "" : "try ") + (isAsync ? "await " : "")
  }
}
