extension FailureText {
  /// JSON that cannot be what a stub answers with.
  static func undecodable(_ fault: JSONFault, of reference: MemberReference) -> MockFailure {
    var table = FailureTable(
      "\(reference.mock.name).\(reference.name.text) cannot answer with \(source(of: fault))")
    table.add("stub", CallText.describe(reference), note: reference.context.place.text)
    table.add("wanted", fault.type)
    table.add("problem", reason(fault.reason))
    if !fault.path.isEmpty { table.add("at", path(fault.path)) }
    table.add("hint", hint(fault.reason))
    return MockFailure(table.text, at: reference.context.place)
  }

  /// The file, or the text in the test.
  static func source(of fault: JSONFault) -> String {
    fault.file.map { "'\($0)'" } ?? "the JSON text"
  }

  /// What is wrong.
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
    case .noRealObject: "there is no real object to answer its calls"
    case .unreadable(let text): "the file cannot be read: \(text)"
    }
  }

  /// What may help.
  static func hint(_ reason: JSONFault.Reason) -> String {
    switch reason {
    case .missingKey, .missingValue: "add the value to the JSON, or make the property optional"
    case .otherType: "write the value as the property's type is written in JSON"
    case .other: "correct the JSON, or pass the decoder that the app reads it with"
    case .noFile: "name a file among the resources of the test target in Package.swift"
    case .drift, .unrepeatable: "record it again, if the answer is right"
    case .recordedElsewhere: "give each mock a file of its own"
    case .noRealObject: "mock.forward(to: …) before the first call"
    case .unreadable: "see that the file can be opened"
    }
  }

  /// `items[2].owner.name`.
  static func path(_ keys: [String]) -> String {
    var text = ""
    for key in keys {
      text += Int(key) != nil ? "[\(key)]" : text.isEmpty ? key : ".\(key)"
    }
    return text
  }
}
