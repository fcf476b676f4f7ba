import Kagemusha

/// The calls of a mock with the answers of a real object, as a file stores them.
struct RecordedCalls: Codable, Sendable {
  /// One call.
  struct Call: Codable, Sendable {
    /// The requirement.
    var member: String
    /// The descriptions of the arguments.
    var arguments: [String]
    /// The encoded arguments; an element is nil if the description of the argument is complete, the array if all are.
    var encoded: [JSONValue?]?
    /// The type of the result; nil where there is none.
    var returns: String?
    /// The result, if there is one.
    var result: RecordedValue?
    /// The error that was thrown.
    var error: RecordedError?
    /// The arguments of each call of the completion handler.
    var completions: [[RecordedValue]]?
  }

  /// The version of the file format that this code writes.
  static let currentVersion = 1

  /// The version of the file format.
  var version = RecordedCalls.currentVersion
  /// The mock that was called.
  var mock: String
  /// The calls, in the order in which they were made.
  var calls: [Call]
}

/// Finds the recorded calls for the calls of a mock: the recorded calls of one requirement with the
/// same arguments follow each other, and the last one is repeated.
struct RecordingCursor: Sendable {
  let recording: RecordedCalls
  /// The number of times that each call was found, by the index of the first equal one.
  private let taken = Locked<[Int: Int]>([:])

  init(_ recording: RecordedCalls) { self.recording = recording }

  /// Returns the index of the next recorded call that equals a call; nil if there is none.
  func next(_ call: CallDescription) -> Int? {
    let wanted = RecordedCalls.Call(call)
    let matching = recording.calls.indices.filter { recording.calls[$0].isCall(wanted) }
    guard let first = matching.first else { return nil }
    let number = taken.with { taken in
      defer { taken[first, default: 0] += 1 }
      return taken[first] ?? 0
    }
    return matching[min(number, matching.count - 1)]
  }
}

/// A value that was returned, or passed to a completion handler.
struct RecordedValue: Codable, Sendable {
  /// The type of the value.
  var type: String
  /// The value; for a `Result`, its success. Nil if it cannot be encoded.
  var value: JSONValue?
  /// The failure of a `Result`.
  var failure: RecordedError?
  /// The description of a value that cannot be encoded.
  var described: String?

  init(type: String) { self.type = type }

  /// Decodes a value; a null is a value, unlike a missing key.
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
  /// The type of the error.
  var type: String
  /// The description.
  var described: String
  /// The error, if it can be encoded.
  var value: JSONValue?
}

/// Any JSON value, without loss.
enum JSONValue: Codable, Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int64)
  case natural(UInt64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .natural(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .natural(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
