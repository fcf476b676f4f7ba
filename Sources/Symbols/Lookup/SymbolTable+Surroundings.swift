import DeclarationModel

extension SymbolTable {
  /// Returns the access that the types around a protocol let through, as far as they stand in its
  /// file.
  ///
  /// An extension does not say that the type it extends is private; no other file can extend it.
  package func accessLimit(of declaration: ProtocolDeclaration) -> AccessLevel {
    surroundings(of: declaration).filter { $0.kind != .extension }.map(\.access).min() ?? .open
  }

  /// Returns the availability of the types and extensions around a protocol, outermost first.
  ///
  /// If several attributes are about one platform, only the innermost is returned.
  package func availability(around declaration: ProtocolDeclaration) -> [Attribute] {
    let all = surroundings(of: declaration).flatMap(\.attributes).availability
    let last = Dictionary(all.map { ($0.availability?.subject, $0) }) { _, inner in inner }
    return all.reduce(into: []) { kept, attribute in
      if last[attribute.availability?.subject] == attribute, !kept.contains(attribute) {
        kept.append(attribute)
      }
    }
  }

  /// Returns what a protocol is nested in, outermost first: the types, and the extension of its
  /// file.
  private func surroundings(of declaration: ProtocolDeclaration) -> [TypeDeclaration] {
    declaration.enclosingTypes.indices.flatMap { index -> [TypeDeclaration] in
      let path = declaration.enclosingTypes[...index]
      let all = tree.find(path).map { declarations(of: $0) } ?? []
      let nearest = all.last {
        $0.kind == .extension && $0.position.path == declaration.position.path
          && $0.position < declaration.position
      }
      let isExtended =
        nearest != nil && declaration.scopes.contains { $0.elementsEqual(path) }
      return all.filter { $0.kind != .extension } + (isExtended ? [nearest].compactMap { $0 } : [])
    }
  }
}
