extension FailureText {
  /// Describes a call that a recording has no answer for.
  static func unrecorded(
    _ call: Invocation, _ gap: RecordingGap, of mock: MockCore
  ) -> String {
    let name = call.name
    let description = CallDescription(call)
    var table = FailureTable(
      "\(mock.name).\(name.text) was called, and '\(gap.file)' has no answer to it")
    table.add("received", CallText.describe(whole: call))
    if let described = gap.described {
      table.add("problem", "what was returned, of type '\(described)', is not Codable")
    } else if let nearest = gap.nearest {
      table.add("nearest", "#\(nearest.number) \(text(of: nearest))")
      if nearest.member == description.member {
        for (recorded, received) in zip(nearest.arguments, description.arguments)
        where recorded != received {
          table.addDifference(recorded: recorded, received: received)
        }
      }
    }
    if gap.described == nil {
      table.add("recorded", count(gap.count, "call"))
    }
    table.add("made", mock.type, note: mock.place.text)
    table.add("hint", hint(for: call, description, gap, of: mock))
    return table.text
  }

  private static func hint(
    for call: Invocation, _ description: CallDescription, _ gap: RecordingGap, of mock: MockCore
  ) -> String {
    let stub = "stub(\(mock.expression))\(stubExpression(call))"
    if let described = gap.described {
      return "\(stub), or DefaultValueRegistry.register(value:forType:) for '\(described)'"
    }
    let isOfOtherVersion = gap.count > 0 && gap.nearest?.member != description.member
    return isOfOtherVersion
      ? "record it again, if the protocol has changed since; or \(stub)"
      : "record it again, or \(stub)"
  }

  private static func text(of nearest: RecordingGap.Nearest) -> String {
    guard nearest.member.contains("(") else { return nearest.member }
    let base = MemberName.base(of: nearest.member)
    // A recording has a label for every argument, even if it is `_`.
    let arguments = nearest.arguments.map { $0.hasPrefix("_: ") ? String($0.dropFirst(3)) : $0 }
    return "\(base)(\(arguments.joined(separator: ", ")))"
  }

  /// Reports a recorded answer that no longer fits the requirement.
  static func unreplayable(
    _ call: Invocation, _ fault: JSONFault, of mock: MockCore, at place: SourcePlace
  ) -> MockFailure {
    var table = FailureTable(
      "\(mock.name).\(call.name.text) cannot answer with \(source(of: fault))")
    table.add("received", CallText.describe(whole: call))
    table.add("wanted", fault.type)
    table.add("problem", reason(fault.reason))
    if !fault.path.isEmpty { table.add("at", path(fault.path)) }
    table.add("hint", "record it again, if the protocol has changed since; or correct the file")
    return MockFailure(table.text, at: place)
  }

  /// Reports a real object whose answer differs from the recorded one.
  private static func drift(
    _ call: String, _ differences: [String], _ fault: JSONFault, of mock: MockCore,
    at place: SourcePlace
  ) -> MockFailure {
    var table = FailureTable(
      "\(mock.name): the real object does not answer \(call) as \(source(of: fault)) says")
    for (index, difference) in differences.enumerated() {
      table.add(index == 0 ? "now" : "", difference)
    }
    if !fault.path.isEmpty { table.add("at", path(fault.path)) }
    table.add("hint", hint(fault.reason))
    return MockFailure(table.text, at: place)
  }

  /// Reports recorded calls that a mock cannot make again.
  private static func unrepeatable(
    _ calls: [UnrepeatableCalls], _ fault: JSONFault, of mock: MockCore, at place: SourcePlace
  ) -> MockFailure {
    let number = count(calls.reduce(0) { $0 + $1.count }, "call")
    var table = FailureTable(
      "\(mock.name) cannot make \(number) of \(source(of: fault)) again")
    for (index, calls) in calls.enumerated() {
      table.add(
        index == 0 ? "calls" : "", "\(calls.count) × \(calls.member): \(text(of: calls.problem))")
    }
    table.add(
      "hint", "make them in the test, on a mock with check(against:), and name them in 'skipping:'")
    return MockFailure(table.text, at: place)
  }

  private static func text(of problem: RepetitionProblem) -> String {
    switch problem {
    case .noRequirement:
      "no requirement of this name can be called with recorded values alone"
    case .unreadable(let argument, let type):
      "\(argument) cannot be read as a value of type '\(type)'"
    }
  }

  private static func hint(for reason: JSONFault.Reason, _ use: RecordingUse) -> String {
    switch reason {
    case .recordedElsewhere, .noRealObject, .noCalls, .drift: hint(reason)
    default:
      use == .record
        ? "name a file in a folder that can be written"
        : "record it, with forward(to:) and record(into:), or correct the file"
    }
  }

  private static func text(of use: RecordingUse) -> String {
    switch use {
    case .record: "record into"
    case .replay: "replay"
    case .check: "check"
    }
  }

  /// Reports a recording that cannot be read or written.
  static func unusableRecording(
    _ fault: JSONFault, of mock: MockCore, at place: SourcePlace, _ use: RecordingUse
  ) -> MockFailure {
    if case .drift(let call, let differences) = fault.reason {
      return drift(call, differences, fault, of: mock, at: place)
    }
    if case .unrepeatable(let calls) = fault.reason {
      return unrepeatable(calls, fault, of: mock, at: place)
    }
    var table = FailureTable("\(mock.name) cannot \(text(of: use)) \(source(of: fault))")
    table.add("problem", reason(fault.reason))
    if !fault.path.isEmpty { table.add("at", path(fault.path)) }
    table.add("hint", hint(for: fault.reason, use))
    return MockFailure(table.text, at: place)
  }
}

extension FailureTable {
  /// Adds an argument: the recorded one above the received one.
  fileprivate mutating func addDifference(recorded: String, received: String) {
    let label = recorded.prefix { $0 != ":" }
    let start = "\(label): "
    guard recorded.hasPrefix(start), received.hasPrefix(start) else { return }
    let texts = (String(recorded.dropFirst(start.count)), String(received.dropFirst(start.count)))
    guard !CallText.isShort(texts.0) || !CallText.isShort(texts.1) else { return }
    let (left, right) = TextDifference.cut(texts.0, texts.1)
    add(label == "_" ? "the argument" : String(label), left, right)
  }
}

extension FailureText {
  /// Reports JSON that does not describe an answer of the stub.
  static func undecodable(_ fault: JSONFault, of reference: _MemberReference) -> MockFailure {
    var table = FailureTable(
      "\(reference.mock.name).\(reference.name.text) cannot answer with \(source(of: fault))")
    table.add("stub", CallText.describe(reference), note: reference.context.place.text)
    table.add("wanted", fault.type)
    table.add("problem", reason(fault.reason))
    if !fault.path.isEmpty { table.add("at", path(fault.path)) }
    table.add("hint", hint(fault.reason))
    return MockFailure(table.text, at: reference.context.place)
  }

  /// Returns the name of the file; for a text in the test, a description of it.
  static func source(of fault: JSONFault) -> String {
    fault.file.map { "'\($0)'" } ?? "the JSON text"
  }

  /// Returns the words for the reason of a fault.
  static func reason(_ reason: JSONFault.Reason) -> String {
    switch reason {
    case .missingKey(let key): "the key '\(key)' is missing"
    case .missingValue(let type): "null or nothing where a value of type '\(type)' is wanted"
    case .otherType(let wanted): "the value is not of type '\(wanted)'"
    case .other(let text): text
    case .noFile(let folder): "there is no such file in \(folder)"
    case .recordedElsewhere(let mock, let place):
      "\(mock) records into it already, since \(place.text)"
    case .drift(let call, _): "another answer to \(call)"
    case .unrepeatable: "calls cannot be made again"
    case .noCalls: "there is no call to make, so that nothing is checked"
    case .noRealObject: "there is no real object to answer its calls"
    case .unreadable(let text): "the file cannot be read: \(text)"
    }
  }

  /// Returns the hint for a reason.
  static func hint(_ reason: JSONFault.Reason) -> String {
    switch reason {
    case .missingKey, .missingValue: "add the value to the JSON, or make the property optional"
    case .otherType: "write the value as the property's type is written in JSON"
    case .other: "correct the JSON, or pass the decoder that the app reads it with"
    case .noFile: "name a file among the resources of the test target in Package.swift"
    case .drift, .unrepeatable: "record it again, if the answer is right"
    case .noCalls: "record the calls that matter, or skip fewer"
    case .recordedElsewhere: "give each mock a file of its own"
    case .noRealObject: "mock.forward(to: …) before the first call"
    case .unreadable: "see that the file can be opened"
    }
  }

  /// Returns a coding path as a text: `items[2].owner.name`.
  static func path(_ keys: [String]) -> String {
    var text = ""
    for key in keys {
      text += Int(key) != nil ? "[\(key)]" : text.isEmpty ? key : ".\(key)"
    }
    return text
  }
}
