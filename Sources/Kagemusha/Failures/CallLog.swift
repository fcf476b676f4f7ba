/// The calls of a mock as messages list them: numbered, repeats collapsed.
struct CallLog {
  /// One line of the log.
  struct Entry {
    var calls: [RecordedCall]
    let text: String
    let note: String
  }

  private(set) var entries: [Entry] = []

  init(_ calls: [RecordedCall]) {
    for call in calls { add(call, "") }
  }

  /// The calls of several mocks, in the order in which they came; of one, as its own log.
  init(of mocks: [MockCore]) {
    let calls = mocks.flatMap { mock in
      mock.calls.map { (call: $0, owner: mocks.count > 1 ? "\(mock.name)." : "") }
    }
    for (call, owner) in calls.sorted(by: { $0.call.order < $1.call.order }) { add(call, owner) }
  }

  private mutating func add(_ call: RecordedCall, _ owner: String) {
    let text = owner + CallText.describe(call)
    let note = CallLog.note(call)
    if let last = entries.last, last.text == text, last.note == note {
      entries[entries.count - 1].calls.append(call)
    } else {
      entries.append(Entry(calls: [call], text: text, note: note))
    }
  }

  /// The number under which a call is listed.
  func number(of call: RecordedCall) -> Int? {
    entries.firstIndex { $0.calls.contains { $0.order == call.order } }.map { $0 + 1 }
  }

  private static func note(_ call: RecordedCall) -> String {
    let answer = call.answeredBy.map { "answered by the stub at \($0.text)" }
    return [call.isVerified ? "verified" : nil, answer].compactMap { $0 }.joined(separator: ", ")
  }
}
