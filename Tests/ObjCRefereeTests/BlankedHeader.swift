#if !os(macOS)
  @testable import ObjCScanner

  /// The text of a header without what no protocol depends on: members of classes, categories, and bodies of functions.
  ///
  /// They have errors where something is missing, and the compiler imports no header with errors. Lines keep their
  /// numbers.
  struct BlankedHeader {
    private var bytes: [UInt8]

    /// Copies a header.
    init(_ text: UnsafeRawBufferPointer) {
      bytes = Array(text)
    }

    /// The text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Blanks a declaration as far as no protocol depends on it.
    mutating func blank(_ declaration: ClangCursor) {
      guard let extent = declaration.extent, bytes.indices.contains(extent.offsets.upperBound - 1)
      else { return }
      let range = extent.offsets.lowerBound..<extent.offsets.upperBound
      let text = String(decoding: bytes[range], as: UTF8.self)
      switch declaration.kind {
      case .category where !text.contains(/^@interface\s+NSObject\b/):
        blank(range)
      case .interface, .category:
        guard let end = text.range(ofLast: "@end"),
          let start = text[..<end].firstMatch(of: /\n[ \t]*(?:[-+][ \t]*\(|@property\b|@optional|\{|#)/)
        else { return }
        let first = range.lowerBound + text[..<start.range.lowerBound].utf8.count
        blank(first..<range.lowerBound + text[..<end].utf8.count)
      case nil:
        guard text.last == "}", let brace = text.firstIndex(of: "{"),
          text[..<brace].contains("("), !text.hasPrefix("@"), !text.contains(/^\s*typedef\b/)
        else { return }
        let first = range.lowerBound + text[..<brace].utf8.count
        blank(first..<range.upperBound)
        bytes[first] = UInt8(ascii: ";")
      default: break
      }
    }

    private mutating func blank(_ range: Range<Int>) {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
  }

  extension String {
    /// Returns the start of the last occurrence of a word.
    fileprivate func range(ofLast word: String) -> Index? { ranges(of: word).last?.lowerBound }
  }
#endif
