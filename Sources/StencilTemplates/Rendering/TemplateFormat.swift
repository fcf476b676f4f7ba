import SourceWriting

/// Handles the lines that tags leave blank, as StencilSwiftKit does: a line that is blank in the
/// template stays, and one that a tag leaves blank is removed.
enum BlankLines {
  /// The byte that stands in a line which stays blank.
  private static let mark: UInt8 = 0x0B
  private static let newline: UInt8 = 0x0E

  /// Returns the text of a template with its blank lines marked.
  ///
  /// - Complexity: O(*n*).
  static func protected(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + text.utf8.count / 16)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n"), result.last == byte { result.append(mark) }
      result.append(byte)
    }
    return result.count == text.utf8.count ? text : String(decoding: result, as: UTF8.self)
  }

  /// Removes the lines of rendered text that tags leave blank.
  ///
  /// - Parameters:
  ///   - text: Rendered text.
  ///   - isContinued: Whether other lines of the text precede it, and end with a line break.
  /// - Complexity: O(*n*).
  static func collapse(_ text: inout [UInt8], isContinued: Bool = false) {
    let count = text.withUnsafeMutableBufferPointer { collapse($0, isContinued: isContinued) }
    text.removeLast(text.count - count)
  }

  /// Moves the bytes that stay to the start, and returns their number.
  private static func collapse(_ text: UnsafeMutableBufferPointer<UInt8>, isContinued: Bool) -> Int
  {
    // The bytes that stay overwrite bytes that have been read.
    var end = 0
    // The end of what is kept if the line that has begun proves blank.
    var kept = isContinued ? 0 : nil
    for index in text.indices {
      var byte = text[index]
      switch byte {
      case UInt8(ascii: "\n"):
        if let kept {
          end = kept
        } else {
          let isMarked = end > 0 && text[end - 1] == mark
          if isMarked, end > 1 ? text[end - 2] == byte : isContinued { end -= 1 }
          text[end] = byte
          end += 1
        }
        kept = end
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default:
        kept = nil
        if byte == newline { byte = UInt8(ascii: "\n") }
      }
      text[end] = byte
      end += 1
    }
    return end
  }

  /// The output of the tag `newline`: a line break that is not removed.
  static let forcedNewline = String(decoding: [newline], as: UTF8.self)
}

/// The header that Sourcery prints before the output of templates.
package enum SourceryHeader {
  /// The version of Sourcery that the output corresponds to; it is part of the header unless
  /// hidden.
  package static let version = "2.3.0"

  /// Returns the lines of the header, with line breaks.
  ///
  /// - Parameters:
  ///   - hidesVersion: Sourcery's `hideVersionHeader`.
  ///   - prefix: Sourcery's `headerPrefix`, the lines before the header.
  package static func text(hidesVersion: Bool = false, prefix: String? = nil) -> String {
    let version = hidesVersion ? "" : " \(Self.version)"
    return (prefix.map { "\($0)\n" } ?? "")
      + "\(GeneratedMarker.sourcery)\(version) — https://github.com/krzysztofzablocki/Sourcery\n// DO NOT EDIT\n"
  }
}
