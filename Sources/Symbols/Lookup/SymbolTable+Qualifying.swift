import DeclarationModel

extension SymbolTable {
  /// Returns a type as it is spelled at file scope.
  ///
  /// - Parameters:
  ///   - type: As it was written.
  ///   - scope: Where it was written.
  ///   - generics: The names of generic parameters, which stay as they are.
  ///   - keepsSelf: Whether `Self` alone stays as it is.
  package func qualified(
    _ type: TypeReference, from scope: NameScope, generics: [String], keepsSelf: Bool = false
  ) -> TypeReference {
    type.mappingNames { name in
      guard let first = name.components.first else { return .named(name) }
      if first.name == "Self" {
        if keepsSelf, name.components.count == 1 { return .named(name) }
        return .named(NamedType(components(of: scope.path) + name.components.dropFirst()))
      }
      guard !generics.contains(first.name),
        let match = find(
          [first.name.withoutBackticks], from: scope, .declarations)
      else { return .named(name) }
      let outer = tree.path(of: tree.parent(of: match.number))
      return .named(NamedType(components(of: outer) + name.components))
    }
  }

  /// Returns the name of a type as it is spelled at another place; nil if another declaration hides it there.
  ///
  /// - Parameters:
  ///   - name: As it was written.
  ///   - scope: Where it was written.
  ///   - place: Where it is to be written.
  ///   - hidden: The names of generic parameters at that place.
  package func spelling(
    of name: NamedType, from scope: NameScope, at place: NameScope, hiding hidden: Set<String>
  ) -> NamedType? {
    guard let first = name.components.first else { return name }
    let plain = [first.name.withoutBackticks]
    guard let meant = find(plain, from: scope, .declarations)?.number else {
      return hidden.contains(first.name) || find(plain, from: place, .declarations) != nil
        ? nil : name
    }
    let isHidden = hidden.contains(first.name)
    if !isHidden, find(plain, from: place, .declarations)?.number == meant { return name }
    let outer = tree.path(of: tree.parent(of: meant))
    return outer.isEmpty ? nil : NamedType(components(of: outer) + name.components)
  }

  /// Returns a path with the generic arguments that its types have inside of it.
  private func components(of path: [String]) -> [NamedType.Component] {
    path.indices.map { number in
      NamedType.Component(
        path[number], arguments: generics(of: path[...number]).map { .name($0.name) })
    }
  }

  /// Returns what the names of types around a declaration mean elsewhere: `["Kind": Outer.Kind]`.
  ///
  /// - Parameters:
  ///   - scopes: The types around the declaration that uses the names, outermost first.
  ///   - place: The types in which they are to be used; names that mean the same there are left out.
  package func outerNames(
    in scopes: [[String]], usedIn place: [String]
  ) -> [String: TypeReference] {
    var found: [String: TypeReference] = [:]
    // Inner scopes hide outer ones, and a class what it inherits.
    for scope in scopes {
      guard let number = tree.find(scope) else { continue }
      for type in classChain(of: number).reversed() {
        for member in members[type] ?? [] {
          let name = tree.name(of: member)
          found[name.typeSpelling] =
            scope == place
            ? nil : .named(NamedType((scope + [name]).map { NamedType.Component($0.typeSpelling) }))
        }
      }
    }
    return found
  }
}
