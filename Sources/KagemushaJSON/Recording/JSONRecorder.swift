import Foundation
import Kagemusha

/// Writes down what a real object answers, into a file that is whole after each answer.
struct JSONRecorder: CallRecorder {
  /// A call that is not over may have been told something already.
  private struct Entry {
    var call: Recording.Call
    var isOver = false
  }

  private struct State {
    var entries: [UInt64: Entry] = [:]
    var hasFailed = false
  }

  let mock: String
  let file: RecordingFile
  let place: SourcePlace
  let coding: ValueCoding
  private let state = Locked(State())

  init(_ mock: String, _ file: RecordingFile, at place: SourcePlace, coding: ValueCoding) {
    self.mock = mock
    self.file = file
    self.place = place
    self.coding = coding
  }

  func note(_ outcome: Result<Any, any Error>, of call: CallDescription) -> JSONFault? {
    // Outside of the lock: to encode and to describe is code of the app.
    var result: RecordedValue?
    var error: RecordedError?
    switch outcome {
    case .success(let value): result = coding.record(value)
    case .failure(let thrown): error = coding.record(thrown)
    }
    return change(call) { entry in
      entry.call.result = result
      entry.call.error = error
      entry.isOver = true
    }
  }

  func note(completion values: [Any], of call: CallDescription) -> JSONFault? {
    let recorded = values.map { coding.record($0) ?? RecordedValue(type: "Void") }
    return change(call) { $0.call.completions = ($0.call.completions ?? []) + [recorded] }
  }

  /// Changes what is known of a call, and writes the file.
  private func change(
    _ call: CallDescription, _ change: (inout Entry) -> Void
  ) -> JSONFault? {
    // Outside of the lock, as above.
    let recorded = Recording.Call(call)
    return state.with { state in
      var entry = state.entries[call.order] ?? Entry(call: recorded)
      change(&entry)
      state.entries[call.order] = entry
      guard !state.hasFailed else { return nil }
      let calls = state.entries.filter(\.value.isOver).sorted { $0.key < $1.key }
        .map(\.value.call)
      do throws(JSONFault) {
        try file.write(Recording(mock: mock, calls: calls))
        return nil
      } catch {
        state.hasFailed = true
        return error
      }
    }
  }
}

extension Recording.Call {
  /// A call of which nothing but itself is known.
  init(_ call: CallDescription) {
    member = call.member
    arguments = call.arguments
    let encoded = call.values.with { $0 }.map(ValueCoding.identity)
    self.encoded = encoded.contains { $0 != nil } ? encoded : nil
    returns = call.output == "()" ? nil : call.output
  }

  /// Whether it is a call of the same requirement with the same arguments, as far as was written down.
  func isCall(_ other: Recording.Call) -> Bool {
    member == other.member && arguments == other.arguments
      && (encoded == nil || encoded == other.encoded)
  }
}
