/// A value for tests, derived from a type and a name.
package struct Sample: Sendable, Hashable {
  /// The form in which `Codable` encodes the value.
  package indirect enum JSON: Sendable, Hashable {
    /// A value.
    case value(FixtureJSONValue)
    /// No value: the key is left out.
    case absent
    /// The fixture of a type.
    case fixture(String)
    /// An array.
    case list([JSON])
    /// An object.
    case object([String: JSON])
    /// Unknown: `Codable` does not encode a value with this text.
    case unknown(String)
  }

  /// The value in Swift.
  package var text: String
  /// The value in JSON.
  package var json: JSON
  /// The qualified names of the types whose fixtures are called.
  package var fixtures: Set<String>

  /// Creates a value.
  init(_ text: String, _ json: JSON, fixtures: Set<String> = []) {
    self.text = text
    self.json = json
    self.fixtures = fixtures
  }

  /// The value `nil`.
  static let none = Sample("nil", .absent)
}
