import Foundation
import SourceWriting

/// What StencilSwiftKit does about the lines that tags leave empty: a line that is blank in the
/// template stays, and one that a tag left blank goes.
enum BlankLines {
  private static let mark = "\n\u{0b}\n"
  private static let newline = "\u{0e}"

  /// A template's text with its blank lines marked.
  static func protected(_ text: String) -> String {
    guard text.contains("\n\n") else { return text }
    // Twice, because the pairs of three line ends overlap.
    return text.replacingOccurrences(of: "\n\n", with: mark)
      .replacingOccurrences(of: "\n\n", with: mark)
  }

  /// Rendered text without the lines that tags left blank.
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

  /// What the tag `newline` prints: a line end that is not collapsed.
  static let forcedNewline = newline
}

/// The lines that Sourcery prints before the text of templates.
package enum SourceryHeader {
  /// The version of Sourcery whose output this is; it stands in the header unless it is hidden.
  package static let version = "2.3.0"

  /// The two lines, with their line ends.
  ///
  /// - Parameter hidesVersion: Sourcery's `hideVersionHeader`.
  package static func text(hidesVersion: Bool = false) -> String {
    let version = hidesVersion ? "" : " \(Self.version)"
    return
      "\(GeneratedMarker.sourcery)\(version) — https://github.com/krzysztofzablocki/Sourcery\n// DO NOT EDIT\n"
  }

  /// A file of several templates' texts, each after a line end, as Sourcery joins them.
  package static func file(_ texts: [String], hidesVersion: Bool = false) -> String {
    text(hidesVersion: hidesVersion) + texts.map { "\n\($0)" }.joined()
  }
}
