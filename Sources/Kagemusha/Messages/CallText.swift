/// How calls show in messages: `save(User(id: 24), completion: { … })`, `limit = 5`, `[3]`.
enum CallText {
  /// Longer arguments are cut; `CallDifference` shows what matters of them.
  private static let widestArgument = 80

  static func describe(_ call: Invocation) -> String {
    describe(whole: call, limit: widestArgument)
  }

  /// The call with longer arguments, for a message in which it shows once.
  static func describe(whole call: Invocation, limit: Int = 400) -> String {
    let count = call.name.argumentCount
    return describe(
      call.name, call.arguments(count: count).map { ArgumentText.describe($0, limit: limit) })
  }

  static func describe(_ reference: MemberReference) -> String {
    describe(reference.name, reference.matchers.map { cut($0.text) })
  }

  static func describe(_ stub: AnyStub) -> String {
    describe(stub.name, stub.matchers.map { cut($0.text) })
  }

  /// Whether a text stands in a call as it is, and is found there at a glance.
  static func isShort(_ text: String) -> Bool {
    text.count <= 40 && !text.contains(where: \.isNewline)
  }

  private static func cut(_ text: String) -> String {
    let start = text.prefix(widestArgument)
    return start.endIndex < text.endIndex ? start + "…" : text
  }

  private static func describe(_ name: MemberName, _ arguments: [String]) -> String {
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

  /// How many arguments a call has; a setter's value is one.
  var argumentCount: Int { labels.count + (kind == .setter ? 1 : 0) }

  /// The label of each argument, as messages name it.
  var argumentNames: [String] { labels + (kind == .setter ? ["newValue"] : []) }
}
