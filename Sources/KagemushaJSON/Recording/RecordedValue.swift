/// A value that was returned or passed on.
struct RecordedValue: Codable, Sendable {
  /// Its type.
  var type: String
  /// The value; of a `Result`, its success. Nil if it cannot be encoded.
  var value: JSONValue?
  /// The failure of a `Result`.
  var failure: RecordedError?
  /// How it shows, where it cannot be encoded.
  var described: String?

  init(type: String) { self.type = type }

  /// Reads one; that its value is null is not that there is none.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    type = try container.decode(String.self, forKey: .type)
    value =
      container.contains(.value) ? try container.decode(JSONValue.self, forKey: .value) : nil
    failure = try container.decodeIfPresent(RecordedError.self, forKey: .failure)
    described = try container.decodeIfPresent(String.self, forKey: .described)
  }
}

/// An error.
struct RecordedError: Codable, Sendable {
  /// Its type.
  var type: String
  /// How it shows.
  var described: String
  /// The error, if it can be encoded.
  var value: JSONValue?
}
