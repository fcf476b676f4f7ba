import DeclarationModel
import SwiftParser
import SwiftSyntax

extension TypeAliasSlice {
  /// The alias with its type; nil if that has a syntax error.
  ///
  /// - Complexity: O(*n*). Names and compositions of names, which most aliases stand for, are read without the parser.
  var alias: ScannedAlias? {
    if generics.allSatisfy(Self.isBlank), let type = plainType {
      return ScannedAlias(name, type: type)
    }
    guard let parsed else { return nil }
    var alias = ScannedAlias(name, type: parsed.type)
    alias.generics = parsed.generics
    return alias
  }

  /// The type, if it consists of names without generic arguments; nil for another type.
  private var plainType: TypeReference? {
    guard value.allSatisfy(Self.isPlain) else { return nil }
    let words = value.split(maxSplits: 1, whereSeparator: Self.isBlank)
    let isExistential = words.count == 2 && words[0].elementsEqual("any".utf8)
    let parts = (isExistential ? words[1] : value)
      .split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map(Self.name)
    let names = parts.compactMap(\.self)
    guard names.count == parts.count else { return nil }
    let type = names.count == 1 ? names[0] : .composition(names)
    return isExistential ? .existential(type) : type
  }

  /// Returns whether a byte may be part of names, dots, ampersands, and the white space between
  /// them.
  private static func isPlain(_ byte: UInt8) -> Bool {
    !ByteClasses.of(byte).isDisjoint(with: [.word, .blank, .lineBreak]) || ".&`".utf8.contains(byte)
  }

  /// Returns the type for `Outer.Inner`; nil for other text, and for metatypes.
  private static func name(_ bytes: ArraySlice<UInt8>) -> TypeReference? {
    let words = bytes.split(whereSeparator: isBlank)
    guard words.count == 1, let word = words.first else { return nil }
    let names = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard !names.contains(""), names.last != "Type", names.last != "Protocol" else { return nil }
    return .named(NamedType(names.map { NamedType.Component($0) }))
  }

  /// The parsed declaration; nil if it has a syntax error, or is something else.
  private var parsed: TypeAliasDeclaration? {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { return nil }
    return tree.statements.first?.item.as(TypeAliasDeclSyntax.self).map(TypeAliasDeclaration.init)
  }
}
