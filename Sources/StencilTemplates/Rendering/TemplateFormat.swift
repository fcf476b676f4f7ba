import Foundation
import SourceWriting

/// Handles the lines that tags leave blank, as StencilSwiftKit does: a line that is blank in the
/// template stays, and one that a tag leaves blank is removed.
enum BlankLines {
  private static let mark = "\n\u{0b}\n"
  private static let newline = "\u{0e}"

  /// Returns the text of a template with its blank lines marked.
  static func protected(_ text: String) -> String {
    guard text.contains("\n\n") else { return text }
    // Twice, because the pairs of three line ends overlap.
    return text.replacingOccurrences(of: "\n\n", with: mark)
      .replacingOccurrences(of: "\n\n", with: mark)
  }

  /// Returns rendered text without the lines that tags leave blank.
  static func collapsed(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    // The end of what is kept if the line that has begun proves blank.
    var kept: Int?
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        if let kept { result.removeLast(result.count - kept) }
        if kept == nil { result.append(byte) }
        kept = result.count
        continue
      }
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { kept = nil }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
      .replacingOccurrences(of: mark, with: "\n\n")
      .replacingOccurrences(of: mark, with: "\n\n")
      .replacingOccurrences(of: newline, with: "\n")
  }

  /// The output of the tag `newline`: a line break that is not removed.
  static let forcedNewline = newline
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
