import DeclarationModel
import SwiftParser
import SwiftSyntax

/// The type aliases of a file that stand for functions, also of one without protocols.
///
/// A parameter of such a type is a closure, which does not outlive its call unless it is
/// `@escaping`, and its mock must know. Only the declarations are parsed, cut out of the bytes.
struct ClosureAliases {
  /// The aliases, in order.
  let aliases: [ClosureAlias]

  /// Picks them from all type aliases of the file.
  ///
  /// - Complexity: what it takes to parse the aliases whose text has an arrow.
  init(_ slices: [TypeAliasSlice]) { aliases = slices.compactMap(Self.alias) }

  private static func alias(_ slice: TypeAliasSlice) -> ClosureAlias? {
    guard zip(slice.bytes, slice.bytes.dropFirst()).contains(where: { $0 == 0x2D && $1 == 0x3E })
    else { return nil }
    guard let alias = slice.parsed, case .function = alias.type else { return nil }
    return ClosureAlias(name: alias.name, enclosingTypes: slice.enclosingTypes)
  }
}

extension TypeAliasSlice {
  /// The declaration; nil if there is something else, or an error in it.
  var parsed: TypeAliasDeclaration? {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { return nil }
    return tree.statements.first?.item.as(TypeAliasDeclSyntax.self).map(TypeAliasDeclaration.init)
  }
}
