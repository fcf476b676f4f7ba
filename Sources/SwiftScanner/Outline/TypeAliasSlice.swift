/// Cuts declarations of type aliases out of a text's bytes, without parsing the text.
struct TypeAliasSlice {
  private static let search = KeywordSearch("typealias")
  /// No alias of a function that a person writes is longer, or nested deeper; the parser is slow,
  /// and may not end, with what is.
  private static let limits = (length: 600, depth: 12)

  /// The declaration, from its keyword to the end of its last line.
  let bytes: [UInt8]
  /// The types and extensions around it, outermost first.
  let enclosingTypes: [String]

  /// Cuts out the declarations outside of bodies of code.
  static func all(in source: SourceFile) -> [TypeAliasSlice] {
    let offsets = search.offsets(in: source.bytes)
    let surroundings = EnclosingTypes(of: offsets, in: source)
    return offsets.compactMap { offset in
      surroundings.path(at: offset).flatMap {
        TypeAliasSlice(at: offset, in: source.bytes, enclosingTypes: $0)
      }
    }
  }

  /// Cuts out the declaration at an offset; nil if it is beyond the limits.
  private init?(at offset: Int, in text: [UInt8], enclosingTypes: [String]) {
    guard let end = Self.end(of: offset, in: text) else { return nil }
    bytes = Array(text[offset..<end])
    self.enclosingTypes = enclosingTypes
  }

  /// Where the declaration ends: at the end of a line that leaves no bracket open and no arrow or
  /// equals sign without its right side; nil if it is beyond the limits.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    var isOpen = true
    for index in start..<min(bytes.count, start + limits.length) {
      let byte = bytes[index]
      let isArrow = byte == 0x3E && bytes[index - 1] == 0x2D
      switch byte {
      case 0x28, 0x5B, 0x3C: depth += 1
      case 0x29, 0x5D: depth -= 1
      case 0x3E where !isArrow: depth -= 1
      case 0x0A where depth <= 0 && !isOpen && !continues(after: index, in: bytes): return index
      default: break
      }
      if depth > limits.depth { return nil }
      if byte > 0x20 { isOpen = byte == 0x3D || byte == 0x26 || isArrow }
    }
    return start + limits.length < bytes.count ? nil : bytes.count
  }

  /// Whether the next line goes on with an operator or an effect.
  private static func continues(after newline: Int, in bytes: [UInt8]) -> Bool {
    let rest = bytes[newline...].drop { $0 <= 0x20 }
    return ["->", "throws", "async", "where", "=", "&"].contains { rest.starts(with: $0.utf8) }
  }
}
