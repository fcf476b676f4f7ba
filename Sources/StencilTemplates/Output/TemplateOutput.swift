/// The text of a template, divided by the directives in it.
package struct TemplateOutput: Sendable, Hashable {
  /// A part of the text with a name.
  package struct Part: Sendable, Hashable {
    /// The name after the directive.
    package var name: String
    /// The lines of the block.
    package var text: String
  }

  /// The text without the blocks that have a place of their own, and without empty ones.
  package private(set) var text: String
  /// The texts for files, each name once, in the order in which they come first.
  package private(set) var files: [Part] = []
  /// The texts for parts of source files, each name once.
  package private(set) var inlines: [Part] = []
  /// The comments that open a block and do not close it: their lines are not where they should be.
  package private(set) var unclosed: [UnclosedDirective] = []

  private var fileNumbers: [String: Int] = [:]
  private var inlineNumbers: [String: Int] = [:]

  /// Divides a rendered text.
  ///
  /// - Parameters:
  ///   - text: The text of a template.
  ///   - keepsName: Returns whether the block of a name stays in the text, too, as Sourcery's
  ///     `forceParse` asks.
  ///   - hasPlace: Returns whether there is a place in the sources for an inline block.
  package init(
    _ text: String, keepsName: (String) -> Bool = { _ in false }, hasPlace: (String) -> Bool
  ) {
    self.text = text
    guard DirectiveSearch.isDirective(in: text) else { return }
    var bytes = Array(text.utf8)
    let fileDirectives = DirectiveBlocks(.file, in: bytes)
    let fileBlocks = fileDirectives.blocks
    for block in fileBlocks { addFile(block, of: bytes) }
    bytes.cut(fileBlocks.filter { !keepsName($0.name) }.map(\.body))

    let inlineDirectives = DirectiveBlocks(.inline, in: bytes)
    unclosed = fileDirectives.unclosed + inlineDirectives.unclosed
    let inlineBlocks = inlineDirectives.blocks.filter { hasPlace($0.name) }
    for block in inlineBlocks { addInline(block, of: bytes) }
    bytes.cut(inlineBlocks.filter { !keepsName($0.name) }.map(\.body))
    bytes.cut(DirectiveBlock.blocks(.any, in: bytes).filter(\.body.isEmpty).map(\.range))
    self.text = String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the text for a file; the blocks of one file are joined with line breaks.
  private mutating func addFile(_ block: DirectiveBlock, of bytes: [UInt8]) {
    let text = String(decoding: bytes[block.body], as: UTF8.self)
    if let number = fileNumbers[block.name] {
      files[number].text += "\n" + text
    } else {
      fileNumbers[block.name] = files.count
      files.append(Part(name: block.name, text: text))
    }
  }

  /// Adds the text for a part of a source file; as with Sourcery, the last block of a name counts.
  private mutating func addInline(_ block: DirectiveBlock, of bytes: [UInt8]) {
    let part = Part(name: block.name, text: String(decoding: bytes[block.body], as: UTF8.self))
    if let number = inlineNumbers[block.name] {
      inlines[number] = part
    } else {
      inlineNumbers[block.name] = inlines.count
      inlines.append(part)
    }
  }
}

extension [UInt8] {
  /// Removes ranges that ascend and do not overlap.
  fileprivate mutating func cut(_ ranges: [Range<Int>]) {
    guard !ranges.isEmpty else { return }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var start = 0
    for range in ranges {
      result += self[start..<range.lowerBound]
      start = range.upperBound
    }
    self = result + self[start...]
  }

  /// Returns the text with spaces for all but line breaks in the inline blocks, so that all else stays
  /// where it is; nil if there are none.
  ///
  /// - Parameter keepsName: Returns whether the block of a name is left as it is.
  package func withoutInlineBlocks(keepsName: (String) -> Bool = { _ in false }) -> [UInt8]? {
    without(DirectiveBlock.blocks(.inline, in: self).filter { !keepsName($0.name) })
  }

  /// Returns the text with spaces for all but line breaks in some blocks; nil if there are none.
  package func without(_ blocks: [DirectiveBlock]) -> [UInt8]? {
    guard !blocks.isEmpty else { return nil }
    var result = self
    for block in blocks {
      for index in block.body where result[index] != UInt8(ascii: "\n") {
        result[index] = UInt8(ascii: " ")
      }
    }
    return result
  }
}
