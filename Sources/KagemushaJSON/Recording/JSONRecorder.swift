import Foundation
import Kagemusha

/// Records the answers of a real object in a file, which is complete after each answer.
final class JSONRecorder: CallRecorder {
  /// A call, which may not have returned yet, and what is recorded of it.
  private struct Entry {
    var call: RecordedCalls.Call
    var isOver = false
  }

  private struct State {
    var entries: [UInt64: Entry] = [:]
    var writer: RecordingWriter
    var hasFailed = false
  }

  let mock: String
  let file: RecordingFile
  let place: SourcePlace
  var fileName: String { file.name }
  var use: RecordingUse { .record }
  private let coding: ValueCoding
  private let state: Locked<State>

  init(_ mock: String, _ file: RecordingFile, at place: SourcePlace, coding: ValueCoding) {
    self.mock = mock
    self.file = file
    self.place = place
    self.coding = coding
    state = Locked(State(writer: RecordingWriter(file, of: mock)))
  }

  func note(_ outcome: Result<Any, any Error>, of call: CallDescription) -> JSONFault? {
    // The lock is not held here, since encoding and describing a value run code of the app.
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

  /// Changes the recorded data of a call, and writes them.
  private func change(
    _ call: CallDescription, _ change: (inout Entry) -> Void
  ) -> JSONFault? {
    // The lock is not held here either.
    let recorded = RecordedCalls.Call(call)
    return state.with { state in
      var entry = state.entries[call.order] ?? Entry(call: recorded)
      change(&entry)
      state.entries[call.order] = entry
      guard entry.isOver, !state.hasFailed else { return nil }
      do throws(JSONFault) {
        try state.writer.write(entry.call, order: call.order)
        return nil
      } catch {
        state.hasFailed = true
        return error
      }
    }
  }
}

/// The recorders of this process: two that write to one file would corrupt it.
enum ActiveRecorders {
  private struct Weak {
    weak var recorder: JSONRecorder?
    let mock: ObjectIdentifier
  }

  private static let recorders = Locked<[String: Weak]>([:])

  /// Registers a recorder, unless another mock records into the same file.
  ///
  /// - Returns: The recorder of the other mock.
  static func add(_ recorder: JSONRecorder, of mock: MockCore) -> JSONRecorder? {
    let (path, mock) = (recorder.file.url.path, ObjectIdentifier(mock))
    return recorders.with { recorders in
      if let known = recorders[path], let other = known.recorder, known.mock != mock {
        return other
      }
      recorders[path] = Weak(recorder: recorder, mock: mock)
      return nil
    }
  }
}

extension RecordedCalls.Call {
  /// Creates a recorded call without an answer.
  init(_ call: CallDescription) {
    member = call.member
    arguments = call.arguments
    let encoded = call.values.with { $0 }.map(ValueCoding.identity)
    self.encoded = encoded.contains { $0 != nil } ? encoded : nil
    returns = call.output == "()" ? nil : call.output
  }

  /// Returns whether both are calls of the same requirement with the same arguments, as far as these are recorded.
  func isCall(_ other: RecordedCalls.Call) -> Bool {
    member == other.member && arguments == other.arguments
      && (encoded == nil || encoded == other.encoded)
  }
}
