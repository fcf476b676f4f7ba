/// A JSON value.
package indirect enum FixtureJSONValue: Sendable, Hashable, Encodable {
  case string(String)
  case integer(Int)
  case number(Double)
  case bool(Bool)
  case null
  case array([FixtureJSONValue])
  case object([String: FixtureJSONValue])

  /// Encodes the value without a wrapper.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .integer(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .bool(let value): try container.encode(value)
    case .null: try container.encodeNil()
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}
