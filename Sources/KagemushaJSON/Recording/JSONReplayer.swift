import Foundation
import Kagemusha

/// Answers calls from a recording.
///
/// Calls of one requirement with the same arguments get their answers in the recorded order, and the last answer is repeated.
struct JSONReplayer: CallReplayer {
  let file: String
  private let recording: RecordedCalls
  private let coding: ValueCoding
  private let errors: [String: any (Error & Decodable).Type]
  private let cursor: RecordingCursor

  init(
    _ recording: RecordedCalls, from file: String, coding: ValueCoding,
    errors: [any (Error & Decodable).Type]
  ) {
    self.recording = recording
    cursor = RecordingCursor(recording)
    self.file = file
    self.coding = coding
    self.errors = Dictionary(errors.map { ("\($0)", $0) }) { first, _ in first }
  }

  func take(_ call: CallDescription) -> (any ReplayedAnswer)? {
    guard let index = cursor.next(call) else { return nil }
    return RecordedAnswer(
      call: recording.calls[index], coding: coding, errors: errors,
      place: JSONPlace(file: file, path: ["calls", "\(index)"]))
  }

  func gap(at call: CallDescription) -> RecordingGap {
    RecordingGap(file: file, nearest: nearest(to: call), count: recording.calls.count)
  }

  /// Returns the call of the same requirement with the fewest differing arguments, the latest of those;
  /// else the call whose name has the longest common prefix, since the requirement may have been
  /// renamed; nil if no name has one.
  private func nearest(to call: CallDescription) -> RecordingGap.Nearest? {
    let calls = recording.calls
    func distance(_ index: Int) -> Int {
      zip(calls[index].arguments, call.arguments).filter { $0 != $1 }.count
    }
    func likeness(_ index: Int) -> Int {
      zip(calls[index].member.lowercased(), call.member.lowercased()).prefix { $0 == $1 }.count
    }
    let own = calls.indices.filter { calls[$0].member == call.member }
    let nearest =
      own.reversed().min { distance($0) < distance($1) }
      ?? calls.indices.reversed().filter { likeness($0) >= 3 }
      .max { likeness($0) < likeness($1) }
    return nearest.map { index in
      RecordingGap.Nearest(
        number: index + 1, member: calls[index].member, arguments: calls[index].arguments)
    }
  }
}

/// The recorded answer to one call, as values of the app.
struct RecordedAnswer: ReplayedAnswer {
  let call: RecordedCalls.Call
  let coding: ValueCoding
  /// The types of errors that are thrown as themselves, by their names.
  let errors: [String: any (Error & Decodable).Type]
  let place: JSONPlace

  var completionCount: Int { call.completions?.count ?? 0 }

  func output<Output>(as type: Output.Type) throws(JSONFault) -> Output? {
    guard let result = call.result else { return () as? Output }
    return try replay(result, as: type, at: place.appending("result"))
  }

  func error<Failure: Error>(as type: Failure.Type) throws(JSONFault) -> Failure? {
    guard let error = call.error else { return nil }
    return try replay(error, as: type, at: place.appending("error"))
  }

  func value<Value>(
    as type: Value.Type, _ number: Int, ofCompletion completion: Int
  ) throws(JSONFault) -> Value {
    let place = place.appending("completions").appending("\(completion)").appending("\(number)")
    let values = call.completions?[completion] ?? []
    guard values.indices.contains(number) else {
      throw fault(.missingValue(type: "\(type)"), type, at: place)
    }
    if let value = try replay(values[number], as: type, at: place) { return value }
    throw fault(
      .other(
        "\(values[number].described ?? "what was recorded"), of type '\(values[number].type)', "
          + "could not be encoded, or '\(type)' cannot be decoded; make it Codable"), type,
      at: place)
  }

  /// Returns a value; nil if it could not be encoded.
  private func replay<Value>(
    _ recorded: RecordedValue, as type: Value.Type, at place: JSONPlace
  ) throws(JSONFault) -> Value? {
    if let result = type as? any RecordableResult.Type {
      return try result.replay(recorded, with: self, at: place) as? Value
    }
    guard let value = recorded.value else {
      // A non-Codable optional such as `Error?` is recorded as text; "nil" replays as nil.
      return recorded.described == "nil" ? DefaultValueRegistry.defaultValue(for: type) : nil
    }
    return try coding.decode(type, from: value, at: place.appending("value"))
  }

  /// Returns an error: of its own type, if that is known, else a `ReplayedError`.
  func replay<Failure: Error>(
    _ recorded: RecordedError, as type: Failure.Type, at place: JSONPlace
  ) throws(JSONFault) -> Failure {
    if let value = recorded.value {
      let place = place.appending("value")
      if let known = errors[recorded.type],
        let error = try decode(known, from: value, at: place) as? Failure
      {
        return error
      }
      if let error = try coding.decode(type, from: value, at: place) { return error }
    }
    let error = ReplayedError(type: recorded.type, description: recorded.described)
    if let error = error as? Failure { return error }
    throw fault(
      .other("\(recorded.described) could not be encoded; make '\(type)' Codable"), type, at: place)
  }

  private func decode<Known: Error & Decodable>(
    _ type: Known.Type, from value: JSONValue, at place: JSONPlace
  ) throws(JSONFault) -> Known? {
    try coding.decode(type, from: value, at: place)
  }

  private func fault(
    _ reason: JSONFault.Reason, _ type: Any.Type, at place: JSONPlace
  ) -> JSONFault {
    JSONFault(file: place.file, path: place.path, type: "\(type)", reason: reason)
  }
}

/// A recorded error whose type was not given to `replay(from:)`, or that could not be encoded.
///
///     await #expect(throws: ReplayedError.self) { try await repository.profile(id: 0) }
public struct ReplayedError: Error, Hashable, CustomStringConvertible {
  /// The name of the error's type.
  public let type: String
  /// The description of the error.
  public let description: String
}
