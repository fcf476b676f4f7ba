import DeclarationModel

extension SymbolTable {
  /// Returns the declarations of a name that count at a place: several if `#if` clauses hold one
  /// each.
  func declarations(
    of number: Int, _ kinds: SymbolKinds, _ search: Search
  ) -> [SymbolDeclaration] {
    let scope = search.scope
    let own = scope.file.flatMap { fileNumbers[$0] }
    var found = declarations[number].filter { declaration in
      kinds.contains(declaration.kind)
        && (!declaration.isPrivate || scope.file == nil || declaration.file == own)
        && !declaration.conditions.excludes(scope.conditions)
    }
    if let module = search.module {
      found = found.filter { files[$0.file].module?.name == module }
    } else {
      // A source cannot know of modules what it declares itself, nor can a module know of sources.
      let isFromModule = own.map { files[$0].module != nil } ?? false
      let near = found.filter { (files[$0.file].module != nil) == isFromModule }
      if !near.isEmpty || isFromModule { found = near }
    }
    guard found.count > 1, let file = scope.file,
      found.contains(where: { $0.conditions.isEmpty && $0.kind != .extensions })
    else { return found }
    // Two modules with one name: what is nearest to the place in the file system is meant.
    return [nearest(of: found, to: file)]
  }

  private func nearest(of all: [SymbolDeclaration], to path: String) -> SymbolDeclaration {
    func rank(_ declaration: SymbolDeclaration) -> (Int, Int, Int, Int) {
      let file = files[declaration.file]
      let shared = zip(file.path.utf8, path.utf8).prefix { $0 == $1 }.count
      return (
        declaration.kind == .extensions ? 0 : 1, file.path == path ? 1 : 0, shared,
        file.isDependency ? 0 : 1
      )
    }
    var best = all[0]
    var bestRank = rank(best)
    for declaration in all.dropFirst() {
      let next = rank(declaration)
      if next > bestRank { (best, bestRank) = (declaration, next) }
    }
    return best
  }
}
