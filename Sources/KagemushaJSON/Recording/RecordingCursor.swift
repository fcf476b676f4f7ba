import Kagemusha

/// Finds the recorded calls that are meant by calls of a mock: those of one requirement with the same arguments one after
/// the other, and the last one ever after.
struct RecordingCursor: Sendable {
  let recording: Recording
  /// How often each call was found, by the place of the first that is like it.
  private let taken = Locked<[Int: Int]>([:])

  init(_ recording: Recording) { self.recording = recording }

  /// Returns the place of the next recorded call that is like a call; nil if there is none.
  func next(_ call: CallDescription) -> Int? {
    let wanted = Recording.Call(call)
    let matching = recording.calls.indices.filter { recording.calls[$0].isCall(wanted) }
    guard let first = matching.first else { return nil }
    let number = taken.with { taken in
      defer { taken[first, default: 0] += 1 }
      return taken[first] ?? 0
    }
    return matching[min(number, matching.count - 1)]
  }
}
