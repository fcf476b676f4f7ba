import DeclarationModel

/// Finds, without parsing, the types of a text that are named like types that mocks are written with.
///
/// A mock qualifies those with their module, and only those, so that it stays as short as can be.
struct DeclaredNames {
  private static let searches =
    ["struct", "class", "enum", "actor", "protocol", "typealias"].map(KeywordSearch.init)
  private static let wanted = Dictionary(
    grouping: MockVocabulary.library.union(MockVocabulary.standard).map { Array($0.utf8) },
    by: \.count)
  private static let lengths = 4...24

  /// The names, each once, sorted.
  let names: [DeclaredName]

  /// Scans a text.
  ///
  /// - Complexity: O(*n*).
  init(_ source: SourceText) {
    let bytes = source.bytes
    var found: Set<DeclaredName> = []
    for search in Self.searches {
      for offset in search.offsets(in: bytes) {
        guard let name = Self.name(after: offset + search.length, in: bytes) else { continue }
        let lineStart = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let isIndented = bytes[lineStart] == 0x20 || bytes[lineStart] == 0x09
        found.insert(DeclaredName(name: name, isNested: isIndented))
      }
    }
    names = found.sorted { ($0.name, $0.isNested ? 1 : 0) < ($1.name, $1.isNested ? 1 : 0) }
  }

  private static func name(after end: Int, in bytes: [UInt8]) -> String? {
    var start = end
    while start < bytes.count, bytes[start] <= 0x20 || bytes[start] == 0x60 { start += 1 }
    var stop = start
    while stop < bytes.count, stop - start <= lengths.upperBound, isLetter(bytes[stop]) {
      stop += 1
    }
    guard lengths.contains(stop - start), stop == bytes.count || !isDigit(bytes[stop]) else {
      return nil
    }
    let name = bytes[start..<stop]
    guard wanted[name.count]?.contains(where: { $0.elementsEqual(name) }) == true else {
      return nil
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x5F || byte >= 0x80
  }
}
