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
    if let module = search.importedModule {
      // Parents are found in any file, since a message would tell if they were not.
      found.removeAll {
        $0.file == own || $0.kind == .otherTypes && !files[$0.file].mayBe(ofModule: module)
      }
    }
    if let module = search.module {
      let declared = found.filter { files[$0.file].moduleName == module }
      // Folders may not tell the module of all source files.
      if !declared.isEmpty || compiledModules.contains(module) { found = declared }
    } else {
      // A source cannot know of modules what it declares itself, nor can a module know of sources.
      let isFromModule = own.map { files[$0].module != nil } ?? false
      let near = found.filter { (files[$0.file].module != nil) == isFromModule }
      if !near.isEmpty || isFromModule { found = near }
    }
    guard found.count > 1, let file = scope.file,
      found.contains(where: { $0.conditions.isEmpty && $0.kind != .extensions })
    else { return found }
    // Two modules with one name: that of the place is meant, or one that it imports, or what is nearest in the file system.
    return [nearest(of: found, to: file)]
  }

  private func nearest(of all: [SymbolDeclaration], to path: String) -> SymbolDeclaration {
    let own = fileNumbers[path].map { files[$0] }
    let imported = Set(own?.imports.map(\.module) ?? [])
    func closeness(_ file: SymbolFile) -> Int {
      if file.path == path { return 3 }
      guard let module = file.moduleName else { return 0 }
      return module == own?.moduleName ? 2 : imported.contains(module) ? 1 : 0
    }
    func rank(_ declaration: SymbolDeclaration) -> (Int, Int, Int, Int, Int) {
      let file = files[declaration.file]
      let shared = zip(file.path.utf8, path.utf8).prefix { $0 == $1 }.count
      return (
        declaration.kind == .extensions ? 0 : 1, closeness(file), shared, file.isDependency ? 0 : 1,
        // Clauses of one file: the order in which they were found tells nothing.
        -declaration.kind.rawValue
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
