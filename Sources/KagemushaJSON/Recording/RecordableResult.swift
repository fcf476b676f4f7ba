import Kagemusha

/// A `Result`, of which the success is recorded as a value and the failure as an error.
protocol RecordableResult {
  func record(in value: inout RecordedValue, with coding: ValueCoding)
  static func replay(
    _ value: RecordedValue, with answer: RecordedAnswer, at place: JSONPlace
  ) throws(JSONFault) -> Self?
}

extension Result: RecordableResult {
  func record(in value: inout RecordedValue, with coding: ValueCoding) {
    switch self {
    case .success(let success): value.value = success is Void ? .null : coding.encode(success)
    case .failure(let failure): value.failure = coding.record(failure)
    }
  }

  static func replay(
    _ value: RecordedValue, with answer: RecordedAnswer, at place: JSONPlace
  ) throws(JSONFault) -> Self? {
    if let failure = value.failure {
      return .failure(
        try answer.replay(failure, as: Failure.self, at: place.appending("failure")))
    }
    guard let json = value.value else { return nil }
    if let nothing = () as? Success { return .success(nothing) }
    let success = try answer.coding.decode(
      Success.self, from: json, at: place.appending("value"))
    return success.map { .success($0) }
  }
}
