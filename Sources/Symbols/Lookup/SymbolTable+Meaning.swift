import DeclarationModel

extension SymbolTable {
  /// Returns what a name means at a place; nil if the input does not say.
  ///
  /// - Parameters:
  ///   - names: The components of the name, without backticks: `["Outer", "Delegate"]`.
  ///   - scope: The place.
  ///   - kinds: What may be meant there.
  package func meaning(
    of names: [String], from scope: NameScope, _ kinds: SymbolKinds = .declarations
  ) -> NameMeaning? {
    find(names, from: scope, kinds).map { match in
      var meaning = NameMeaning(symbol: Symbol(number: match.number))
      for declaration in match.declarations {
        switch declaration.content {
        case .protocol(let number): meaning.protocols.append(number)
        case .brokenProtocol: meaning.isBroken = true
        case .type(let number, _): meaning.types.append(types[number])
        case .alias(let alias): meaning.aliases.append(alias)
        case .extension, .associatedType, .unreadType: break
        }
      }
      return meaning
    }
  }

  /// Returns what the name of a type means at a place; nil if the input does not say.
  package func meaning(
    of name: NamedType, from scope: NameScope, _ kinds: SymbolKinds = .declarations
  ) -> NameMeaning? {
    meaning(of: name.plainNames, from: scope, kinds)
  }

  /// Returns whether a type is a function, or an alias of one.
  package func isFunction(_ type: TypeReference, from scope: NameScope) -> Bool {
    follows(type, from: scope, depth: Self.aliasLimit) { $0.isFunction }
  }

  /// Returns whether a type is `Void`, or an alias of it.
  package func isVoid(_ type: TypeReference, from scope: NameScope) -> Bool {
    follows(type, from: scope, depth: Self.aliasLimit) { $0.isVoid }
  }

  /// Returns whether a type is `Never`, or an alias of it.
  package func isNever(_ type: TypeReference, from scope: NameScope) -> Bool {
    follows(type, from: scope, depth: Self.aliasLimit) { $0.isNever }
  }

  /// Returns whether a type, or one that it is an alias of, is wanted.
  private func follows(
    _ type: TypeReference, from scope: NameScope, depth: Int,
    to isWanted: (TypeReference) -> Bool
  ) -> Bool {
    if isWanted(type) { return true }
    switch type {
    case .tuple(let elements) where elements.count == 1:
      return follows(elements[0].type, from: scope, depth: depth, to: isWanted)
    case .named(let name):
      guard depth > 0, let meaning = meaning(of: name, from: scope) else { return false }
      return meaning.aliases.contains {
        follows($0.type, from: $0.scope, depth: depth - 1, to: isWanted)
      }
    default: return false
    }
  }

  /// Returns the components of a name of the table.
  package func path(of symbol: Symbol) -> [String] { tree.path(of: symbol.number) }

  /// Returns the compiled module that a protocol is from; nil for a source.
  package func module(ofProtocol number: Int) -> ModuleOrigin? {
    files[protocolFiles[number]].module
  }

  /// Returns the compiled module that a file was printed from; nil for a source.
  package func module(ofFile path: String) -> ModuleOrigin? {
    fileNumbers[path].flatMap { files[$0].module }
  }

  /// Returns whether subclasses in mocks can override only what is `open` in a file: it is of a compiled module, or of one
  /// that the mocks import without `@testable`.
  package func restrictsOverrides(inFile path: String) -> Bool {
    fileNumbers[path].map { files[$0].module != nil || files[$0].isImportedPlainly } ?? false
  }

  /// Returns whether a protocol may only be inherited from.
  package func isDependency(protocol number: Int) -> Bool {
    files[protocolFiles[number]].isDependency
  }
}
