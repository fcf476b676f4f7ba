import DeclarationModel

extension SourceOutline {
  /// Returns whether a class of the file seems to be marked to be mocked: the lines of comments, attributes and
  /// modifiers before it have the words of a mark.
  ///
  /// - Parameter source: The file.
  /// - Complexity: Linear in the length of these lines; the rest of the file is not read.
  func marksClass(in source: SourceFile) -> Bool {
    declarations.contains { declaration in
      (declaration.keyword == .class || declaration.keyword == .actor) && !declaration.isLocal
        && Self.isMarked(declaration.offset, in: source.bytes)
    }
  }

  /// Returns the declarations that are marked to be mocked, although they are of a kind that has no mocks, or stand in a
  /// function.
  ///
  /// - Parameter source: The file.
  func ignoredMarks(in source: SourceFile) -> [Declaration] {
    guard !WordSearch.ownMarks.offsets(in: source.bytes, limit: 1).isEmpty else { return [] }
    return declarations.filter { declaration in
      let isIgnored =
        switch declaration.keyword {
        case .struct, .enum, .extension, .typealias: true
        case .class, .actor, .protocol: declaration.isLocal
        }
      return isIgnored && Self.isMarked(declaration.offset, in: source.bytes)
    }
  }

  private static func isMarked(_ offset: Int, in bytes: [UInt8]) -> Bool {
    var end = offset
    while true {
      let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      if line.contains("kagemusha:"), line.contains(Mark.mock.rawValue) { return true }
      let first = line.first { !$0.isWhitespace }
      let isBefore = end == offset || first.map { "/*@".contains($0) } ?? false
      guard isBefore, start > 0 else { return false }
      end = start - 1
    }
  }
}
