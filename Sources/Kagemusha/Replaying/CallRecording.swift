/// Records the calls that a mock forwards with the answers of the real object, or compares them with a recording.
///
/// `KagemushaJSON` has the only conforming type, since it needs Foundation.
package protocol CallRecorder: Sendable {
  /// The line of the test that started the recording.
  var place: SourcePlace { get }
  /// The name of the file, as the test gives it.
  var fileName: String { get }
  /// The purpose for which the file is used.
  var use: RecordingUse { get }

  /// Notes the outcome of a call.
  ///
  /// - Parameters:
  ///   - outcome: The result or the error of the object.
  ///   - call: The call.
  /// - Returns: The reason why it could not be recorded; only the first time, since later calls would fail alike.
  func note(_ outcome: Result<Any, any Error>, of call: CallDescription) -> JSONFault?

  /// Notes the values that the object passed to a completion handler.
  func note(completion values: [Any], of call: CallDescription) -> JSONFault?
}

/// A call as a recording describes it: by texts that mean the same in another process.
package struct CallDescription: Sendable {
  /// The requirement: `profile(id:)`, `limit.set`.
  package let member: String
  /// The arguments with their labels: `id: 7`.
  package let arguments: [String]
  /// The values of the arguments: texts may be shortened, or incomplete.
  package let values: Locked<[Any]>
  /// The type of the result.
  package let output: String
  /// The number of the call among the calls of all mocks, from 1.
  package let order: UInt64

  init(_ call: Invocation) {
    let name = call.name
    member = name.text
    let values = call.arguments(count: name.argumentCount)
    let texts = values.map(ArgumentText.describe)
    self.values = Locked(values)
    arguments = zip(name.argumentNames, texts).map { "\($0): \($1)" }
    output = "\(call.types.output)"
    order = call.order
  }
}

/// A call that is recorded.
struct RecordingEntry: Sendable {
  let recorder: any CallRecorder
  let call: CallDescription
  /// The mock. The recorder does not refer to it, since it would keep it alive.
  let mock: MockCore

  func note(_ outcome: Result<Any, any Error>) { report(recorder.note(outcome, of: call)) }

  func note<each Value>(completion value: repeat each Value) {
    var values: [Any] = []
    repeat values.append(each value)
    report(recorder.note(completion: values, of: call))
  }

  private func report(_ fault: JSONFault?) {
    guard let fault else { return }
    mock.report(.unusableRecording(fault, at: recorder.place, recorder.use))
  }
}

/// Answers calls from a recording.
///
/// `KagemushaJSON` has the only conforming type, since it needs Foundation.
package protocol CallReplayer: Sendable {
  /// The name of the file, as the test gives it.
  var file: String { get }

  /// Returns the next answer to a call; nil if none was recorded. The last answer is repeated.
  func take(_ call: CallDescription) -> (any ReplayedAnswer)?

  /// Returns a description of the recording for a call that it has no answer to.
  func gap(at call: CallDescription) -> RecordingGap
}

/// The recorded answer to one call.
package protocol ReplayedAnswer: Sendable {
  /// The number of times that the completion handler was called.
  var completionCount: Int { get }

  /// Returns the result of the call; nil if it could not be encoded.
  func output<Output>(as type: Output.Type) throws(JSONFault) -> Output?

  /// Returns the error that the call threw; nil if it threw none.
  func error<Failure: Error>(as type: Failure.Type) throws(JSONFault) -> Failure?

  /// Returns a value that the completion handler was called with.
  ///
  /// - Parameters:
  ///   - type: The type of the handler's parameter.
  ///   - number: The index of the parameter.
  ///   - completion: The index of the handler's call.
  func value<Value>(
    as type: Value.Type, _ number: Int, ofCompletion completion: Int
  ) throws(JSONFault) -> Value
}

/// A recording from which a mock answers.
struct Replay: Sendable {
  let replayer: any CallReplayer
  /// The line of the test that set the recording.
  let place: SourcePlace
}

/// The contents of a recording that has no answer to a call.
package struct RecordingGap: Sendable {
  /// The recorded call that is most like the unanswered one.
  package struct Nearest: Sendable {
    /// The number of the call in the recording, from 1.
    package let number: Int
    /// The requirement.
    package let member: String
    /// The arguments.
    package let arguments: [String]

    /// Describes a call.
    package init(number: Int, member: String, arguments: [String]) {
      self.number = number
      self.member = member
      self.arguments = arguments
    }
  }

  /// The name of the file, as the test gives it.
  package let file: String
  /// The recorded call that is most like the unanswered one; nil for an empty recording.
  package let nearest: Nearest?
  /// The number of recorded calls.
  package let count: Int
  /// The description of a result that could not be encoded.
  package var described: String?

  /// Describes a gap.
  package init(file: String, nearest: Nearest?, count: Int) {
    self.file = file
    self.nearest = nearest
    self.count = count
  }
}

/// A recorded call that a mock makes again. Generated code reads it.
public struct RecordedInvocation: Sendable {
  /// The requirement: `profile(id:)`, `limit.set`.
  public let member: String
  private let arguments: any RecordedArguments

  /// Describes a call.
  package init(member: String, arguments: any RecordedArguments) {
    self.member = member
    self.arguments = arguments
  }

  /// Returns an argument of the call.
  ///
  /// - Parameters:
  ///   - index: The index of the argument, from 0.
  ///   - type: The type of the parameter.
  /// - Throws: An error that gives the reason why the recording has no such value.
  public func argument<Value>(_ index: Int, as type: Value.Type = Value.self) throws
    -> sending Value
  {
    try arguments.value(index, as: type)
  }

  /// Returns a completion handler, or nil if the call had none.
  public func handler<Handler>(_ index: Int, _ handler: Handler) -> Handler? {
    arguments.isNil(index) ? nil : handler
  }

  /// The error of a mock that has no such requirement.
  public var problem: any Error { RepetitionProblem.noRequirement }
}

/// The arguments of a recorded call.
///
/// `KagemushaJSON` has the only conforming type, since it needs Foundation.
package protocol RecordedArguments: Sendable {
  /// Returns an argument.
  func value<Value>(_ index: Int, as type: Value.Type) throws(RepetitionProblem) -> Value

  /// Whether an argument is nil.
  func isNil(_ index: Int) -> Bool
}

/// A reason why a recorded call cannot be made again.
package enum RepetitionProblem: Error {
  /// The mock has no such requirement, or none that can be called with the recorded arguments.
  case noRequirement
  /// An argument is not recorded in a form that can be read, or does not fit the type of its parameter any more.
  case unreadable(argument: String, type: String)
}

/// A generated mock that can record the answers of a real object: `recording: true`.
public protocol RecordingMock: StubVerifyMock {
  /// Makes a recorded call again. Generated code has it.
  func _repeat(_ call: RecordedInvocation) async throws
}

extension RecordingMock {
  /// Makes no call: none of the requirements can be called with what is recorded. Generated code calls it.
  public func _repeat(_ call: RecordedInvocation) async throws { throw call.problem }
}
