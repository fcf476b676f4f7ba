import DeclarationModel

extension SymbolTable {
  /// Returns the number of a name with dots, as declarations are called in messages and as keys.
  private func number(of qualifiedName: String) -> Int? {
    tree.find(qualifiedName.split(separator: ".").map { String($0) })
  }

  /// Returns the declarations of a type, and its extensions, in order of their places.
  func declarations(of number: Int) -> [TypeDeclaration] {
    declarations[number].compactMap { declaration in
      switch declaration.content {
      case .type(let number, _): types[number]
      case .extension(let number): extensions[number]
      default: nil
      }
    }
  }

  /// Returns whether a type, protocol or alias has a full name.
  package func isDeclared(_ qualifiedName: String) -> Bool {
    number(of: qualifiedName).map { number in
      declarations[number].contains { $0.kind != .extensions }
    } ?? false
  }

  /// Returns the types with a full name: several if `#if` chooses among them.
  package func types(named qualifiedName: String) -> [TypeDeclaration] {
    number(of: qualifiedName).map { number in
      declarations(of: number).filter { $0.kind != .extension }
    } ?? []
  }

  /// Returns the protocol with a full name.
  package func protocolDeclaration(named qualifiedName: String) -> ProtocolDeclaration? {
    guard let number = number(of: qualifiedName) else { return nil }
    for case .protocol(let number) in declarations[number].map(\.content) {
      return protocols[number]
    }
    return nil
  }

  /// Returns the extensions of a protocol, as far as they were read.
  package func extensions(ofProtocolAt path: [String]) -> [TypeDeclaration] {
    tree.find(path).map { declarations(of: $0).filter { $0.kind == .extension } } ?? []
  }

  /// Returns whether a name can mean something else inside a protocol than outside.
  package func hasNames(insideProtocolAt path: [String]) -> Bool {
    guard let number = tree.find(path) else { return false }
    return members[number] != nil || declarations[number].contains { $0.kind == .aliases }
  }

  /// Returns the aliases that a protocol and its extensions declare outside `#if`, with the paths of their files.
  package func aliases(
    insideProtocolAt path: [String]
  ) -> [(alias: TypeAliasDeclaration, path: String)] {
    guard let number = tree.find(path) else { return [] }
    return (members[number] ?? []).flatMap { member in
      declarations[member].compactMap { declaration in
        guard case .alias(let meaning) = declaration.content, declaration.conditions.isEmpty
        else { return nil }
        let alias = TypeAliasDeclaration(
          name: tree.name(of: member), generics: meaning.generics, type: meaning.type)
        return (alias, files[declaration.file].path)
      }
    }
  }

  /// The names of the aliases that stand in `#if` clauses.
  ///
  /// - Complexity: O(*n*) for *n* declarations.
  package var conditionalAliases: Set<String> {
    var names: Set<String> = []
    for (number, declarations) in declarations.enumerated()
    where declarations.contains(where: { $0.kind == .aliases && !$0.conditions.isEmpty }) {
      names.insert(tree.name(of: number))
    }
    return names
  }

  /// Returns whether a protocol is the only declaration of its name, and is not extended.
  package func isUnextended(protocolAt path: [String]) -> Bool {
    tree.find(path).map { declarations[$0].count == 1 } ?? true
  }

  /// Returns a type, and its extensions.
  package func parts(of type: TypeDeclaration) -> [TypeDeclaration] {
    guard let number = tree.find(type.path) else { return [type] }
    return [type] + declarations(of: number).filter { $0.kind == .extension }
  }

  /// Returns the full names of the classes that a class inherits from, as far as they are in the
  /// input, nearest first.
  package func ancestors(of qualifiedName: String) -> [String] {
    guard let number = number(of: qualifiedName) else { return [] }
    return classChain(of: number).dropFirst().map { tree.path(of: $0).joined(separator: ".") }
  }

  /// Returns the path of a type, and if it is a class, those of its superclasses, nearest first.
  func classChain(of path: [String]) -> [[String]] {
    guard let number = tree.find(path) else { return [path] }
    return [path] + classChain(of: number).dropFirst().map { tree.path(of: $0) }
  }

  /// Returns the generic parameters of a type in the input.
  package func generics(of path: some Sequence<String>) -> [GenericParameter] {
    guard let number = tree.find(path) else { return [] }
    return declarations(of: number).first { $0.kind != .extension }?.generics ?? []
  }

  /// Returns whether a type cannot be named without the arguments of one around it.
  package func isNestedInGeneric(_ type: TypeDeclaration) -> Bool {
    type.enclosingTypes.indices.contains { !generics(of: type.enclosingTypes[...$0]).isEmpty }
  }

  /// Returns whether other files cannot name a type: it, or one that it is nested in, is private.
  package func isPrivate(_ qualifiedName: String) -> Bool {
    number(of: qualifiedName).map(isPrivate) ?? false
  }

  /// Returns whether other files cannot name a symbol: it, or a type that it is nested in, is
  /// private.
  package func isPrivate(_ symbol: Symbol) -> Bool { isPrivate(symbol.number) }

  private func isPrivate(_ number: Int) -> Bool {
    var number = number
    while number != NameTree.root {
      let own = declarations[number].filter { $0.kind != .extensions }
      if !own.isEmpty, own.allSatisfy(\.isPrivate) { return true }
      number = tree.parent(of: number)
    }
    return false
  }
}
