/// Finds where two texts begin to differ.
enum TextDifference {
  /// The length to which longer texts are cut.
  private static let width = 80
  /// The number of equal characters that are shown before the first difference.
  private static let lead = 24

  /// Returns two texts, cut around their first difference if one of them is long.
  static func cut(_ left: String, _ right: String) -> (String, String) {
    guard isLong(left) || isLong(right) else { return (left, right) }
    let equal = zip(left, right).prefix { $0 == $1 }.count
    let start = equal > lead ? equal - lead : 0
    return (part(of: left, from: start), part(of: right, from: start))
  }

  /// Returns the share of two texts that is neither in their equal beginnings nor in their equal ends: from 0 to 1.
  static func distance(_ left: String, _ right: String) -> Double {
    let (own, other) = (Array(left.utf8), Array(right.utf8))
    let longest = max(own.count, other.count)
    guard longest > 0 else { return 0 }
    let start = zip(own, other).prefix { $0 == $1 }.count
    let end = zip(own.dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return Double(longest - start - end) / Double(longest)
  }

  /// Returns the first line in which two texts of several lines differ, with its number; nil for other values.
  static func firstLine(of left: Any, _ right: Any) -> (number: Int, left: String, right: String)? {
    guard let left = left as? any StringProtocol, let right = right as? any StringProtocol else {
      return nil
    }
    let (own, other) = (lines(String(left)), lines(String(right)))
    guard own.count > 1 || other.count > 1 else { return nil }
    let index = zip(own, other).prefix { $0 == $1 }.count
    guard index < own.count, index < other.count else { return nil }
    return (index + 1, own[index], other[index])
  }

  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  private static func isLong(_ text: String) -> Bool {
    text.index(text.startIndex, offsetBy: width, limitedBy: text.endIndex).map {
      $0 < text.endIndex
    } ?? false
  }

  private static func part(of text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    let part = rest.prefix(width)
    return (start > 0 ? "…" : "") + part + (part.endIndex < rest.endIndex ? "…" : "")
  }
}

/// Finds where values that are bytes, such as `Data`, begin to differ.
enum ByteDifference {
  /// The number of bytes that are shown, and the number of those that come before the first difference.
  private static let (width, lead) = (16, 4)

  /// Returns the bytes of two values as texts, around their first difference; nil for other values.
  ///
  /// Bytes that are printable texts in both are shown as such.
  static func texts(of left: Any, _ right: Any) -> (String, String)? {
    guard let own = bytes(left), let other = bytes(right) else { return nil }
    if let own = text(own), let other = text(other) {
      return (
        ArgumentText.describe(own, limit: ArgumentText.longest),
        ArgumentText.describe(other, limit: ArgumentText.longest)
      )
    }
    let equal = zip(own, other).prefix { $0 == $1 }.count
    let start = max(equal - lead, 0)
    return (part(of: own, from: start), part(of: other, from: start))
  }

  /// Returns the bytes of a collection of bytes that has no other description.
  private static func bytes(_ value: Any) -> [UInt8]? {
    if value is any Elements || value is any StringProtocol { return nil }
    guard let collection = value as? any Collection else { return nil }
    func bytes<Bytes: Collection>(_ bytes: Bytes) -> [UInt8]? {
      Bytes.Element.self == UInt8.self ? Array(bytes) as? [UInt8] : nil
    }
    return bytes(collection)
  }

  private static func text(_ bytes: [UInt8]) -> String? {
    guard !bytes.isEmpty else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let isText = text.unicodeScalars.allSatisfy { scalar in
      scalar != "\u{FFFD}"
        && (scalar.properties.generalCategory != .control || scalar.properties.isWhitespace)
    }
    return isText ? text : nil
  }

  private static func part(of bytes: [UInt8], from start: Int) -> String {
    let shown = bytes.dropFirst(start).prefix(width).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let rest = bytes.count > start + width ? " …" : ""
    let place = start > 0 ? "… " : ""
    return place + shown.joined(separator: " ") + rest
      + " (\(FailureText.count(bytes.count, "byte"))\(start > 0 ? ", from byte \(start)" : ""))"
  }
}
