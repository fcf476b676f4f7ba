/// The values of types from the standard library and Foundation.
enum StandardSamples {
  private static let integers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  private static let numbers: Set = [
    "Double", "Float", "Float16", "Float80", "CLongDouble", "CGFloat", "TimeInterval", "Decimal",
  ]
  private static let addressPrefix = "https://example.com/"

  /// Returns a value of a type.
  ///
  /// - Parameters:
  ///   - type: The name of the type, without a module.
  ///   - name: The name of the property or parameter.
  /// - Returns: The value; nil if the type is not known.
  static func sample(of type: String, named name: String) -> Sample? {
    if integers.contains(type) { return Sample("1", .value(.integer(1))) }
    if numbers.contains(type) { return Sample("1", .value(.number(1))) }
    switch type {
    case "String", "Substring": return text(name)
    case "Bool": return Sample("false", .value(.bool(false)))
    case "Character": return Sample(String(name.prefix(1)).debugDescription, .unknown(type))
    case "URL":
      let address = addressPrefix + slug(name)
      return Sample("URL(string: \"\(address)\")!", .value(.string(address)))
    case "UUID":
      let digits = "00000000-0000-0000-0000-000000000001"
      return Sample("UUID(uuidString: \"\(digits)\")!", .value(.string(digits)))
    case "Date": return Sample("Date(timeIntervalSinceReferenceDate: 0)", .value(.integer(0)))
    case "Data":
      return Sample("Data(\(name.debugDescription).utf8)", .value(.string(base64(name))))
    case "Void": return Sample("()", .unknown(type))
    default: return others[type].map { Sample($0, .unknown(type)) }
    }
  }

  /// Returns a string value.
  static func text(_ value: String) -> Sample {
    Sample(value.debugDescription, .value(.string(value)))
  }

  /// Types without a standard JSON form.
  private static let others = [
    "Any": "0", "AnyHashable": "AnyHashable(0)", "Calendar": "Calendar(identifier: .gregorian)",
    "CGPoint": "CGPoint.zero", "CGRect": "CGRect.zero", "CGSize": "CGSize.zero",
    "DateComponents": "DateComponents()", "DateInterval": "DateInterval()",
    "DispatchQueue": "DispatchQueue.main", "Duration": "Duration.seconds(1)",
    "IndexPath": "IndexPath()", "IndexSet": "IndexSet()",
    "Locale": "Locale(identifier: \"en_US_POSIX\")", "NotificationCenter": "NotificationCenter()",
    "ContinuousClock": "ContinuousClock()", "SuspendingClock": "SuspendingClock()",
    "TimeZone": "TimeZone(secondsFromGMT: 0)!", "JSONDecoder": "JSONDecoder()",
    "JSONEncoder": "JSONEncoder()", "OperationQueue": "OperationQueue()",
    "URLRequest": "URLRequest(url: URL(string: \"https://example.com\")!)",
  ]

  /// Returns a name as a path of a URL, with ASCII letters and digits only.
  private static func slug(_ name: String) -> String {
    name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Returns the bytes of a text as `JSONEncoder` encodes data.
  private static func base64(_ text: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      let written = (0...part.count).map { digits[bits >> (18 - 6 * $0) & 63] }
      return String(written) + String(repeating: "=", count: 3 - part.count)
    }.joined()
  }
}
