/// The texts of calls in messages: `save(User(id: 24), completion: { … })`, `limit = 5`, `[3]`.
enum CallText {
  /// The length to which arguments are cut; `CallDifference` shows the parts of them that matter.
  private static let widestArgument = 80

  static func describe(_ call: Invocation) -> String {
    describe(whole: call, limit: widestArgument)
  }

  /// Returns the call with longer arguments, for a message that shows it once.
  static func describe(whole call: Invocation, limit: Int = 400) -> String {
    let count = call.name.argumentCount
    return describe(
      call.name, call.arguments(count: count).map { ArgumentText.describe($0, limit: limit) })
  }

  static func describe(_ reference: _MemberReference) -> String {
    describe(reference.name, reference.matchers.map { cut($0.text) })
  }

  static func describe(_ stub: AnyStub) -> String {
    describe(stub.name, stub.matchers.map { cut($0.text) })
  }

  /// Whether a text appears in a call as it is, and is short enough to be found there quickly.
  static func isShort(_ text: String) -> Bool {
    text.count <= 40 && !text.contains(where: \.isNewline)
  }

  private static func cut(_ text: String) -> String {
    let start = text.prefix(widestArgument)
    return start.endIndex < text.endIndex ? start + "…" : text
  }

  static func describe(_ name: MemberName, _ arguments: [String]) -> String {
    let labels = name.labels
    let isSubscript = name.base == "subscript"
    let index = zip(labels, arguments).map { label, argument in
      label == "_" ? argument : "\(label): \(argument)"
    }.joined(separator: ", ")
    let call = isSubscript ? "[\(index)]" : name.isCall ? "\(name.base)(\(index))" : name.base
    guard name.kind == .setter, let value = arguments.last else { return call }
    return "\(call) = \(value)"
  }
}

extension MemberName {
  /// The name as a test writes it: `limit.set`.
  var text: String {
    switch kind {
    case .method: identifier
    case .getter: "\(identifier).get"
    case .setter: "\(identifier).set"
    }
  }

  /// The number of arguments of a call, including the value of a setter.
  var argumentCount: Int { labels.count + (kind == .setter ? 1 : 0) }

  /// The names of the arguments in messages.
  var argumentNames: [String] { labels + (kind == .setter ? ["newValue"] : []) }
}

/// The calls of a mock as messages list them: numbered from the first call, with repeated calls in one
/// line, and only the latest ones if there are many.
struct CallLog {
  /// One line of the log.
  struct Entry {
    /// The number of the first call of the line.
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

  /// Lists the calls of several mocks in the order in which they came; the calls of a single mock as its own log.
  init(of mocks: [MockCore], limit: Int = FailureTable.listed) {
    var owners: [UInt64: String] = [:]
    var calls: [Invocation] = []
    for mock in mocks {
      let own = mock.calls
      if mocks.count > 1 {
        let name = CallLog.name(of: mock, among: mocks)
        for call in own { owners[call.order] = "\(name)." }
      }
      calls += own
    }
    self.calls = calls.sorted { $0.order < $1.order }
    list(limit) { owners[$0.order] ?? "" }
  }

  /// Returns the name of a mock, with a number if others have the same name.
  private static func name(of mock: MockCore, among mocks: [MockCore]) -> String {
    let namesakes = mocks.filter { $0.title == mock.title }
    guard namesakes.count > 1, let index = namesakes.firstIndex(where: { $0 === mock }) else {
      return mock.title
    }
    return "\(mock.title)#\(index + 1)"
  }

  /// Describes as many of the latest calls as are listed: descriptions of many calls take long.
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

  /// The number of calls that are not listed.
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
