import Kagemusha

/// What was recorded of one call, as values of the app.
struct RecordedAnswer: ReplayedAnswer {
  let call: RecordedCalls.Call
  let coding: ValueCoding
  /// The errors that are thrown as what they were, by their names.
  let errors: [String: any (Error & Decodable).Type]
  let place: JSONPlace

  var completionCount: Int { call.completions?.count ?? 0 }

  func output<Output>(as type: Output.Type) throws(JSONFault) -> Output? {
    guard let result = call.result else { return () as? Output }
    return try replay(result, as: type, at: place.appending("result"))
  }

  func error<Failure: Error>(as type: Failure.Type) throws(JSONFault) -> Failure? {
    guard let error = call.error else { return nil }
    return try replay(error, as: type, at: place.appending("error"))
  }

  func value<Value>(
    as type: Value.Type, _ number: Int, ofCompletion completion: Int
  ) throws(JSONFault) -> Value {
    let place = place.appending("completions").appending("\(completion)").appending("\(number)")
    let values = call.completions?[completion] ?? []
    guard values.indices.contains(number) else {
      throw fault(.missingValue(type: "\(type)"), type, at: place)
    }
    if let value = try replay(values[number], as: type, at: place) { return value }
    throw fault(
      .other(
        "\(values[number].described ?? "what was recorded"), of type '\(values[number].type)', "
          + "could not be encoded, or '\(type)' cannot be decoded; make it Codable"), type,
      at: place)
  }

  /// A value; nil if it could not be encoded.
  private func replay<Value>(
    _ recorded: RecordedValue, as type: Value.Type, at place: JSONPlace
  ) throws(JSONFault) -> Value? {
    if let result = type as? any RecordableResult.Type {
      return try result.replay(recorded, with: self, at: place) as? Value
    }
    guard let value = recorded.value else {
      // No error, for one, is an optional of what is not Codable.
      return recorded.described == "nil" ? DefaultValueRegistry.defaultValue(for: type) : nil
    }
    return try coding.decode(type, from: value, at: place.appending("value"))
  }

  /// An error: as what it was, if its type is known, else as a `ReplayedError`.
  func replay<Failure: Error>(
    _ recorded: RecordedError, as type: Failure.Type, at place: JSONPlace
  ) throws(JSONFault) -> Failure {
    if let value = recorded.value {
      let place = place.appending("value")
      if let known = errors[recorded.type],
        let error = try decode(known, from: value, at: place) as? Failure
      {
        return error
      }
      if let error = try coding.decode(type, from: value, at: place) { return error }
    }
    let error = ReplayedError(type: recorded.type, description: recorded.described)
    if let error = error as? Failure { return error }
    throw fault(
      .other("\(recorded.described) could not be encoded; make '\(type)' Codable"), type, at: place)
  }

  private func decode<Known: Error & Decodable>(
    _ type: Known.Type, from value: JSONValue, at place: JSONPlace
  ) throws(JSONFault) -> Known? {
    try coding.decode(type, from: value, at: place)
  }

  private func fault(
    _ reason: JSONFault.Reason, _ type: Any.Type, at place: JSONPlace
  ) -> JSONFault {
    JSONFault(file: place.file, path: place.path, type: "\(type)", reason: reason)
  }
}
