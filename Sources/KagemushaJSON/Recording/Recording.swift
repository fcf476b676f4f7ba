/// The calls of a mock and what a real object answered, as a file has them.
struct Recording: Codable, Sendable {
  /// One call.
  struct Call: Codable, Sendable {
    /// The requirement.
    var member: String
    /// The arguments, described.
    var arguments: [String]
    /// What arguments encode to whose descriptions do not say all; nil if there is none.
    var encoded: [JSONValue?]?
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
