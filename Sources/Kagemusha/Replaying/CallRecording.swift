/// Writes down the calls that a mock forwards, and what the real object answers, or compares that with what was written.
///
/// `KagemushaJSON` has the one type that does, since it needs Foundation.
package protocol CallRecorder: Sendable {
  /// The line of the test that asked for it.
  var place: SourcePlace { get }
  /// The file, as the test names it.
  var fileName: String { get }
  /// The use that is made of the file.
  var use: RecordingUse { get }

  /// Notes what became of a call.
  ///
  /// - Parameters:
  ///   - outcome: What the object returned or threw.
  ///   - call: The call.
  /// - Returns: Why it could not be written down; once, for it will not be any better later.
  func note(_ outcome: Result<Any, any Error>, of call: CallDescription) -> JSONFault?

  /// Notes what the object called a completion handler with.
  func note(completion values: [Any], of call: CallDescription) -> JSONFault?
}

/// A call as a recording knows it: in texts that mean the same in another process.
package struct CallDescription: Sendable {
  /// The requirement: `profile(id:)`, `limit.set`.
  package let member: String
  /// The arguments with their labels: `id: 7`.
  package let arguments: [String]
  /// The arguments themselves: texts may be shortened, or tell less than all.
  package let values: Locked<[Any]>
  /// The type of the result.
  package let output: String
  /// Its place among the calls of all mocks, from 1.
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

/// One call that is written down.
struct RecordingEntry: Sendable {
  let recorder: any CallRecorder
  let call: CallDescription
  /// The mock, which the recorder does not know: it would keep it alive.
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

/// Answers calls from what was written down.
///
/// `KagemushaJSON` has the one type that does, since it needs Foundation.
package protocol CallReplayer: Sendable {
  /// The file, as the test names it.
  var file: String { get }

  /// The next answer to a call; nil if none was recorded. The last one answers ever after.
  func take(_ call: CallDescription) -> (any ReplayedAnswer)?

  /// Returns what the recording has instead of an answer to a call.
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

/// The contents of a recording that has no answer to a call.
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
  ///   - index: Which one, from 0.
  ///   - type: The type of the parameter.
  /// - Throws: Why the recording has no such value.
  public func argument<Value>(_ index: Int, as type: Value.Type = Value.self) throws -> Value {
    try arguments.value(index, as: type)
  }

  /// Returns a completion handler, or nil if the call had none.
  public func handler<Handler>(_ index: Int, _ handler: Handler) -> Handler? {
    arguments.isNil(index) ? nil : handler
  }

  /// The error of a mock that cannot make such a call.
  public var problem: any Error { RepetitionProblem.noRequirement }
}

/// The arguments of a recorded call.
///
/// `KagemushaJSON` has the one type that reads them, since it needs Foundation.
package protocol RecordedArguments: Sendable {
  /// Returns an argument.
  func value<Value>(_ index: Int, as type: Value.Type) throws(RepetitionProblem) -> Value

  /// Whether an argument is nil.
  func isNil(_ index: Int) -> Bool
}

/// A reason why a recorded call cannot be made again.
package enum RepetitionProblem: Error {
  /// The mock has no such requirement, or none that can be called with what is recorded.
  case noRequirement
  /// An argument is not recorded in a form that can be read, or is no value of its parameter's type now.
  case unreadable(argument: String, type: String)
}

/// A generated mock that can record what a real object answers: `recording: true`.
public protocol RecordingMock: StubVerifyMock {
  /// Makes a recorded call again. Generated code has it.
  func _repeat(_ call: RecordedInvocation) async throws
}

extension RecordingMock {
  /// Makes no call: none of the requirements can be called with what is recorded. Generated code calls it.
  public func _repeat(_ call: RecordedInvocation) async throws { throw call.problem }
}
