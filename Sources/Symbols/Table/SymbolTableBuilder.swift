import DeclarationModel

/// Collects the declarations of a symbol table.
struct SymbolTableBuilder {
  /// The identity of a protocol, by which one that was read twice is recognized.
  private struct Place: Hashable {
    var position: SourcePosition
    var name: String
  }

  private(set) var protocols: [ProtocolDeclaration] = []
  private(set) var types: [TypeDeclaration] = []
  private(set) var extensions: [TypeDeclaration] = []
  private(set) var protocolFiles: [Int] = []
  private(set) var files: [SymbolFile] = []
  private(set) var fileNumbers: [String: Int] = [:]
  private(set) var tree = NameTree()
  private(set) var declarations: [[SymbolDeclaration]] = [[]]
  private(set) var members: [Int: [Int]] = [:]
  private(set) var aliasNumbers: Set<Int> = []

  /// Adds all declarations, ordered by their places, so that the order of files makes no difference.
  mutating func add(
    files: [ScannedFile], dependenciesOnly: [ScannedFile], types: [ScannedTypes]
  ) {
    for file in files { add(SymbolFile(file, isDependency: false)) }
    for file in dependenciesOnly { add(SymbolFile(file, isDependency: true)) }
    for types in types {
      var file = ScannedFile(path: types.path, imports: types.imports)
      // A type of a compiled module may be alone in the input.
      file.module = SourcePosition(path: types.path, line: 1, column: 1).module.map {
        ModuleOrigin(name: $0, isStandard: false)
      }
      add(SymbolFile(file, isDependency: true))
    }
    let scanned = files + dependenciesOnly
    for file in scanned { list(file.protocols, in: file.path) }
    for file in types { list(file.protocols, in: file.path) }
    add(protocols: scanned.flatMap(\.protocols) + types.flatMap(\.protocols))
    let read = Set(types.map(\.path))
    let whole = read.subtracting(scanned.lazy.filter { $0.module == nil }.map(\.path))
    let sorted = scanned.sorted { $0.path < $1.path }
    add(
      types: types.flatMap(\.types).sorted { $0.position < $1.position },
      besidesThoseIn: sorted.filter { !whole.contains($0.path) }, read: read)
    // The aliases of a source are those of its outline, so that no name means something else if the file is also read.
    for file in types.sorted(by: { $0.path < $1.path }) where whole.contains(file.path) {
      addAliases(of: file)
    }
    for file in sorted {
      for name in file.brokenProtocols {
        add(.init(content: .brokenProtocol, file: number(of: file.path)), at: name.path)
      }
      if !whole.contains(file.path) { addAliases(of: file) }
    }
  }

  /// Adds types, those that were read and the others, by their files: of two with one name, the first one must not depend
  /// on which of them was read.
  ///
  /// - Parameters:
  ///   - types: The types that were read, sorted.
  ///   - files: The files with the others, sorted.
  ///   - read: The paths of the files that were read.
  private mutating func add(
    types: [TypeDeclaration], besidesThoseIn files: [ScannedFile], read: Set<String>
  ) {
    var rest = types[...]
    for file in files {
      while let type = rest.first, type.position.path <= file.path {
        add(type)
        rest.removeFirst()
      }
      addUnreadTypes(of: file, isRead: read.contains(file.path))
    }
    for type in rest { add(type) }
  }

  private mutating func add(_ file: SymbolFile) {
    guard fileNumbers[file.path] == nil else { return }
    fileNumbers[file.path] = files.count
    files.append(file)
  }

  /// Makes the files that declarations stand in one with the file that lists them.
  private mutating func list(_ declarations: [ProtocolDeclaration], in path: String) {
    for declaration in declarations where fileNumbers[declaration.position.path] == nil {
      fileNumbers[declaration.position.path] = fileNumbers[path]
    }
  }

  /// Returns the number of a file.
  private mutating func number(of path: String) -> Int {
    add(SymbolFile(ScannedFile(path: path), isDependency: false))
    return fileNumbers[path] ?? 0
  }

  private mutating func add(_ declaration: SymbolDeclaration, at path: [String]) {
    let number = tree.insert(path)
    while declarations.count < tree.count { declarations.append([]) }
    let isNew = !declarations[number].contains { $0.kind != .extensions }
    if isNew, declaration.kind != .extensions, path.count > 1 {
      members[tree.parent(of: number), default: []].append(number)
    }
    declarations[number].append(declaration)
    if case .alias = declaration.content { aliasNumbers.insert(number) }
  }

  private mutating func add(protocols all: [ProtocolDeclaration]) {
    var seen: Set<Place> = []
    protocols = all.filter { seen.insert(Place(position: $0.position, name: $0.name)).inserted }
      .sorted { $0.position < $1.position }
    for (number, declaration) in protocols.enumerated() {
      let file = self.number(of: declaration.position.path)
      protocolFiles.append(file)
      add(
        SymbolDeclaration(
          content: .protocol(number), file: file, isPrivate: declaration.access < .internal,
          conditions: declaration.conditions),
        at: declaration.path)
      for member in declaration.members { add(member, of: declaration, in: file) }
    }
  }

  private mutating func add(
    _ member: ProtocolMember, of declaration: ProtocolDeclaration, in file: Int
  ) {
    let conditions = declaration.conditions + member.conditions
    let content: SymbolDeclaration.Content
    switch member.kind {
    case .typeAlias(let alias):
      content = .alias(AliasMeaning(alias, scope: declaration.bodyScope.under(conditions)))
    case .associatedType: content = .associatedType
    default: return
    }
    add(
      SymbolDeclaration(content: content, file: file, conditions: conditions),
      at: declaration.path + [member.baseName])
  }

  private mutating func add(_ type: TypeDeclaration) {
    let file = number(of: type.position.path)
    let content: SymbolDeclaration.Content
    if type.kind == .extension {
      content = .extension(extensions.count)
      extensions.append(type)
    } else {
      content = .type(types.count, isClass: type.kind == .class)
      types.append(type)
    }
    add(
      SymbolDeclaration(
        content: content, file: file, isPrivate: type.access < .internal,
        conditions: type.conditions),
      at: type.path)
  }

  private mutating func addAliases(of file: ScannedTypes) {
    for type in file.types {
      for member in type.members {
        guard case .typeAlias(let alias) = member.kind else { continue }
        let conditions = type.conditions + member.conditions
        let scope = type.bodyScope.under(conditions)
        add(
          SymbolDeclaration(
            content: .alias(AliasMeaning(alias, scope: scope)),
            file: number(of: type.position.path), isPrivate: member.access < .internal,
            conditions: conditions),
          at: type.path + [alias.name])
      }
    }
    for alias in file.typeAliases { add(alias, in: file.path) }
  }

  /// Adds the types of a file that were not read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isRead: Whether it was read for its types, of which those behind a syntax error may be missing.
  private mutating func addUnreadTypes(of file: ScannedFile, isRead: Bool) {
    let number = self.number(of: file.path)
    for type in file.types {
      let path = type.name.path
      if isRead, let found = tree.find(path),
        declarations[found].contains(where: { $0.file == number && $0.isReadType })
      {
        continue
      }
      add(
        SymbolDeclaration(
          content: .unreadType(isClass: type.isClass, type.suppression), file: number,
          isPrivate: type.name.isPrivate, conditions: type.name.conditions),
        at: path)
    }
  }

  private mutating func add(_ alias: GlobalTypeAlias, in path: String) {
    let scope = NameScope(file: path, conditions: alias.conditions)
    add(
      SymbolDeclaration(
        content: .alias(AliasMeaning(alias.declaration, scope: scope)), file: number(of: path),
        isPrivate: alias.access < .internal, conditions: alias.conditions),
      at: [alias.declaration.name])
  }

  private mutating func addAliases(of file: ScannedFile) {
    let number = self.number(of: file.path)
    for found in file.aliases {
      var scope = NameScope(inside: found.alias.enclosingTypes, file: file.path)
      scope.conditions = found.alias.conditions
      let meaning = AliasMeaning(generics: found.generics, type: found.type, scope: scope)
      add(
        SymbolDeclaration(
          content: .alias(meaning), file: number, isPrivate: found.alias.isPrivate,
          conditions: found.alias.conditions),
        at: found.alias.path)
    }
  }
}

extension SymbolDeclaration {
  fileprivate var isReadType: Bool { if case .type = content { true } else { false } }
}

extension SymbolFile {
  fileprivate init(_ file: ScannedFile, isDependency: Bool) {
    self.init(
      path: file.path, module: file.module, sourceModule: file.sourceModule,
      isImportedPlainly: file.isImportedPlainly, isDependency: isDependency,
      imports: file.imports)
  }
}

extension AliasMeaning {
  fileprivate init(_ alias: TypeAliasDeclaration, scope: NameScope) {
    self.init(generics: alias.generics, type: alias.type, scope: scope)
  }
}

extension NameScope {
  /// Returns the place as it is under other conditions.
  fileprivate func under(_ conditions: [ConditionalClause]) -> NameScope {
    var scope = self
    scope.conditions = conditions
    return scope
  }
}
