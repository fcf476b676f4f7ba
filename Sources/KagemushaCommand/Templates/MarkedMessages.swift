import DeclarationModel
import Files

/// Messages about templates, each with the line that it is about and a caret below the place.
struct MarkedMessages {
  /// The folder that paths in messages are relative to.
  let folder: AbsolutePath

  /// Returns the messages as text.
  func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      var message = diagnostic
      message.notes = []
      return "\(message)\n" + (mark(of: message.position) ?? "")
        + diagnostic.notes.map { "\($0)\n" }.joined()
    }.joined()
  }

  /// Returns the line of a position, and a line with a caret; nil if there is no such line.
  private func mark(of position: SourcePosition?) -> String? {
    guard let position,
      let bytes = try? LocalFileSystem().read(AbsolutePath(position.path, relativeTo: folder))
    else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return nil }
    let line = lines[position.line - 1]
    let before = String(decoding: line.prefix(position.column - 1), as: UTF8.self)
    // A tab stays one, so that the caret is below its character.
    let indentation = String(before.map { $0 == "\t" ? "\t" : " " })
    return "  \(String(decoding: line, as: UTF8.self))\n  \(indentation)^\n"
  }
}
