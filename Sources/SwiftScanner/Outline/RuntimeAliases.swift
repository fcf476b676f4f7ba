import DeclarationModel

/// The type aliases of a file that may decide whether a mock can keep a closure on older systems:
/// tuples, function types that name other types, and types that need runtime support which those
/// systems lack.
struct RuntimeAliases {
  /// The aliases, in order.
  let aliases: [ScannedAlias]

  /// Selects these aliases among all type aliases of the file.
  ///
  /// - Complexity: O(*n*) in the length of the aliases, except those whose text may be such a type,
  ///   which are parsed.
  init(_ slices: [TypeAliasSlice]) {
    aliases = slices.compactMap { slice in
      let isFunction = slice.value.hasArrow
      let namesTypes = isFunction && Self.namesTypes(slice.value)
      let mayBeTuple = !isFunction && Self.beginsWithParenthesis(slice.value)
      guard namesTypes || mayBeTuple || Self.mayNeedSupport(slice.value),
        let type = slice.parsed?.type
      else { return nil }
      let isTuple = if case .tuple = type { true } else { false }
      return namesTypes || isTuple || type.contains { $0.ownRuntimeSupport != nil }
        ? ScannedAlias(slice.name, type: type) : nil
    }
  }

  private static func beginsWithParenthesis(_ text: ArraySlice<UInt8>) -> Bool {
    text.first { !TypeAliasSlice.isBlank($0) } == UInt8(ascii: "(")
  }

  /// Returns whether the text of a function type has a word that may name an alias.
  private static func namesTypes(_ text: ArraySlice<UInt8>) -> Bool {
    text.split { !isWord($0) }.contains { word in
      word.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true
        && !plainTypes.contains { word.elementsEqual($0.utf8) }
    }
  }

  /// Frequent types of closures that are no such aliases.
  private static let plainTypes = [
    "Void", "Result", "Error", "Bool", "String", "Int", "Data", "Double", "Never", "MainActor",
    "Sendable", "Any", "URL", "Date", "UUID", "Float",
  ]

  /// Returns whether the text of a type contains `throws(`, `isolated(`, or `any` together with
  /// generic arguments.
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

extension ArraySlice<UInt8> {
  /// Whether the text contains `->`.
  fileprivate var hasArrow: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">") }
  }
}
