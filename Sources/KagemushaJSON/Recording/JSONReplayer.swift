import Foundation
import Kagemusha

/// Answers calls from a recording.
///
/// Calls of one requirement with the same arguments get their answers in the order in which these
/// were recorded, and the last one ever after.
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

  /// The call of the same requirement with the fewest other arguments, the latest of those; else the
  /// call whose name begins most like it.
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
      ?? calls.indices.reversed().max { likeness($0) < likeness($1) }
    return nearest.map { index in
      RecordingGap.Nearest(
        number: index + 1, member: calls[index].member, arguments: calls[index].arguments)
    }
  }
}
