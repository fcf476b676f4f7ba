import DeclarationModel

/// The type aliases of a file that make a difference to closures that a mock keeps: those with types in them that older
/// systems do not know at run time, and those of tuples.
struct RuntimeAliases {
  /// The aliases, in order.
  let aliases: [ScannedAlias]

  /// Picks them from all type aliases of the file.
  ///
  /// - Complexity: O(*n*) in the length of the aliases, but for the few that look as if they had such types, which
  ///   are parsed.
  init(_ slices: [TypeAliasSlice]) {
    aliases = slices.filter { Self.mayNeedSupport($0.value) || Self.mayBeTuple($0.value) }
      .compactMap { slice in
        guard let type = slice.parsed?.type else { return nil }
        if case .tuple = type { return ScannedAlias(slice.name, type: type) }
        return type.contains { $0.ownRuntimeSupport != nil }
          ? ScannedAlias(slice.name, type: type) : nil
      }
  }

  /// Returns whether the text of a type begins with a parenthesis, and has no arrow, as most closures have.
  private static func mayBeTuple(_ text: ArraySlice<UInt8>) -> Bool {
    text.first { !TypeAliasSlice.isBlank($0) } == UInt8(ascii: "(")
      && !zip(text, text.dropFirst()).contains {
        $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">")
      }
  }

  /// Returns whether there is a `throws(` or `isolated(` in the text of a type, or `any` beside generic arguments.
  private static func mayNeedSupport(_ text: ArraySlice<UInt8>) -> Bool {
    let hasArguments = text.contains(UInt8(ascii: "<"))
    var rest = text
    while let start = rest.firstIndex(where: isWord) {
      rest = rest[start...]
      let word = rest.prefix(while: isWord)
      rest = rest.dropFirst(word.count)
      if hasArguments, word.elementsEqual("any".utf8) { return true }
      guard word.elementsEqual("throws".utf8) || word.elementsEqual("isolated".utf8) else {
        continue
      }
      if rest.first(where: { !TypeAliasSlice.isBlank($0) }) == UInt8(ascii: "(") { return true }
    }
    return false
  }

  private static func isWord(_ byte: UInt8) -> Bool { ByteClasses.of(byte).contains(.word) }
}
