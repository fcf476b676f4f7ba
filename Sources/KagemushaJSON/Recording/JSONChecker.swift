import Foundation
import Kagemusha

/// Compares the answers of a real object with the recorded ones.
final class JSONChecker: CallRecorder {
  let place: SourcePlace
  let fileName: String
  var use: RecordingUse { .check }
  private let cursor: RecordingCursor
  private let coding: ValueCoding
  private let state = Locked(State())

  private struct State {
    /// The recorded calls that were found, by the numbers of the calls; the completion handler of a
    /// call belongs to the same one.
    var found: [UInt64: Int] = [:]
    /// The number of times that handlers were called, by recorded call.
    var completions: [Int: Int] = [:]
    /// The recorded call that is repeated next.
    var expected: Int?
  }

  init(_ recording: RecordedCalls, in file: String, at place: SourcePlace, coding: ValueCoding) {
    self.place = place
    fileName = file
    cursor = RecordingCursor(recording)
    self.coding = coding
  }

  func note(_ outcome: Result<Any, any Error>, of call: CallDescription) -> JSONFault? {
    guard let index = index(of: call) else { return fault(call, ["it is not recorded"], at: []) }
    let recorded = cursor.recording.calls[index]
    switch outcome {
    case .success(let value):
      return compare(
        recorded.error?.plain ?? recorded.result?.plain, coding.record(value)?.plain, "result",
        of: call, at: ["calls", "\(index)"])
    case .failure(let error):
      return compare(
        recorded.error?.plain ?? recorded.result?.plain, coding.record(error).plain, "error",
        of: call, at: ["calls", "\(index)"])
    }
  }

  func note(completion values: [Any], of call: CallDescription) -> JSONFault? {
    guard let index = index(of: call) else { return nil }
    let number = state.with { state in
      defer { state.completions[index, default: 0] += 1 }
      return state.completions[index] ?? 0
    }
    let path = ["calls", "\(index)", "completions", "\(number)"]
    let recorded = cursor.recording.calls[index].completions ?? []
    guard recorded.indices.contains(number) else {
      return fault(call, ["its handler is called once more"], at: path)
    }
    let now = values.map { coding.record($0)?.plain as Any }
    return compare(recorded[number].map { $0.plain as Any }, now, "handler", of: call, at: path)
  }

  /// Sets the recorded call that is repeated next.
  func expect(_ index: Int?) { state.with { $0.expected = index } }

  /// Returns the number of times that the handler of a recorded call was called.
  func completions(of index: Int) -> Int { state.with { $0.completions[index] ?? 0 } }

  private func index(of call: CallDescription) -> Int? {
    let known = state.with { state in
      let index = state.found[call.order] ?? state.expected
      if let index { state.found[call.order] = index }
      state.expected = nil
      return index
    }
    if let known { return known }
    guard let index = cursor.next(call) else { return nil }
    state.with { $0.found[call.order] = index }
    return index
  }

  private func compare(
    _ recorded: Any?, _ now: Any?, _ name: String, of call: CallDescription, at path: [String]
  ) -> JSONFault? {
    let differences = ValueDifference.texts(recorded: recorded as Any, now: now as Any, below: name)
    return differences.isEmpty ? nil : fault(call, differences, at: path)
  }

  private func fault(
    _ call: CallDescription, _ differences: [String], at path: [String]
  ) -> JSONFault {
    JSONFault(
      file: fileName, path: path, type: call.output,
      reason: .drift(call: RecordedCalls.Call(call).text, differences: differences))
  }
}

extension RecordedCalls.Call {
  /// The call as a message shows it: `profile(id: 7)`.
  var text: String {
    guard member.contains("(") else { return member }
    let arguments = arguments.map { $0.hasPrefix("_: ") ? String($0.dropFirst(3)) : $0 }
    return "\(member.prefix { $0 != "(" })(\(arguments.joined(separator: ", ")))"
  }
}

extension RecordedValue {
  /// The value, in types that are compared part by part.
  fileprivate var plain: Any? {
    if let failure { return failure.plain }
    return value?.plain ?? described
  }
}

extension RecordedError {
  fileprivate var plain: Any? { value?.plain ?? described }
}

extension JSONValue {
  /// The value, in types that are compared part by part.
  var plain: Any {
    switch self {
    case .null: String?.none as Any
    case .bool(let value): value
    case .integer(let value): value
    case .natural(let value): value
    case .number(let value): value
    case .text(let value): value
    case .list(let values): values.map(\.plain)
    case .object(let values): values.mapValues(\.plain)
    }
  }
}
