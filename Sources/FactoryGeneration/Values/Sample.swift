/// A value for tests, made of its type and its name alone.
package struct Sample: Sendable, Hashable {
  /// The value as `Codable` types encode it.
  package indirect enum JSON: Sendable, Hashable {
    /// This.
    case value(FixtureJSONValue)
    /// Nothing: its key is left out.
    case absent
    /// What the fixture of that type is.
    case fixture(String)
    /// An array.
    case list([JSON])
    /// An object.
    case object([String: JSON])
    /// Nobody knows: `Codable` does not encode a value of this text.
    case unknown(String)
  }

  /// The value as Swift.
  package var text: String
  /// The value as JSON.
  package var json: JSON
  /// The full names of the types whose fixtures it calls.
  package var fixtures: Set<String>

  /// Describes a value.
  init(_ text: String, _ json: JSON, fixtures: Set<String> = []) {
    self.text = text
    self.json = json
    self.fixtures = fixtures
  }

  /// No value.
  static let none = Sample("nil", .absent)
}
