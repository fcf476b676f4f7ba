import Basics
import SourceWriting

/// The text of a file with mocks.
package struct RenderedMocks: Sendable, Hashable {
  /// The mocks of one source file.
  package struct Section: Sendable, Hashable {
    /// The path of the source file.
    package var path: String
    /// The bytes of the mocks in the text, UTF-8, with the blank line before them.
    package var range: Range<Int>
  }

  /// The text, UTF-8.
  package var bytes: [UInt8]
  /// The mocks of each source file, in order.
  package var sections: [Section]

  /// Creates a text.
  package init(bytes: [UInt8], sections: [Section]) {
    self.bytes = bytes
    self.sections = sections
  }
}

extension RenderedMocks {
  /// The text with line feeds in place of line ends of two characters, which literals of sources may have.
  ///
  /// A sealed text has no other line ends, so that the ranges are those in the file.
  var withLineFeeds: RenderedMocks {
    guard bytes.offset(of: 0x0D) != nil else { return self }
    var result = RenderedMocks(bytes: [], sections: sections)
    var end = 0
    func append(upTo next: Int) {
      result.bytes += GeneratedText.withoutCarriageReturns(Array(bytes[end..<next])).bytes
      end = next
    }
    for (number, section) in sections.enumerated() {
      append(upTo: section.range.lowerBound)
      let start = result.bytes.count
      append(upTo: section.range.upperBound)
      result.sections[number].range = start..<result.bytes.count
    }
    append(upTo: bytes.count)
    return result
  }
}

extension MockRenderer {
  /// Returns the texts that some mocks ask for around the mocks of a file: imports, and declarations that several mocks share.
  ///
  /// Two files have the same text around their mocks if the unions of these sets are equal. An exception are conditional
  /// imports (`isConditionalImport`), which stand in the order of the mocks.
  ///
  /// - Parameter file: The mocks, with the imports that they alone need.
  package func frame(of file: MockFile) -> Set<String> {
    var frame: Set<String> = []
    for declaration in imports(of: file) {
      let directives = declaration.conditions.flatMap(\.directives)
      frame.insert((directives + ["import: \(declaration.text)"]).joined(separator: "\n"))
    }
    for mock in file.mocks {
      frame.insert("access: \(mock.access.rawValue)")
      if mock.usesLibrary { frame.insert("library") }
      for name in mock.names.qualified { frame.insert("qualified: \(name)") }
    }
    return frame.union(StyleSupport(file.mocks).parts)
  }

  /// Returns whether a text of a frame is an import under a condition.
  package static func isConditionalImport(_ text: String) -> Bool {
    text.hasPrefix("#") && text.contains("\nimport: ")
  }
}
