import DeclarationModel
import SwiftParser
import SwiftSyntax

/// Finds the type aliases of a text that stand for functions, for named types and for compositions,
/// also in files without protocols.
///
/// A parameter of such a type is a closure, which does not outlive its call unless it is `@escaping`, and
/// its mock must know. Only the declarations are parsed, cut out of the bytes.
struct ClosureAliases {
  private static let search = KeywordSearch("typealias")
  /// No alias of a function that a person writes is longer, or nested deeper; the parser is slow, and
  /// may not end, with what is.
  private static let limits = (length: 600, depth: 12)

  /// Those that stand for functions, in order.
  let aliases: [ClosureAlias]
  /// Those that stand for named types and compositions, in order.
  let named: [NamedAlias]

  /// Scans a text.
  ///
  /// - Complexity: O(*n*), and what it takes to parse the aliases.
  init(_ source: SourceText) {
    let bytes = source.bytes
    let found = Self.search.offsets(in: bytes).compactMap { Self.alias(at: $0, in: bytes) }
    aliases = found.compactMap { alias in
      guard case .function = alias.type else { return nil }
      return ClosureAlias(name: alias.name, isNested: alias.isNested)
    }
    named = found.filter { alias in
      switch alias.type {
      case .named, .composition: true
      default: false
      }
    }
  }

  private static func alias(at offset: Int, in bytes: [UInt8]) -> NamedAlias? {
    guard let end = end(of: offset, in: bytes) else { return nil }
    let slice = Array(bytes[offset..<end])
    let tree = slice.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError, let first = tree.statements.first?.item.as(TypeAliasDeclSyntax.self)
    else { return nil }
    let alias = TypeAliasDeclaration(first)
    let lineStart = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let isIndented = bytes[lineStart] == 0x20 || bytes[lineStart] == 0x09
    return NamedAlias(name: alias.name, isNested: isIndented, type: alias.type)
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
      if byte > 0x20 { isOpen = byte == 0x3D || isArrow }
    }
    return start + limits.length < bytes.count ? nil : bytes.count
  }

  /// Whether the next line goes on with an arrow or an effect.
  private static func continues(after newline: Int, in bytes: [UInt8]) -> Bool {
    let rest = bytes[newline...].drop { $0 <= 0x20 }
    return ["->", "throws", "async", "where"].contains { rest.starts(with: $0.utf8) }
  }
}
