/// The lines between `// sourcery:inline:NAME`, or `// sourcery:file:NAME`, and `// sourcery:end`.
package struct DirectiveBlock: Sendable, Hashable {
  /// The kind of a block.
  package enum Kind: Sendable, Hashable {
    /// The text of a file: `// sourcery:file:NAME`.
    case file
    /// The text of a part of a source file: `// sourcery:inline:NAME`.
    case inline
    /// A block of any kind.
    case any
  }

  /// The name after the colon.
  package var name: String
  /// The white space before the first comment.
  package var indentation: ArraySlice<UInt8>
  /// The block from the blank lines before it to the word `end`.
  package var range: Range<Int>
  /// The lines between the comments, without blank ones at the end.
  package var body: Range<Int>

  /// Returns the blocks of a text, in order.
  ///
  /// - Complexity: O(*n*); a text without a directive is only searched for one.
  package static func blocks(_ kind: Kind, in bytes: [UInt8]) -> [DirectiveBlock] {
    DirectiveBlocks(kind, in: bytes).blocks
  }
}

/// A comment that opens a block and has no `// sourcery:end` of its own.
package struct UnclosedDirective: Sendable, Hashable {
  /// The kind of the block.
  package enum Kind: String, Sendable, Hashable {
    case file, inline
  }

  /// The kind of the block.
  package var kind: Kind
  /// The name of the block.
  package var name: String
  /// The line of the comment, from 1.
  package var line: Int
  /// The column of the comment in bytes, from 1.
  package var column: Int
  /// The name of the block that is opened before the end, if there is one.
  package var next: String?

  /// Creates an unclosed directive.
  package init(_ kind: Kind, _ name: String, line: Int, column: Int, next: String? = nil) {
    self.kind = kind
    self.name = name
    self.line = line
    self.column = column
    self.next = next
  }

  /// The comment without slashes.
  package var text: String { "sourcery:\(kind.rawValue):\(name)" }

  /// The comment of the block that is opened before the end, without slashes.
  package var nextText: String? { next.map { "sourcery:\(kind.rawValue):\($0)" } }
}

/// The blocks of one kind in a text.
package struct DirectiveBlocks: Sendable, Hashable {
  /// The blocks, in order.
  package private(set) var blocks: [DirectiveBlock] = []
  /// The comments that open a block and do not close it; none for blocks of any kind.
  package private(set) var unclosed: [UnclosedDirective] = []

  /// Finds the blocks of a text.
  ///
  /// - Complexity: O(*n*); a text without a directive is only searched for one.
  package init(_ kind: DirectiveBlock.Kind, in bytes: [UInt8]) {
    guard DirectiveSearch.isDirective(in: bytes) else { return }
    var finder = DirectiveBlockFinder(kind: kind, bytes: bytes)
    finder.find()
    (blocks, unclosed) = (finder.found, finder.unclosed)
  }
}

/// Finds the blocks of one kind in a text, line by line.
private struct DirectiveBlockFinder {
  /// A block whose end was not found yet.
  private struct Opening {
    var name: String
    var indentation: ArraySlice<UInt8>
    /// The offset of the first blank line before the block.
    var start: Int
    var bodyStart: Int
    /// The number of its line, from 1.
    var line: Int
  }

  let kind: DirectiveBlock.Kind
  let bytes: [UInt8]
  private var opening: Opening?
  /// The offset of the first of the blank lines directly before the current line.
  private var blankStart: Int?
  /// The number of the current line, from 1.
  private var line = 0
  private(set) var found: [DirectiveBlock] = []
  private(set) var unclosed: [UnclosedDirective] = []

  init(kind: DirectiveBlock.Kind, bytes: [UInt8]) {
    self.kind = kind
    self.bytes = bytes
  }

  mutating func find() {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      read(start..<end)
      start = end + 1
    }
    if let opening { noteUnclosed(opening, before: nil) }
  }

  private mutating func noteUnclosed(_ opening: Opening, before next: String?) {
    let kind: UnclosedDirective.Kind? =
      switch self.kind {
      case .file: .file
      case .inline: .inline
      case .any: nil
      }
    guard let kind, unclosed.last?.line != opening.line else { return }
    unclosed.append(
      UnclosedDirective(
        kind, opening.name, line: opening.line, column: opening.indentation.count + 1, next: next))
  }

  private mutating func read(_ range: Range<Int>) {
    let line = bytes[range]
    let content = line.drop(while: \.isDirectiveBlank)
    guard !content.isEmpty else {
      blankStart = blankStart ?? range.lowerBound
      return
    }
    let start = blankStart ?? range.lowerBound
    blankStart = nil
    guard let directive = content.directive else { return }
    if let opening {
      guard directive.starts(with: "end".utf8) else {
        if let next = directive.blockName(kind) { noteUnclosed(opening, before: next) }
        return
      }
      let end = directive.startIndex + "end".utf8.count
      found.append(
        DirectiveBlock(
          name: opening.name, indentation: opening.indentation, range: opening.start..<end,
          body: opening.bodyStart..<max(opening.bodyStart, start)))
      self.opening = nil
    } else if let name = directive.blockName(kind) {
      opening = Opening(
        name: name, indentation: line[..<content.startIndex], start: start,
        bodyStart: min(range.upperBound + 1, bytes.count), line: self.line)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The text after `//` and `sourcery:`; nil if the line starts with anything else.
  fileprivate var directive: ArraySlice<UInt8>? {
    guard starts(with: "//".utf8) else { return nil }
    let comment = dropFirst(2).drop(while: \.isDirectiveBlank)
    return comment.starts(with: "sourcery:".utf8)
      ? comment.dropFirst("sourcery:".utf8.count) : nil
  }

  /// The name of the block that a directive opens; nil if it opens none of the kind.
  fileprivate func blockName(_ kind: DirectiveBlock.Kind) -> String? {
    let word = prefix { !$0.isDirectiveBlank }
    guard self[word.endIndex...].allSatisfy(\.isDirectiveBlank) else { return nil }
    let prefix: Int?
    switch kind {
    case .file: prefix = word.starts(with: "file:".utf8) ? "file:".utf8.count : nil
    case .inline: prefix = word.starts(with: "inline:".utf8) ? "inline:".utf8.count : nil
    case .any: prefix = word.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 - word.startIndex }
    }
    return prefix.map { String(decoding: word.dropFirst($0), as: UTF8.self) }
  }
}

extension UInt8 {
  /// Whether the byte is white space in a line.
  fileprivate var isDirectiveBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
