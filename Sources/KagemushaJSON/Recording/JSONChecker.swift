import Foundation
import Kagemusha

/// Compares what a real object answers with what it answered when it was recorded.
final class JSONChecker: CallRecorder {
  let place: SourcePlace
  let fileName: String
  private let cursor: RecordingCursor
  private let coding: ValueCoding
  /// The recorded calls that were found already, by the order of the calls; a handler is called for one of them.
  private let found = Locked<[UInt64: (index: Int, completions: Int)]>([:])

  init(_ recording: Recording, in file: String, at place: SourcePlace, coding: ValueCoding) {
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
    let number = found.with { found in
      defer { found[call.order]?.completions += 1 }
      return found[call.order]?.completions ?? 0
    }
    let path = ["calls", "\(index)", "completions", "\(number)"]
    let recorded = cursor.recording.calls[index].completions ?? []
    guard recorded.indices.contains(number) else {
      return fault(call, ["its handler is called once more"], at: path)
    }
    let now = values.map { coding.record($0)?.plain as Any }
    return compare(recorded[number].map { $0.plain as Any }, now, "handler", of: call, at: path)
  }

  private func index(of call: CallDescription) -> Int? {
    if let known = found.with({ $0[call.order] }) { return known.index }
    guard let index = cursor.next(call) else { return nil }
    found.with { $0[call.order] = (index, 0) }
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
    let base = call.member.prefix { $0 != "(" }
    let arguments = call.arguments.map { $0.hasPrefix("_: ") ? String($0.dropFirst(3)) : $0 }
    let text =
      call.member.contains("(") ? "\(base)(\(arguments.joined(separator: ", ")))" : call.member
    return JSONFault(
      file: fileName, path: path, type: call.output,
      reason: .drift(call: text, differences: differences))
  }
}

extension RecordedValue {
  /// The value, of types that are compared part by part.
  fileprivate var plain: Any? {
    if let failure { return failure.plain }
    return value?.plain ?? described
  }
}

extension RecordedError {
  fileprivate var plain: Any? { value?.plain ?? described }
}

extension JSONValue {
  /// The value, of types that are compared part by part.
  fileprivate var plain: Any {
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
