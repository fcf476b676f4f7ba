/// An error.
struct RecordedError: Codable, Sendable {
  /// Its type.
  var type: String
  /// How it shows.
  var described: String
  /// The error, if it can be encoded.
  var value: JSONValue?
}
