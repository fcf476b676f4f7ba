/// How calls show in messages: `save(_: User(id: 24), completion: { … })`, `limit = 5`, `[3]`.
enum CallText {
  static func describe(_ call: RecordedCall) -> String {
    let count = call.name.argumentCount
    return describe(call.name, call.arguments(count: count).map(ArgumentText.describe))
  }

  static func describe(_ reference: MemberReference) -> String {
    describe(reference.name, reference.matchers.map(\.text))
  }

  static func describe(_ stub: AnyStub) -> String {
    describe(stub.name, stub.matchers.map(\.text))
  }

  private static func describe(_ name: MemberName, _ arguments: [String]) -> String {
    let labels = name.labels
    let isSubscript = name.base == "subscript"
    let index = zip(labels, arguments).map { label, argument in
      isSubscript && label == "_" ? argument : "\(label): \(argument)"
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
