extension FailureTable {
  /// More calls or stubs than this are not listed.
  static let listed = 20

  /// Adds the arguments that differ, the wanted one above the received one.
  mutating func add(_ difference: ArgumentDifference) {
    for line in difference.lines {
      let column = line.name.count + 4
      add("", "  \(line.name): − \(line.wanted)", hang: column + 2)
      add(
        "", String(repeating: " ", count: column) + "+ \(line.received)", hang: column + 2)
    }
  }

  /// Adds the call that is most like the wanted one.
  mutating func addClosest(to reference: MemberReference, in log: CallLog) {
    addClosest(to: reference.name, reference.types, reference.matchers, in: log)
  }

  /// Adds the call that is most like those that a stub waits for.
  mutating func addClosest(to stub: AnyStub, in log: CallLog) {
    addClosest(to: stub.name, stub.types, stub.matchers, in: log)
  }

  private mutating func addClosest(
    to name: MemberName, _ types: CallTypes, _ matchers: [ArgumentMatcher], in log: CallLog
  ) {
    let candidates = log.entries.compactMap(\.calls.first).filter { $0.name == name }
    guard let closest = ClosestCall(to: matchers, among: candidates) else { return }
    let isOfOtherTypes = closest.call.types != types
    guard isOfOtherTypes || !closest.difference.lines.isEmpty else { return }
    let number = log.number(of: closest.call).map { "#\($0) " } ?? ""
    add("closest", number + CallText.describe(closest.call))
    add(closest.difference)
    if isOfOtherTypes { add("", "  it is of other types: \(closest.call.types.text)") }
  }

  /// Adds the calls of a mock, the latest of them if they are many.
  mutating func add(
    _ log: CallLog, marking marked: [RecordedCall] = [], limit: Int = FailureTable.listed
  ) {
    guard !log.entries.isEmpty else { return add("calls", "none") }
    let hidden = max(log.entries.count - limit, 0)
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

  /// Adds the stubs that did not match a call, the latest ones if they are many, and why.
  mutating func add(_ stubs: [AnyStub], of call: RecordedCall) {
    if stubs.isEmpty { add("stubs", "none for \(call.name.text)") }
    for (index, stub) in stubs.reversed().prefix(FailureTable.listed).enumerated() {
      add(index == 0 ? "stubs" : "", CallText.describe(stub), note: stub.place.text)
      let difference = ArgumentDifference(wanted: stub.matchers, received: call)
      add(difference)
      if difference.lines.isEmpty { add("", "  it is for other types: \(stub.types.text)") }
    }
    addHidden(stubs)
  }

  /// Adds the stubs that match a call, the latest ones if they are many, and which one answered.
  mutating func add(matching stubs: [AnyStub], answered: AnyStub) {
    for (index, stub) in stubs.prefix(FailureTable.listed).enumerated() {
      let note = stub.place.text + (stub === answered ? ", answered" : "")
      add(index == 0 ? "stubs" : "", CallText.describe(stub), note: note)
    }
    addHidden(stubs)
  }

  private mutating func addHidden(_ stubs: [AnyStub]) {
    let hidden = stubs.count - FailureTable.listed
    if hidden > 0 { add("", "… \(hidden) earlier") }
  }
}

extension CallMatcher {
  /// How often a call is wanted: `exactly 1 ×`.
  var text: String {
    if let custom { return custom.text }
    if bounds.isEmpty { return "no possible number ×" }
    return bounds.map(\.text).joined(separator: " or ")
  }

  /// How often a call is wanted in order.
  var orderText: String { maximum == minimum && minimum > 0 ? "\(minimum) ×" : text }
}

extension CallMatcher.Bounds {
  fileprivate var text: String {
    switch maximum {
    case 0: "no"
    case minimum?: "exactly \(minimum) ×"
    case nil: "at least \(minimum) ×"
    case let maximum? where minimum == 0: "at most \(maximum) ×"
    case let maximum?: "\(minimum) to \(maximum) ×"
    }
  }
}
