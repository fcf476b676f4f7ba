import Kagemusha

/// The calls of a mock and what a real object answered, as a file has them.
struct RecordedCalls: Codable, Sendable {
  /// One call.
  struct Call: Codable, Sendable {
    /// The requirement.
    var member: String
    /// The arguments, described.
    var arguments: [String]
    /// What arguments encode to whose descriptions do not say all; nil if there is none.
    var encoded: [JSONValue?]?
    /// The type of the result; nil where there is none.
    var returns: String?
    /// What was returned, if it could be encoded.
    var result: RecordedValue?
    /// What was thrown.
    var error: RecordedError?
    /// What the completion handler was called with, each time.
    var completions: [[RecordedValue]]?
  }

  /// The form of the file that this version writes.
  static let currentVersion = 1

  /// The form of the file.
  var version = RecordedCalls.currentVersion
  /// The mock that was called.
  var mock: String
  /// The calls, in the order in which they were made.
  var calls: [Call]
}

/// Finds the recorded calls that are meant by calls of a mock: those of one requirement with the same arguments one after
/// the other, and the last one ever after.
struct RecordingCursor: Sendable {
  let recording: RecordedCalls
  /// How often each call was found, by the place of the first that is like it.
  private let taken = Locked<[Int: Int]>([:])

  init(_ recording: RecordedCalls) { self.recording = recording }

  /// Returns the place of the next recorded call that is like a call; nil if there is none.
  func next(_ call: CallDescription) -> Int? {
    let wanted = RecordedCalls.Call(call)
    let matching = recording.calls.indices.filter { recording.calls[$0].isCall(wanted) }
    guard let first = matching.first else { return nil }
    let number = taken.with { taken in
      defer { taken[first, default: 0] += 1 }
      return taken[first] ?? 0
    }
    return matching[min(number, matching.count - 1)]
  }
}
