/// A change of a source file: a range of its text, and the text that stands there instead.
package struct SourceEdit: Sendable, Hashable {
  /// The name that tells the change from others of the file: that of the inline block whose text it is.
  package var name: String
  /// The bytes that are replaced; empty for an insertion.
  package var range: Range<Int>
  /// The text that stands there instead.
  package var text: String

  /// Creates a change.
  package init(of name: String, _ range: Range<Int>, with text: String) {
    self.name = name
    self.range = range
    self.text = text
  }
}

/// A source file with changes, such as the code that templates write into it.
package struct EditedSource: Sendable, Hashable {
  /// The file as it was read.
  package var original: [UInt8]
  /// The changes, in any order; of those at one place, the earlier one comes first.
  package private(set) var edits: [SourceEdit] = []

  /// Creates a source without changes.
  package init(_ original: [UInt8]) {
    self.original = original
  }

  /// Adds a change; one of the same name takes the place of an earlier one.
  package mutating func add(_ edit: SourceEdit) {
    if let index = edits.firstIndex(where: { $0.name == edit.name }) {
      edits[index] = edit
    } else {
      edits.append(edit)
    }
  }

  /// The file with all changes, which get its line ends.
  package var bytes: [UInt8] {
    let lineEnd = lineEnd
    var result: [UInt8] = []
    var start = 0
    let sorted = edits.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }
    for edit in sorted.map(\.element) where edit.range.lowerBound >= start {
      result += original[start..<edit.range.lowerBound]
      let text = edit.text.replacing("\r\n", with: "\n").replacing("\n", with: lineEnd)
      result += text.utf8
      start = edit.range.upperBound
    }
    return result + original[start...]
  }

  /// The line end of the file: that of its first line. A carriage return alone ends no line in which a block is found.
  private var lineEnd: String {
    guard let first = original.firstIndex(of: 0x0A), first > 0 else { return "\n" }
    return original[first - 1] == 0x0D ? "\r\n" : "\n"
  }
}
