extension FailureTable {
  /// More calls than this are not listed.
  private static let listedCalls = 20

  /// Adds the arguments that differ, the wanted one above the received one.
  mutating func add(_ difference: ArgumentDifference) {
    for line in difference.lines {
      add("", "  \(line.name): − \(line.wanted)")
      add("", String(repeating: " ", count: line.name.count + 4) + "+ \(line.received)")
    }
  }

  /// Adds the call that is most like the wanted one: with the fewest differing arguments, the
  /// latest of those.
  mutating func addClosest(to reference: MemberReference, in log: CallLog) {
    let candidates = log.entries.compactMap(\.calls.first).filter { $0.name == reference.name }
    let differences = candidates.map { call in
      (call: call, difference: ArgumentDifference(wanted: reference.matchers, received: call))
    }
    let closest = differences.reversed().min { left, right in
      left.difference.lines.count < right.difference.lines.count
    }
    guard let closest, !closest.difference.lines.isEmpty else { return }
    let number = log.number(of: closest.call).map { "#\($0) " } ?? ""
    add("closest", number + CallText.describe(closest.call))
    add(closest.difference)
  }

  /// Adds the calls of a mock, the latest of them if they are many.
  mutating func add(_ log: CallLog, marking marked: [RecordedCall] = []) {
    guard !log.entries.isEmpty else { return add("calls", "none") }
    let hidden = max(log.entries.count - FailureTable.listedCalls, 0)
    if hidden > 0 { add("calls", "… \(hidden) earlier") }
    let orders = Set(marked.map(\.order))
    for (index, entry) in log.entries.enumerated().dropFirst(hidden) {
      let isMarked = entry.calls.contains { orders.contains($0.order) }
      let repeats = entry.calls.count > 1 ? " ×\(entry.calls.count)" : ""
      let notes = [isMarked ? "not verified" : "", entry.note].filter { !$0.isEmpty }
      add(
        index == 0 ? "calls" : "", "#\(index + 1) \(entry.text)\(repeats)",
        note: notes.joined(separator: ", "))
    }
  }
}

extension CallMatcher {
  /// How often a call is wanted: `exactly 1 ×`.
  var text: String {
    switch maximum {
    case 0: "no"
    case minimum?: "exactly \(minimum) ×"
    case nil: "at least \(minimum) ×"
    case let maximum? where minimum == 0: "at most \(maximum) ×"
    case let maximum?: "\(minimum) to \(maximum) ×"
    }
  }

  /// How often a call is wanted in order, where only the least number counts.
  var orderText: String { maximum == 0 ? "no" : "\(minimum) ×" }
}
