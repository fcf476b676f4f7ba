import DeclarationModel

extension SymbolTable {
  /// A name, and those of its declarations that count at a place.
  struct Match {
    let number: Int
    let declarations: [SymbolDeclaration]
  }

  /// Returns what a qualified name means at a place.
  ///
  /// The innermost declaration of the first component is the one that is meant, whatever it has
  /// inside; only if there is none may the first component be the name of a module. A single name of
  /// another kind than is wanted is passed over: what cannot stand there is not meant.
  ///
  /// - Complexity: O(*d* × *c*) for *d* bodies around the place and *c* superclasses of their types.
  func find(
    _ names: [String], from scope: NameScope, _ kinds: SymbolKinds,
    _ followed: Set<Int> = []
  ) -> Match? {
    guard let first = names.first, followed.count < Self.aliasLimit else { return nil }
    let search = Search(scope: scope, followed: followed)
    for body in scope.bodies.reversed().map(tree.find) + [NameTree.root] {
      guard let body, let start = member(first, of: body, search) else { continue }
      if names.count == 1 {
        if let found = match(start, kinds, search) { return found }
      } else if let found = descend(names.dropFirst(), from: start, kinds, search) {
        return found
      } else if !declarations(of: start, .declarations, search).isEmpty {
        return nil
      }
    }
    guard names.count > 1, let outer = self.search(behindModule: first, scope, followed),
      let start = member(names[1], of: NameTree.root, outer)
    else { return nil }
    return descend(names.dropFirst(2), from: start, kinds, outer)
  }

  /// Returns the search for what stands behind the name of a module; nil if nothing of the input does.
  private func search(
    behindModule name: String, _ scope: NameScope, _ followed: Set<Int>
  ) -> Search? {
    var search = Search(scope: scope.atFileScope, followed: followed)
    if modules.contains(name) {
      search.module = name
    } else if KnownAlias.modules.contains(name) {
      return nil
    } else if let file = scope.file.flatMap({ fileNumbers[$0] }),
      files[file].imports.contains(where: { $0.module == name })
    {
      search.importedModule = name
    }
    return search
  }

  /// The parameters of a lookup that stay the same while one name is looked up.
  struct Search {
    let scope: NameScope
    /// The names of the aliases that are being followed: one that leads back to itself has no members.
    let followed: Set<Int>
    /// The module that must declare what is found.
    var module: String?
    /// The module that must declare structures, enumerations and actors, and which no file is known to be of; it is imported
    /// by the file of the place, and so is not that of the file.
    var importedModule: String?
  }

  private func descend(
    _ names: ArraySlice<String>, from start: Int, _ kinds: SymbolKinds, _ search: Search
  ) -> Match? {
    var number = start
    for name in names {
      guard let next = member(name, of: number, search) else { return nil }
      number = next
    }
    return match(number, kinds, search)
  }

  /// Returns a name with the declarations of some kinds that count at the place; nil if there are none.
  private func match(_ number: Int, _ kinds: SymbolKinds, _ search: Search) -> Match? {
    let found = declarations(of: number, kinds, search)
    let isEnclosing =
      kinds.contains(.enclosingNames) && declarations[number].isEmpty && members[number] != nil
    return found.isEmpty && !isEnclosing ? nil : Match(number: number, declarations: found)
  }

  /// Returns a name inside a type: its own, or what it has from superclasses, or what an alias of
  /// it has.
  private func member(_ name: String, of owner: Int, _ search: Search) -> Int? {
    for type in classChain(of: owner) {
      guard let child = tree.child(name, of: type) else { continue }
      // A name with members but without a declaration is that of a type that is extended here.
      let isKnown = declarations[child].contains { $0.kind != .extensions }
      if !isKnown || !declarations(of: child, .declarations, search).isEmpty { return child }
    }
    guard owner != NameTree.root, !search.followed.contains(owner) else { return nil }
    for declaration in declarations[owner] {
      guard case .alias(let alias) = declaration.content, case .named(let named) = alias.type else {
        continue
      }
      let followed = search.followed.union([owner])
      guard
        let target = find(
          named.plainNames, from: alias.scope, [.declarations, .extensions, .enclosingNames],
          followed),
        target.number != owner
      else { continue }
      let inner = Search(scope: search.scope, followed: followed)
      if let found = member(name, of: target.number, inner) { return found }
    }
    return nil
  }

  /// Returns a name, and if it is a class, its superclasses, nearest first.
  func classChain(of number: Int) -> [Int] {
    guard let first = superclasses[number] else { return [number] }
    var chain = [number]
    var seen: Set = [number]
    var next: Int? = first
    while let current = next, seen.insert(current).inserted {
      chain.append(current)
      next = superclasses[current]
    }
    return chain
  }
}
