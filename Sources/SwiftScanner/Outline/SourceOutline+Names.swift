import DeclarationModel

/// The facts that the resolver needs of all files, including those that are never parsed.
extension SourceOutline {
  /// The names of all types that are declared, nested ones included, each once, sorted.
  package var declaredTypes: [String] {
    Set(declarations.filter { $0.keyword != .extension && !$0.name.isEmpty }.map(\.name)).sorted()
  }

  /// The names of all declared and extended types, each component of a qualified name on its own,
  /// each once, sorted.
  package var typeNames: [String] {
    var names: Set<String> = []
    for declaration in declarations where !declaration.name.isEmpty {
      if declaration.keyword == .extension {
        names.formUnion(declaration.components)
      } else {
        names.insert(declaration.name)
      }
    }
    return names.sorted()
  }

  /// The declared types, outside of functions, whose names mocks use themselves, each once, sorted.
  ///
  /// A mock qualifies the names of its vocabulary only if the app declares them, too, which keeps
  /// mocks short.
  package var vocabularyNames: [DeclaredName] {
    let found = declarations.filter {
      $0.keyword != .extension && !$0.isLocal
        && MockVocabulary.all.contains($0.name)
    }
    let names = found.map { DeclaredName(name: $0.name, enclosingTypes: enclosingNames(of: $0)) }
    return Set(names).sorted {
      $0.name == $1.name
        ? $0.enclosingTypes.lexicographicallyPrecedes($1.enclosingTypes) : $0.name < $1.name
    }
  }

  /// Returns the structures, enumerations, classes and actors outside of functions, in order.
  ///
  /// - Parameter source: The file.
  package func types(in source: SourceFile) -> [ScannedType] {
    named(in: source, [.struct, .enum, .class, .actor]).map { declaration, name in
      var type = ScannedType(name, suppressing: declaration.suppression)
      type.isClass = declaration.keyword == .class
      type.hasDefaultIsolation = declaration.keyword != .actor && !declaration.isNonisolated
      type.hasConstraints = declaration.hasConstraints
      return type
    }
  }

  /// Returns the declarations outside of functions that some keywords introduce, with their names.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - keywords: The keywords.
  func named(
    in source: SourceFile, _ keywords: Set<Declaration.Keyword>
  ) -> [(declaration: Declaration, name: DeclaredName)] {
    let found = declarations.filter {
      keywords.contains($0.keyword) && !$0.isLocal && !$0.name.isEmpty
    }
    let isConditional = found.contains { !$0.conditions.isEmpty }
    let clauses = isConditional ? conditionalClauses(in: source) : []
    return found.map { declaration in
      var name = DeclaredName(
        name: declaration.name, enclosingTypes: enclosingNames(of: declaration),
        conditions: declaration.conditions.map { clauses[$0.block][$0.clause] })
      name.isPrivate = isPrivate(declaration, in: source)
      return (declaration, name)
    }
  }

  /// Returns whether other files cannot see a declaration.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - source: The file.
  func isPrivate(_ declaration: Declaration, in source: SourceFile) -> Bool {
    let modifiers =
      SwiftLexer.over(source.bytes) {
        DeclarationHeader.modifiers(before: declaration.offset, in: $0)
      } ?? []
    let access = modifiers.compactMap { AccessLevel(rawValue: $0) }.first
    if let access, access < .internal { return true }
    guard let parent = declaration.parent.map({ declarations[$0] }) else { return false }
    // The modifier of an extension is that of the members which state none.
    return (access == nil || parent.keyword != .extension) && isPrivate(parent, in: source)
  }

  /// Whether the file declares a type, an extension or a type alias outside of functions; see
  /// `isCertain`.
  var declaresType: Bool { declarations.contains { !$0.isLocal } }

  /// Returns whether the file may declare a protocol.
  ///
  /// - Parameter source: The file, which is searched for the keyword if the sweep did not
  ///   understand it.
  func mayDeclareProtocol(in source: SourceFile) -> Bool {
    declarations.contains { $0.keyword == .protocol }
      || !isCertain && !WordSearch.protocols.offsets(in: source.bytes, limit: 1).isEmpty
  }
}
