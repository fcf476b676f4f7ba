/// Finds the structures and enumerations of a text that suppress `Copyable` or `Escapable`, also in
/// files without protocols.
///
/// A mock cannot keep a value of such a type, and must know. Nothing is parsed: the header of the
/// declaration is read in the bytes, backwards from the tilde.
struct NoncopyableTypes {
  private static let searches = [KeywordSearch("Copyable"), KeywordSearch("Escapable")]
  /// No header that a person writes is longer.
  private static let longest = 600

  /// The names, in order.
  let names: [String]

  /// Scans a text.
  ///
  /// - Complexity: O(*n*), and the length of a header for each of the two words.
  init(_ source: SourceFile) {
    let bytes = source.bytes
    let words = Self.searches.flatMap { $0.offsets(in: bytes) }.sorted()
    let tildes = words.map { $0 - 1 }.filter { $0 >= 0 && bytes[$0] == 0x7E }
    var names: [String] = []
    for name in tildes.compactMap({ Self.declaredName(before: $0, in: bytes) })
    where names.last != name {
      names.append(name)
    }
    self.names = names
  }

  /// The name of the type whose list of inherited types reaches to an offset; nil if what stands
  /// there is part of something else.
  private static func declaredName(before offset: Int, in bytes: [UInt8]) -> String? {
    let earliest = max(0, offset - longest)
    let start = bytes[earliest..<offset].lastIndex { [0x7B, 0x7D, 0x3B].contains($0) }
    let header = bytes[(start.map { $0 + 1 } ?? earliest)..<offset]
    var words = header.split { !isWord($0) }[...]
    guard let keyword = words.lastIndex(where: { isKeyword($0) }) else { return nil }
    words = words[(keyword + 1)...]
    guard let name = words.first, !words.contains(where: { $0.elementsEqual("where".utf8) })
    else { return nil }
    // Inside of angle brackets it is a generic parameter that is suppressed.
    let rest = header[name.endIndex...]
    let opened = rest.count { $0 == 0x3C } - rest.count { $0 == 0x3E }
    guard opened == 0, rest.contains(0x3A) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isKeyword(_ word: ArraySlice<UInt8>) -> Bool {
    word.elementsEqual("struct".utf8) || word.elementsEqual("enum".utf8)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: true
    default: false
    }
  }
}
