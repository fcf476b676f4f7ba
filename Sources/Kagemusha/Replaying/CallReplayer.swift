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

/// A recording that a mock answers from.
struct Replay: Sendable {
  let replayer: any CallReplayer
  /// Where the mock was told.
  let place: SourcePlace
}

/// What a recording has in place of an answer to a call.
package struct RecordingGap: Sendable {
  /// The recorded call that is most like it.
  package struct Nearest: Sendable {
    /// Its place in the recording, from 1.
    package let number: Int
    /// The requirement.
    package let member: String
    /// Its arguments.
    package let arguments: [String]

    /// Describes a call.
    package init(number: Int, member: String, arguments: [String]) {
      self.number = number
      self.member = member
      self.arguments = arguments
    }
  }

  /// The file, as the test names it.
  package let file: String
  /// The call that is most like it; nil for an empty recording.
  package let nearest: Nearest?
  /// How many calls were recorded.
  package let count: Int
  /// What was returned, where that could not be written down.
  package var described: String?

  /// Describes a gap.
  package init(file: String, nearest: Nearest?, count: Int) {
    self.file = file
    self.nearest = nearest
    self.count = count
  }
}
