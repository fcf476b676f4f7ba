import Files
import StencilTemplates
import SwiftScanner

/// A source file that templates write into, and the places for their code.
struct InlineFile {
  /// The file with the changes so far.
  private(set) var source: EditedSource
  /// The text without a byte order mark.
  private let text: [UInt8]
  private let blocks: [String: DirectiveBlock]
  private let outline: SourceOutline

  /// Reads the places of a file.
  init(path: AbsolutePath, bytes: [UInt8]) {
    let file = SourceFile(path: path.text, bytes: bytes)
    source = EditedSource(bytes)
    text = file.bytes
    blocks = Dictionary(
      DirectiveBlock.blocks(.inline, in: text).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let rest = text.withoutInlineBlocks() ?? text
    outline = SwiftScanner().outline(SourceFile(path: path.text, bytes: rest))
  }

  /// Writes into the block of a name, with its indentation; returns whether there is one.
  mutating func fill(_ part: TemplateOutput.Part) -> Bool {
    guard let block = blocks[part.name] else { return false }
    let indentation = String(decoding: block.indentation, as: UTF8.self)
    add(part.name, block.body, part.text.indented(by: indentation))
    return true
  }

  /// Returns whether a type has a body here.
  func hasBody(of type: String) -> Bool { body(of: type) != nil }

  /// Adds a block at the end of a type's body, or after the type; returns whether the type is here.
  mutating func insert(
    _ part: TemplateOutput.Part, in place: AutomaticPlace, baseIndentation: Int
  ) -> Bool {
    guard let body = body(of: place.type) else { return false }
    let end = body.upperBound
    let lineStart = (text[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let lineEnd = text[end...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    let line = text[lineStart..<lineEnd]
    let width =
      line.contains(UInt8(ascii: "{"))
      ? 0 : line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let block = "\n// sourcery:inline:\(part.name)\n\(part.text)// sourcery:end"
    let indentation = String(repeating: " ", count: width + baseIndentation)
    if place.isAfterType {
      let after = min(end + 1, text.count)
      add(part.name, after..<after, block.indented(by: indentation))
    } else {
      let before = max(body.lowerBound, lineStart)
      add(part.name, before..<before, "\(block)\n".indented(by: indentation))
    }
    return true
  }

  private mutating func add(_ name: String, _ range: Range<Int>, _ text: String) {
    let mark = source.original.count - self.text.count
    let range = (range.lowerBound + mark)..<(range.upperBound + mark)
    source.add(SourceEdit(of: name, range, with: text))
  }

  /// Returns the range between the braces of a type, or of its first extension if it is declared elsewhere.
  private func body(of type: String) -> Range<Int>? {
    let declarations = outline.declarations.filter { declaration in
      let names = outline.enclosingNames(of: declaration) + declaration.components
      return declaration.body != nil && names.joined(separator: ".") == type
    }
    return (declarations.first { $0.keyword != .extension } ?? declarations.first)?.body
  }
}

/// The place that `sourcery:inline:auto:Type.Template` asks for.
struct AutomaticPlace: Sendable, Hashable {
  /// The qualified name of the type.
  let type: String
  /// Whether the code comes after the type, and not at the end of its body: `after-auto:`.
  let isAfterType: Bool

  /// Reads the name of a block; nil if its place is not automatic.
  init?(_ name: String) {
    guard let auto = name.range(of: "auto:") else { return nil }
    isAfterType = name[..<auto.lowerBound] == "after-"
    // The last component is the name of the template.
    type = name[auto.upperBound...].split(separator: ".", omittingEmptySubsequences: false)
      .dropLast().joined(separator: ".")
  }
}

extension String {
  /// Returns the text with spaces before each line but blank ones and the last one.
  fileprivate func indented(by indentation: String) -> String {
    guard !indentation.isEmpty else { return self }
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      line.isEmpty || index == lines.count - 1 ? String(line) : indentation + line
    }.joined(separator: "\n")
  }
}
