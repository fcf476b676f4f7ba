import DeclarationModel

/// The protocols that types after a colon lead to.
package struct ProtocolAncestors: Sendable {
  /// The protocols of the input, each once, the nearest first.
  package private(set) var protocols: [ProtocolDeclaration] = []
  /// The names that the input does not declare.
  package private(set) var unknown: [NamedType] = []

  /// Follows types through aliases, compositions and the protocols that protocols inherit from.
  ///
  /// - Parameters:
  ///   - types: The types after the colon.
  ///   - scope: The place where they are written.
  ///   - table: The symbols of the input.
  package init(of types: [TypeReference], from scope: NameScope, in table: SymbolTable) {
    var open = types.map { ($0, scope) }[...]
    // Protocols may inherit from each other in a circle, which is an error elsewhere.
    var seen: Set<Symbol> = []
    while let (type, scope) = open.popFirst() {
      for part in type.compositionParts {
        guard case .named(let name) = part.unspecified else { continue }
        guard let meaning = table.meaning(of: name, from: scope) else {
          unknown.append(name)
          continue
        }
        guard seen.insert(meaning.symbol).inserted else { continue }
        for parent in meaning.protocols.map({ table.protocols[$0] }) {
          protocols.append(parent)
          open += parent.inheritance.map { ($0, parent.scope) }
        }
        open += meaning.aliases.map { ($0.type, $0.scope) }
      }
    }
  }
}
