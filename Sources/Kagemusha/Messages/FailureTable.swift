/// The layout of a message: a headline, and rows of a label, a text and a note.
struct FailureTable {
  private struct Row {
    let label: String
    let lines: [Substring]
    let note: String
    let hang: Int

    /// The width of the row, which the notes have to clear.
    var width: Int { lines.first?.count ?? 0 }
  }

  private static let labelWidth = 10
  private static let widestText = 64
  private let headline: String
  private var rows: [Row] = []

  init(_ headline: String) {
    self.headline = headline
  }

  /// Adds a row; a row without a label continues the row above.
  ///
  /// - Parameter hang: The indentation of the further lines of a text.
  mutating func add(_ label: String = "", _ text: String, note: String = "", hang: Int = 2) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    rows.append(Row(label: label, lines: lines, note: note, hang: hang))
  }

  /// The message, with its notes in a column of their own.
  var text: String {
    let noted = rows.filter { !$0.note.isEmpty }.map(\.width)
    let width = noted.filter { $0 <= FailureTable.widestText }.max() ?? 0
    return ([headline] + rows.flatMap { lines(of: $0, width) }).joined(separator: "\n")
  }

  private func lines(of row: Row, _ width: Int) -> [String] {
    var first = "  " + pad(row.label, to: FailureTable.labelWidth) + (row.lines.first ?? "")
    if !row.note.isEmpty { first += spaces(max(width - row.width, 0) + 3) + row.note }
    let indent = spaces(2 + FailureTable.labelWidth + row.hang)
    return [first] + row.lines.dropFirst().map { indent + $0 }
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + spaces(width - text.count)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

extension FailureTable {
  /// The number of calls or stubs that are listed at most.
  static let listed = 20
  private static let widestDifference = 90

  /// Adds the arguments, and the parts of arguments, that differ from the wanted ones.
  mutating func add(_ difference: CallDifference) {
    for line in difference.lines {
      if line.wanted.isEmpty {
        add("", "  \(line.name)")
      } else {
        add(line.name, line.wanted, line.received)
      }
    }
  }

  /// Adds a value that differs from the wanted one, in one line if both fit.
  mutating func add(_ name: String, _ wanted: String, _ received: String) {
    let label = name.isEmpty ? "" : "\(name): "
    let line = "\(label)− \(wanted) + \(received)"
    if line.count <= FailureTable.widestDifference, !line.contains(where: \.isNewline) {
      return add("", "  \(line)")
    }
    let column = label.count + 2
    add("", "  \(label)− \(wanted)", hang: column + 2)
    add("", String(repeating: " ", count: column) + "+ \(received)", hang: column + 2)
  }

  /// Adds the calls of a mock, and marks the differences of the call that is most like the wanted one.
  mutating func add(
    _ log: CallLog, marking marked: [Invocation] = [], as mark: String = "not verified",
    nearest: NearMiss? = nil
  ) {
    guard !log.entries.isEmpty else { return add("calls", "none") }
    if log.hidden > 0 { add("calls", "… \(log.hidden) earlier") }
    let orders = Set(marked.map(\.order))
    for (index, entry) in log.entries.enumerated() {
      let isMarked = entry.calls.contains { orders.contains($0.order) }
      let repeats = entry.calls.count > 1 ? " ×\(entry.calls.count)" : ""
      let notes = [isMarked ? mark : "", entry.note].filter { !$0.isEmpty }
      add(
        index == 0 && log.hidden == 0 ? "calls" : "", "#\(entry.number) \(entry.text)\(repeats)",
        note: notes.joined(separator: ", "))
      if let nearest, entry.calls.contains(where: { $0.order == nearest.call.order }) {
        add(nearest)
      }
    }
    if let nearest, nearest.number <= log.hidden { add(row: nearest) }
  }

  /// Adds the time that an `eventually` has waited.
  mutating func add(_ waiting: WaitingTime?) {
    switch waiting {
    case .whole(let span)?: add("waited", "\(span)")
    case .untilCancelled?: add("waited", "until the task was cancelled")
    case nil: break
    }
  }

  /// Adds the call that is most like the wanted one, in a row of its own.
  mutating func add(row nearest: NearMiss) {
    add("nearest", "#\(nearest.number) \(CallText.describe(nearest.call))")
    add(nearest)
  }

  private mutating func add(_ nearest: NearMiss) {
    add(nearest.difference)
    if let types = nearest.otherTypes { add("", "  of other types: \(types.text)") }
  }

  /// Adds the latest of the stubs that did not match a call, with the reasons.
  mutating func add(_ stubs: [AnyStub], spent: [SpentStub], of call: Invocation) {
    if stubs.isEmpty, spent.isEmpty { add("stubs", "none for \(call.name.text)") }
    defer {
      for (index, stub) in spent.reversed().enumerated() {
        let note = "\(stub.place.text), has given each of its answers once"
        let text = CallText.describe(stub.name, stub.matchers.map(\.text))
        add(index == 0 && stubs.isEmpty ? "stubs" : "", text, note: note)
      }
    }
    for (index, stub) in stubs.reversed().prefix(FailureTable.listed).enumerated() {
      let difference = CallDifference(wanted: stub.matchers, received: call)
      let fact = difference.isEmpty ? "of other types" : "differs in \(difference.summary)"
      add(index == 0 ? "stubs" : "", CallText.describe(stub), note: "\(stub.place.text), \(fact)")
      add(difference)
      if difference.isEmpty { add("", "  of other types: \(stub.types.text)") }
    }
    addHidden(stubs)
  }

  /// Adds the latest of the stubs that match a call, and marks the one that answered.
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
  /// The wanted number of calls: `1 call`, `at least 2 calls`.
  var text: String {
    if let custom { return custom.text }
    if bounds.isEmpty { return "no possible number of calls" }
    return bounds.map(\.text).joined(separator: " or ")
  }
}

extension CallMatcher.Bounds {
  fileprivate var text: String {
    switch maximum {
    case 0: "no call"
    case minimum?: FailureText.count(minimum, "call")
    case nil: "at least \(FailureText.count(minimum, "call"))"
    case let maximum? where maximum < minimum: "no possible number of calls"
    case let maximum? where minimum == 0: "at most \(FailureText.count(maximum, "call"))"
    case let maximum?: "\(minimum) to \(maximum) calls"
    }
  }
}
