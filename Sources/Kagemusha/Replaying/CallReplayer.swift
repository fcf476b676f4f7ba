/// Answers calls from what was written down.
///
/// `KagemushaJSON` has the one type that does, since it needs Foundation.
package protocol CallReplayer: Sendable {
  /// The file, as the test names it.
  var file: String { get }

  /// The next answer to a call; nil if none was recorded. The last one answers ever after.
  func take(_ call: CallDescription) -> (any ReplayedAnswer)?

  /// What there is in place of an answer.
  func gap(at call: CallDescription) -> RecordingGap
}

/// What was recorded of one call.
package protocol ReplayedAnswer: Sendable {
  /// How many times the completion handler was called.
  var completionCount: Int { get }

  /// What the call returned; nil if that could not be written down.
  func output<Output>(as type: Output.Type) throws(JSONFault) -> Output?

  /// What the call threw; nil if it threw nothing.
  func error<Failure: Error>(as type: Failure.Type) throws(JSONFault) -> Failure?

  /// A value that a completion handler was called with.
  ///
  /// - Parameters:
  ///   - type: The type of the handler's parameter.
  ///   - number: Which of its parameters.
  ///   - completion: Which call of the handler.
  func value<Value>(
    as type: Value.Type, _ number: Int, ofCompletion completion: Int
  ) throws(JSONFault) -> Value
}
