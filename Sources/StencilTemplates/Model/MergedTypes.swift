import DeclarationModel

/// Types that are merged with their extensions.
struct MergedTypes {
  private var types: [String: TemplateType] = [:]
  private let modules: [String: String]
  /// The modules with a type, by its name without a module.
  private var declaring: [String: Set<String>] = [:]

  /// Merges the types in files.
  ///
  /// - Parameters:
  ///   - files: The files, in order.
  ///   - aliases: The aliases outside of types; as in Sourcery, those of compositions are types.
  ///   - sources: The modules of the files.
  init(
    _ files: [ScannedTypes], _ aliases: [(path: String, alias: GlobalTypeAlias)],
    _ sources: TemplateSources
  ) {
    modules = sources.modules
    for declaration in files.flatMap(\.protocols) {
      add(TemplateType(declaration))
    }
    let declarations = files.flatMap(\.qualifyingNestedNames)
    for declaration in declarations where declaration.kind != .extension {
      // The same name may occur twice: in two modules that are not known, or in two branches of an `#if`.
      add(TemplateType(declaration), merging: declaration)
    }
    for declaration in declarations where declaration.kind == .extension {
      let name = key(ofExtended: declaration)
      if types[name] == nil {
        types[name] = inModule(TemplateType(declaration))
      } else {
        types[name]?.merge(declaration)
      }
    }
    for (path, alias) in aliases {
      let position = SourcePosition(path: path, line: 1, column: 1)
      if let type = TemplateType(alias.declaration, in: nil, at: position, alias.access) {
        add(type)
      }
    }
    for declaration in declarations {
      for member in declaration.members {
        if case .typeAlias(let alias) = member.kind,
          let type = TemplateType(
            alias, in: declaration.qualifiedName, at: member.position, member.access)
        {
          add(type)
        }
      }
    }
  }

  /// The types, sorted by their names with modules.
  var sorted: [TemplateType] { types.sorted { $0.key < $1.key }.map(\.value) }

  /// Adds a type, unless there is one of its name, to which the declaration is added then.
  private mutating func add(_ type: TemplateType, merging declaration: TypeDeclaration? = nil) {
    let type = inModule(type)
    if let module = type.module { declaring[type.name, default: []].insert(module) }
    if types[type.globalName] == nil {
      types[type.globalName] = type
    } else if let declaration {
      types[type.globalName]?.merge(declaration)
    }
  }

  private func inModule(_ type: TemplateType) -> TemplateType {
    var type = type
    type.module = modules[type.path]
    return type
  }

  /// Returns the key of the type that an extension extends: that of its own module, or else the only
  /// type of the name, as in Sourcery.
  private func key(ofExtended declaration: TypeDeclaration) -> String {
    let name = declaration.qualifiedName
    guard let known = declaring[name] else { return name }
    if let written = declaration.writtenName,
      let module = known.first(where: { "\($0).\(name)" == written })
    {
      return "\(module).\(name)"
    }
    let own = modules[declaration.position.path]
    if let own, known.contains(own) { return "\(own).\(name)" }
    guard known.count == 1, let other = known.first else { return name }
    return "\(other).\(name)"
  }
}
