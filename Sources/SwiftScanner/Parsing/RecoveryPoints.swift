/// The beginnings of declarations in a text that the parser could make nothing of, by the looks of
/// its lines alone: only in a file with syntax errors does the column of a declaration count.
struct RecoveryPoints {
  private let bytes: [UInt8]
  /// The `#if` blocks.
  private let conditionals: [Range<Int>]

  /// Takes a text.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var conditionals: [Range<Int>] = []
    var (depth, start) = (0, 0)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop(while: Self.isBlank)
      if text.starts(with: "#if".utf8) {
        if depth == 0 { start = line.startIndex }
        depth += 1
      } else if text.starts(with: "#endif".utf8), depth > 0 {
        depth -= 1
        if depth == 0 { conditionals.append(start..<line.endIndex) }
      }
    }
    if depth > 0 { conditionals.append(start..<bytes.count) }
    self.conditionals = conditionals
  }

  /// Returns the name after the keyword `protocol`, if a line could declare a protocol with it.
  ///
  /// - Parameter offset: Where the keyword stands.
  /// - Complexity: O(*n*) for a line of *n* bytes.
  func protocolName(at offset: Int) -> String? {
    guard isIntroduced(at: offset) else { return nil }
    let rest = bytes[offset...].dropFirst("protocol".utf8.count)
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard !blanks.isEmpty else { return nil }
    let name = rest[blanks.endIndex...].prefix(while: Self.isName)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Returns where the declaration with the keyword at an offset begins, its comments included, if
  /// it begins a line at its very start.
  func declarationStart(at offset: Int) -> Int? {
    var start = lineStart(at: offset)
    guard let first = bytes[start...].first, !Self.isBlank(first), isIntroduced(at: offset),
      !conditionals.contains(where: { $0.contains(offset) })
    else { return nil }
    // Attributes and comments on lines of their own belong to it.
    while start > 0 {
      let previous = lineStart(at: start - 1)
      let line = bytes[previous..<start]
      guard line.starts(with: "//".utf8) || line.first == UInt8(ascii: "@") else { break }
      start = previous
    }
    return start
  }

  /// Returns whether nothing but attributes and modifiers stands before the keyword in its line.
  private func isIntroduced(at offset: Int) -> Bool {
    let words = bytes[lineStart(at: offset)..<offset]
      .split { Self.isBlank($0) }.map { String(decoding: $0, as: UTF8.self) }
    return words.allSatisfy { $0.hasPrefix("@") || Self.modifiers.contains($0) }
  }

  private func lineStart(at offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "nonisolated",
  ]

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isName(_ byte: UInt8) -> Bool {
    ByteClasses.of(byte).contains(.word) || byte == UInt8(ascii: "`")
  }
}
