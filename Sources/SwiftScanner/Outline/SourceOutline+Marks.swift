import DeclarationModel

extension SourceOutline {
  /// Returns the declarations that seem to be marked to be mocked, besides protocols outside of functions: the lines of
  /// comments, attributes and modifiers before them have the words of a mark.
  ///
  /// - Parameter source: The file.
  /// - Complexity: Linear in the length of the file, of which one word is searched for.
  func markedDeclarations(in source: SourceFile) -> [Declaration] {
    guard !WordSearch.ownMarks.offsets(in: source.bytes, limit: 1).isEmpty else { return [] }
    return declarations.filter { declaration in
      (declaration.keyword != .protocol || declaration.isLocal)
        && Self.isMarked(declaration.offset, in: source.bytes)
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

extension SourceOutline.Declaration {
  /// Whether it is a class or an actor outside of functions, which a mark may ask to mock.
  var isMarkableClass: Bool { (keyword == .class || keyword == .actor) && !isLocal }
}
