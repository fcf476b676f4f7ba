import DeclarationModel
import SwiftParser
import SwiftSyntax

/// The type aliases of a file that can be parents of a protocol: those of a name or a composition; and those in extensions,
/// which may be of protocols whose mocks spell the types out, except those of functions.
///
/// Most of them are read without the parser: few aliases matter, but all of them would have to be
/// parsed.
struct ParentAliases {
  /// The aliases, in order.
  let aliases: [ScannedAlias]

  /// Selects the aliases of names and compositions among all type aliases of the file.
  ///
  /// - Complexity: O(*n*) in the length of the aliases, except those with generic arguments, which
  ///   are parsed.
  init(_ slices: [TypeAliasSlice]) { aliases = slices.compactMap(Self.alias) }

  private static func alias(_ slice: TypeAliasSlice) -> ScannedAlias? {
    let right = slice.value
    if slice.generics.allSatisfy(TypeAliasSlice.isBlank), right.allSatisfy(isPlain) {
      let parts = right.split(separator: 0x26, omittingEmptySubsequences: false).map(type)
      let known = parts.compactMap { $0 }
      guard known.count == parts.count, let first = known.first else { return nil }
      return ScannedAlias(slice.name, type: known.count == 1 ? first : .composition(known))
    }
    // `Store<String>` may be a protocol with a primary associated type.
    let isGeneric =
      right.contains(0x3C) && right.allSatisfy { isPlain($0) || "<>,?[]:()".utf8.contains($0) }
    guard right.contains(0x26) || isGeneric || slice.isInExtension, let parsed = slice.parsed
    else { return nil }
    switch parsed.type.unspecified {
    case .named, .composition: break
    case .function: return nil
    default: guard slice.isInExtension else { return nil }
    }
    var alias = ScannedAlias(slice.name, type: parsed.type)
    alias.generics = parsed.generics
    return alias
  }

  /// Returns whether a byte may be part of names, dots, ampersands, and the white space between
  /// them.
  private static func isPlain(_ byte: UInt8) -> Bool {
    !ByteClasses.of(byte).isDisjoint(with: [.word, .blank, .lineBreak]) || ".&`".utf8.contains(byte)
  }

  /// Returns the type for `Outer.Inner` or `any Outer.Inner`; nil for other text.
  private static func type(_ bytes: ArraySlice<UInt8>) -> TypeReference? {
    var words = bytes.split(whereSeparator: TypeAliasSlice.isBlank)
    if words.first?.elementsEqual("any".utf8) == true { words.removeFirst() }
    guard words.count == 1, let word = words.first else { return nil }
    let names = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard names.allSatisfy({ !$0.isEmpty }) else { return nil }
    return .named(
      NamedType(names.map { NamedType.Component(String(decoding: $0, as: UTF8.self)) }))
  }
}

extension TypeAliasSlice {
  /// The parsed declaration; nil if it has a syntax error, or is something else.
  var parsed: TypeAliasDeclaration? {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { return nil }
    return tree.statements.first?.item.as(TypeAliasDeclSyntax.self).map(TypeAliasDeclaration.init)
  }
}
