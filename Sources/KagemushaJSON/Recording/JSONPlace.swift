import Kagemusha

/// A place in a JSON text.
struct JSONPlace: Sendable {
  /// The name of the file; nil for a text in the test.
  var file: String?
  /// The keys that lead there.
  var path: [String] = []

  /// A place further in.
  func appending(_ key: String) -> JSONPlace { JSONPlace(file: file, path: path + [key]) }
}

extension JSONFault {
  /// Says why something cannot be decoded.
  ///
  /// - Parameters:
  ///   - error: What the decoder threw.
  ///   - type: What was to be decoded.
  ///   - place: Where it stands.
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
