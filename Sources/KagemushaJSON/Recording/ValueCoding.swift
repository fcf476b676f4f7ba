import Foundation
import Kagemusha

/// Encodes values of an app as JSON, and decodes them.
struct ValueCoding: Sendable {
  /// Makes an encoder; encoders are not `Sendable`.
  var encoder: @Sendable () -> JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }
  /// Makes a decoder.
  var decoder: @Sendable () -> JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  /// Returns a value as it is recorded; nil if there is none.
  func record(_ value: Any) -> RecordedValue? {
    if value is Void { return nil }
    var recorded = RecordedValue(type: "\(type(of: value))")
    if let result = value as? any RecordableResult {
      result.record(in: &recorded, with: self)
    } else {
      recorded.value = encode(value)
    }
    if recorded.value == nil, recorded.failure == nil {
      recorded.described = ArgumentText.describe(value)
    }
    return recorded
  }

  /// Returns an error as it is recorded.
  func record(_ error: any Error) -> RecordedError {
    RecordedError(
      type: "\(type(of: error))", described: ArgumentText.describe(error), value: encode(error))
  }

  /// Returns JSON that distinguishes an argument from others with the same description; nil if the description is enough.
  static func identity(of argument: Any) -> JSONValue? {
    switch argument {
    case is Bool, is any BinaryInteger, is any BinaryFloatingPoint: return nil
    case let text as String where text.utf8.count < 300: return nil
    default: break
    }
    // The encoder of the results is not used, since a replay does not know it.
    let json = ValueCoding().encode(argument)
    return json == .null ? nil : json
  }

  /// Returns the JSON of a value; nil if the value is not `Encodable`, or encoding fails.
  func encode(_ value: Any) -> JSONValue? {
    guard let value = ConformanceCast.encodable(value), let data = try? encoder().encode(value)
    else { return nil }
    return try? JSONDecoder().decode(JSONValue.self, from: data)
  }

  /// Returns the value that JSON describes.
  ///
  /// - Parameters:
  ///   - type: The type of the value; the result is nil if it is not `Decodable`.
  ///   - value: The JSON.
  ///   - place: The file, and the keys that lead to the JSON in it.
  func decode<Value>(
    _ type: Value.Type, from value: JSONValue, at place: JSONPlace
  ) throws(JSONFault) -> Value? {
    guard let decodable = type as? any Decodable.Type else { return nil }
    return try decode(decodable, from: value, at: place) as? Value
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, from value: JSONValue, at place: JSONPlace
  ) throws(JSONFault) -> Value {
    let data: Data
    do {
      data = try JSONEncoder().encode(value)
    } catch {
      throw JSONFault(
        file: place.file, path: place.path, type: "\(type)", reason: .other("\(error)"))
    }
    do {
      return try decoder().decode(type, from: data)
    } catch {
      throw JSONFault(error, decoding: type, in: place)
    }
  }
}

/// A `Result`, whose success is recorded as a value, and whose failure as an error.
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

/// A place in a JSON text.
struct JSONPlace: Sendable {
  /// The name of the file; nil for a text in the test.
  var file: String?
  /// The keys that lead to the place.
  var path: [String] = []

  /// Returns the place of a key inside of the value.
  func appending(_ key: String) -> JSONPlace { JSONPlace(file: file, path: path + [key]) }
}

extension JSONFault {
  /// Describes why a value cannot be decoded.
  ///
  /// - Parameters:
  ///   - error: The error of the decoder.
  ///   - type: The type that was to be decoded.
  ///   - place: The place of the value in the JSON.
  init(_ error: any Error, decoding type: Any.Type, in place: JSONPlace) {
    let (reason, keys) = Self.reason(of: error)
    self.init(
      file: place.file,
      path: place.path + keys.map { key in key.intValue.map(String.init) ?? key.stringValue },
      type: "\(type)", reason: reason)
  }

  private static func reason(of error: any Error) -> (Reason, [any CodingKey]) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      (.missingKey(key.stringValue), context.codingPath + [key])
    case .valueNotFound(let wanted, let context):
      (.missingValue(type: "\(wanted)"), context.codingPath)
    case .typeMismatch(let wanted, let context):
      (.otherType(wanted: "\(wanted)"), context.codingPath)
    case .dataCorrupted(let context): (.other(context.explanation), context.codingPath)
    default: (.other("\(error)"), [])
    }
  }
}
