/// The calls of a mock and what a real object answered, as a file has them.
struct Recording: Codable, Sendable {
  /// One call.
  struct Call: Codable, Sendable {
    /// The requirement.
    var member: String
    /// The arguments, described.
    var arguments: [String]
    /// The type of the result; nil where there is none.
    var returns: String?
    /// What was returned, if it could be encoded.
    var result: RecordedValue?
    /// What was thrown.
    var error: RecordedError?
    /// What the completion handler was called with, each time.
    var completions: [[RecordedValue]]?
  }

  /// The form of the file that this version writes.
  static let currentVersion = 1

  /// The form of the file.
  var version = Recording.currentVersion
  /// The mock that was called.
  var mock: String
  /// The calls, in the order in which they were made.
  var calls: [Call]
}

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
