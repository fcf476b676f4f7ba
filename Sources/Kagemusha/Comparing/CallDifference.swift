/// The arguments of a call that differ from the wanted ones.
struct CallDifference {
  /// One argument.
  struct Argument {
    /// The name of the parameter; nil for the only argument of a call if it has no label.
    let name: String?
    let parts: [ValueDifference]
  }

  /// The number of differences that are listed at most.
  private static let listed = 6

  let arguments: [Argument]

  init(wanted matchers: [_ArgumentMatcher], received call: Invocation) {
    let values = call.arguments(count: matchers.count)
    arguments = zip(call.argumentNames, zip(matchers, values)).compactMap { name, pair in
      pair.0.accepts(pair.1) ? nil : Argument(name: name, parts: pair.0.differences(from: pair.1))
    }
  }

  var isEmpty: Bool { arguments.isEmpty }

  /// The names of the parts that differ, for a headline: `user.name and id`.
  var summary: String {
    let names = arguments.flatMap { argument in
      argument.parts.map { $0.path.text(below: argument.name) }
    }.map { $0.isEmpty ? "the argument" : $0 }
    return CallDifference.list(names)
  }

  /// The names of the arguments that differ: `user and id`.
  var argumentNames: String {
    CallDifference.list(arguments.map { $0.name ?? "the argument" })
  }

  /// The differences that the texts of both calls do not show: those inside of a value, of long values,
  /// and of values that look the same.
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

extension _ArgumentMatcher {
  /// Returns how a value that is not accepted differs from those that are.
  func differences(from argument: Any) -> [ValueDifference] {
    if let differ { return differ(argument) }
    guard let value else { return [ValueDifference(wanted: text, received: argument)] }
    let parts = ValueDifference.all(wanted: value, received: argument)
    // A nil and a nil in an optional have no parts in which they differ.
    return parts.isEmpty ? [.whole(wanted: value, received: argument)] : parts
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

  /// The labels of the tuple of arguments, as far as there are some.
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

/// The call that is most like the wanted one: the one with the fewest differing arguments, then with
/// the fewest differing parts, then with the smallest differences, then the latest.
struct NearestCall {
  /// The number of calls with the fewest differing arguments whose parts are compared at most.
  private static let compared = 10
  /// The number of the latest calls that are looked at.
  private static let considered = 1_000

  let call: Invocation
  let difference: CallDifference

  /// Finds the nearest call among the calls of a requirement.
  ///
  /// - Parameters:
  ///   - matchers: The wanted arguments.
  ///   - name: The requirement.
  ///   - types: The types that the call must have; nil for any.
  ///   - calls: The calls, oldest first.
  init?(
    to matchers: [_ArgumentMatcher], of name: MemberName, _ types: CallTypes?,
    in calls: [Invocation]
  ) {
    var fewest = Int.max
    var nearest: [Invocation] = []
    // A loop by index is faster where nothing is optimized, as in tests, and there may be many calls.
    var index = calls.count
    while index > 0, calls.count - index < NearestCall.considered {
      index -= 1
      let call = calls[index]
      if call.name != name { continue }
      if let types, !call.types.fits(types) { continue }
      let count = matchers.mismatches(in: call)
      if count < fewest {
        fewest = count
        nearest = [call]
      } else if count == fewest, nearest.count < NearestCall.compared {
        nearest.append(call)
      } else if fewest <= 1, nearest.count >= NearestCall.compared {
        break
      }
    }
    let candidates = nearest.map { ($0, CallDifference(wanted: matchers, received: $0)) }
    let best = candidates.min { left, right in
      NearestCall.weight(left.1) < NearestCall.weight(right.1)
    }
    guard let best else { return nil }
    (call, difference) = best
  }

  private static func weight(_ difference: CallDifference) -> (Int, Double) {
    let parts = difference.arguments.flatMap(\.parts)
    return (parts.count, parts.reduce(0) { $0 + $1.distance })
  }
}

/// The call that is most like a wanted one, for a message.
struct NearMiss {
  let call: Invocation
  /// The number of the call in the log.
  let number: Int
  let difference: CallDifference
  /// The types of the call, where they are not the wanted ones.
  let otherTypes: CallTypes?

  /// Finds the call among those of a requirement, first among those of the wanted types, if types matter.
  init?(
    to matchers: [_ArgumentMatcher], of name: MemberName, _ types: CallTypes?,
    in calls: [Invocation], _ log: CallLog
  ) {
    let typed = NearestCall(to: matchers, of: name, types, in: calls)
    let nearest = typed ?? NearestCall(to: matchers, of: name, nil, in: calls)
    guard let nearest, let number = log.number(of: nearest.call) else { return nil }
    guard typed == nil || !nearest.difference.isEmpty else { return nil }
    call = nearest.call
    difference = nearest.difference
    otherTypes = typed == nil ? nearest.call.types : nil
    self.number = number
  }

  /// The difference in one line: `nearest call #2 differs in user.name`.
  var fact: String {
    let difference = otherTypes == nil ? "differs in \(difference.summary)" : "is of other types"
    return "nearest call #\(number) \(difference)"
  }
}
