/// Writes down the calls that a mock forwards, and what the real object answers, or compares that with what was written.
///
/// `KagemushaJSON` has the one type that does, since it needs Foundation.
package protocol CallRecorder: Sendable {
  /// The line of the test that asked for it.
  var place: SourcePlace { get }
  /// The file, as the test names it.
  var fileName: String { get }
  /// What becomes of the file.
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
