import DeclarationModel

/// Finds, without parsing, the names of the types that a text declares or extends.
///
/// A mock qualifies those types of its vocabulary that an app has, too, and only those, so that it stays
/// as short as can be; and few files need be parsed for the types that protocols depend on.
struct DeclaredNames {
  private static let searches =
    ["struct", "class", "enum", "actor", "protocol", "typealias"].map(KeywordSearch.init)
  private static let extensions = KeywordSearch("extension")
  private static let vocabulary = MockVocabulary.library.union(MockVocabulary.standard)

  /// The names that mocks are written with, each once, sorted.
  let declared: [DeclaredName]
  /// The names of all types that are declared, each once, sorted.
  let declaredTypes: [String]
  /// The names of all types that are declared or extended, each component of a qualified one on its
  /// own, each once, sorted.
  let types: [String]

  /// Scans a text.
  ///
  /// - Complexity: O(*n*), and O(*m* log *m*) for *m* types.
  init(_ source: SourceFile) {
    let bytes = source.bytes
    var vocabulary: [Int: String] = [:]
    var types: Set<String> = []
    for search in Self.searches {
      for offset in search.offsets(in: bytes) {
        guard let name = Self.names(after: offset + search.length, in: bytes).first else {
          continue
        }
        types.insert(name)
        if Self.vocabulary.contains(name) { vocabulary[offset] = name }
      }
    }
    declaredTypes = types.sorted()
    for offset in Self.extensions.offsets(in: bytes) {
      types.formUnion(Self.names(after: offset + Self.extensions.length, in: bytes))
    }
    let surroundings = EnclosingTypes(of: vocabulary.keys.sorted(), in: source)
    let declared = vocabulary.compactMap { offset, name in
      surroundings.path(at: offset).map { DeclaredName(name: name, enclosingTypes: $0) }
    }
    self.declared = Set(declared).sorted {
      $0.name == $1.name
        ? $0.enclosingTypes.lexicographicallyPrecedes($1.enclosingTypes) : $0.name < $1.name
    }
    self.types = types.sorted()
  }

  /// The identifiers behind a keyword, with dots between them.
  private static func names(after keyword: Int, in bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var position = keyword
    repeat {
      position += 1
      while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == 0x60 {
        position += 1
      }
      let start = position
      while position < bytes.count, isWord(bytes[position]) { position += 1 }
      guard position > start else { return names }
      names.append(String(decoding: bytes[start..<position], as: UTF8.self))
      if position < bytes.count, bytes[position] == 0x60 { position += 1 }
    } while position < bytes.count && bytes[position] == 0x2E
    return names
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
