/// The arguments of a call that are not the wanted ones.
struct CallDifference {
  /// One argument.
  struct Argument {
    /// The name of its parameter; nil for the only argument of a call if that has no label.
    let name: String?
    let parts: [ValueDifference]
  }

  /// More differences than this are not listed.
  private static let listed = 6

  let arguments: [Argument]

  init(wanted matchers: [ArgumentMatcher], received call: Invocation) {
    let values = call.arguments(count: matchers.count)
    arguments = zip(call.argumentNames, zip(matchers, values)).compactMap { name, pair in
      pair.0.accepts(pair.1) ? nil : Argument(name: name, parts: pair.0.differences(from: pair.1))
    }
  }

  var isEmpty: Bool { arguments.isEmpty }

  /// The parts that differ, as a headline names them: `user.name and id`.
  var summary: String {
    let names = arguments.flatMap { argument in
      argument.parts.map { $0.path.text(below: argument.name) }
    }.map { $0.isEmpty ? "the argument" : $0 }
    return CallDifference.list(names)
  }

  /// The arguments that differ: `user and id`.
  var argumentNames: String {
    CallDifference.list(arguments.map { $0.name ?? "the argument" })
  }

  /// The differences that the texts of both calls do not show: inside of a value, of long values, of values that look
  /// the same.
  var lines: [(name: String, wanted: String, received: String)] {
    let lines = arguments.flatMap { argument in
      argument.parts.filter { !CallDifference.isShown($0) }.map { part in
        (name: part.path.text(below: argument.name), wanted: part.wanted, received: part.received)
      }
    }
    guard lines.count > CallDifference.listed else { return lines }
    return lines.prefix(CallDifference.listed) + [
      (name: "… \(lines.count - CallDifference.listed) more", wanted: "", received: "")
    ]
  }

  private static func isShown(_ part: ValueDifference) -> Bool {
    part.isPlain && part.path.text.isEmpty && CallText.isShort(part.wanted)
      && CallText.isShort(part.received)
  }

  private static func list(_ names: [String]) -> String {
    if names.count > 3 {
      return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ArgumentMatcher {
  /// How a value that is not accepted differs from those that are.
  func differences(from argument: Any) -> [ValueDifference] {
    guard let value else { return [ValueDifference(wanted: text, received: argument)] }
    return ValueDifference.all(wanted: value, received: argument)
  }
}

extension Invocation {
  /// The name of each argument: its label, else that of its parameter, else nothing.
  var argumentNames: [String?] {
    let names = name.argumentNames
    let parameters = parameterNames
    return names.enumerated().map { index, label in
      if label != "_" { return label }
      if names.count == parameters.count, let name = parameters[index] { return name }
      return names.count == 1 ? nil : "argument \(index + 1)"
    }
  }

  /// The labels of the tuple of arguments, as far as it has some.
  private var parameterNames: [String?] {
    guard let arguments else { return [] }
    var mirror = Mirror(reflecting: arguments)
    var names: [String?] = []
    if name.kind == .setter, name.base == "subscript", let index = mirror.children.first {
      mirror = Mirror(reflecting: index.value)
      names.append("newValue")
    }
    guard mirror.displayStyle == .tuple else { return [nil] + names }
    return mirror.children.map { child in child.label.flatMap { $0.hasPrefix(".") ? nil : $0 } }
      + names
  }
}
