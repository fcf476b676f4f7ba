/// The calls of a mock as messages list them: numbered from the first call, repeats collapsed, and only the latest if
/// they are many.
struct CallLog {
  /// One line of the log.
  struct Entry {
    /// The number of the first of its calls.
    var number: Int
    var calls: [RecordedCall]
    let text: String
    let note: String
  }

  /// A call, and the mock it went to if the log is of several.
  private typealias Line = (call: RecordedCall, owner: String)

  private let lines: [Line]
  /// The listed calls, oldest first.
  private(set) var entries: [Entry] = []

  init(_ calls: [RecordedCall], limit: Int = FailureTable.listed) {
    self.init(lines: calls.map { ($0, "") }, limit)
  }

  /// The calls of several mocks, in the order in which they came; of one, as its own log.
  init(of mocks: [MockCore]) {
    let lines = mocks.flatMap { mock in
      mock.calls.map { (call: $0, owner: mocks.count > 1 ? "\(mock.name)." : "") }
    }
    self.init(lines: lines.sorted { $0.call.order < $1.call.order }, FailureTable.listed)
  }

  /// Describes calls from the latest on, and no more than are listed: descriptions of many calls take long.
  private init(lines: [Line], _ limit: Int) {
    self.lines = lines
    for (index, line) in lines.enumerated().reversed().prefix(limit * 10) {
      let text = line.owner + CallText.describe(line.call)
      let note = CallLog.note(line.call)
      if let next = entries.last, next.text == text, next.note == note {
        entries[entries.count - 1].calls.insert(line.call, at: 0)
        entries[entries.count - 1].number = index + 1
      } else if entries.count < limit {
        entries.append(Entry(number: index + 1, calls: [line.call], text: text, note: note))
      } else {
        break
      }
    }
    entries.reverse()
  }

  /// How many calls are not listed.
  var hidden: Int { (entries.first?.number ?? 1) - 1 }

  /// The number under which a call is listed.
  func number(of call: RecordedCall) -> Int? {
    lines.firstIndex { $0.call.order == call.order }.map { $0 + 1 }
  }

  private static func note(_ call: RecordedCall) -> String {
    let answer = call.answeredBy.map { "answered by the stub at \($0.text)" }
    return [call.isVerified ? "verified" : nil, answer].compactMap { $0 }.joined(separator: ", ")
  }
}
