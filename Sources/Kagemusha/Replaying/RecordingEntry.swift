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
    mock.report(.unusableRecording(fault, at: recorder.place, isReading: false))
  }
}
