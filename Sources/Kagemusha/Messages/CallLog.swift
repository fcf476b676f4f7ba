/// The calls of a mock as messages list them: numbered from the first call, repeats collapsed, and only the latest if
/// they are many.
struct CallLog {
  /// One line of the log.
  struct Entry {
    /// The number of the first of its calls.
    var number: Int
    var calls: [Invocation]
    let text: String
    let note: String
  }

  private let calls: [Invocation]
  /// The listed calls, oldest first.
  private(set) var entries: [Entry] = []

  init(_ calls: [Invocation], limit: Int = FailureTable.listed) {
    self.calls = calls
    list(limit) { _ in "" }
  }

  /// The calls of several mocks, in the order in which they came; of one, as its own log.
  init(of mocks: [MockCore]) {
    var owners: [UInt64: String] = [:]
    var calls: [Invocation] = []
    for mock in mocks {
      let own = mock.calls
      if mocks.count > 1 { for call in own { owners[call.order] = "\(mock.name)." } }
      calls += own
    }
    self.calls = calls.sorted { $0.order < $1.order }
    list(FailureTable.listed) { owners[$0.order] ?? "" }
  }

  /// Describes calls from the latest on, and no more than are listed: descriptions of many calls take long.
  private mutating func list(_ limit: Int, owner: (Invocation) -> String) {
    var index = calls.count
    while index > 0, calls.count - index < limit * 10 {
      index -= 1
      let call = calls[index]
      let text = owner(call) + CallText.describe(call)
      let note = CallLog.note(call)
      if let next = entries.last, next.text == text, next.note == note {
        entries[entries.count - 1].calls.insert(call, at: 0)
        entries[entries.count - 1].number = index + 1
      } else if entries.count < limit {
        entries.append(Entry(number: index + 1, calls: [call], text: text, note: note))
      } else {
        break
      }
    }
    entries.reverse()
  }

  /// How many calls are not listed.
  var hidden: Int { (entries.first?.number ?? 1) - 1 }

  /// The number under which a call is listed.
  func number(of call: Invocation) -> Int? {
    var index = calls.count
    while index > 0 {
      index -= 1
      if calls[index].order == call.order { return index + 1 }
    }
    return nil
  }

  private static func note(_ call: Invocation) -> String {
    let answer = call.answeredBy.map { "answered by the stub at \($0.text)" }
    return [call.isVerified ? "verified" : nil, answer].compactMap { $0 }.joined(separator: ", ")
  }
}
