import DeclarationModel

extension ModuleLibrary {
  /// Returns the types whose values need care where they are passed: noncopyable types, aliases of functions and tuples,
  /// those that mention `Self`, and the aliases that lead to any of these, also in other modules.
  ///
  /// - Parameters:
  ///   - names: The names of the types, without those of the types around them.
  ///   - modules: The modules that may declare them; those of the toolchain are not read.
  package mutating func types(
    named names: Set<String>, in modules: Set<String>
  ) -> ModuleDependencies {
    var wanted = names
    var asked = Dictionary(uniqueKeysWithValues: modules.map { ($0, Set<String>()) })
    var result = ModuleDependencies()
    var aliases: [ModuleAlias] = []
    while let module = asked.keys.sorted().first(where: { asked[$0] != wanted }) {
      let new = wanted.subtracting(asked[module] ?? [])
      asked[module] = wanted
      guard !Self.implicit.contains(module), !reader.isStandard(module),
        case .success(let digest) = reader.digest(of: module)
      else { continue }
      result.files += digest.noncopyableFiles(named: new)
      for alias in digest.aliases(named: new) {
        aliases.append(alias)
        wanted.formUnion(alias.targetNames)
        for qualifier in alias.qualifiers where asked[qualifier] == nil { asked[qualifier] = [] }
      }
    }
    let targets = Set(aliases.map(\.name) + result.files.flatMap(\.declaredTypes))
    for alias in aliases.sorted(by: { $0.types.path < $1.types.path })
    where alias.isOfValue || !alias.targetNames.isDisjoint(with: targets) {
      result.types.append(alias.types)
    }
    result.files.sort { $0.path < $1.path }
    return result
  }
}

/// An alias in a compiled module.
struct ModuleAlias: Sendable {
  /// The name, without those of the types around it.
  let name: String
  /// The alias, parsed.
  let types: ScannedTypes
  /// The imported modules whose names precede a type.
  let qualifiers: [String]

  /// The type that it stands for.
  private var targets: [TypeReference] {
    let nested = types.types.flatMap(\.members).compactMap { member -> TypeReference? in
      if case .typeAlias(let alias) = member.kind { alias.type } else { nil }
    }
    return types.typeAliases.map(\.declaration.type) + nested
  }

  /// Whether its type has a function or a tuple in it, or mentions `Self`, as aliases in extensions of protocols name
  /// associated types.
  fileprivate var isOfValue: Bool {
    targets.contains { type in
      type.contains {
        switch $0 {
        case .function, .tuple: true
        default: false
        }
      } || type.mentions { $0 == "Self" }
    }
  }

  /// The name of the type that it stands for, or that of the optional one, without those of the types around it; empty for
  /// other types than names.
  fileprivate var targetNames: Set<String> {
    targets.reduce(into: []) { names, target in
      var type = target.unspecified
      while case .optional(let wrapped) = type { type = wrapped.unspecified }
      if case .named(let name) = type, let last = name.components.last { names.insert(last.name) }
    }
  }

  /// Whether it may stand for a protocol or a class.
  var mayBeParent: Bool {
    targets.contains {
      switch $0 {
      case .named, .composition, .existential: true
      default: false
      }
    }
  }
}

extension ModuleDigest {
  /// Returns the noncopyable types that have some names, each in a file of its own.
  fileprivate func noncopyableFiles(named names: Set<String>) -> [ScannedFile] {
    noncopyableTypes.filter { names.contains($0.value.name.name) }.map { name, type in
      var file = emptyFile(for: name)
      file.declaredTypes = [type.name.name]
      file.noncopyableTypes = [type]
      return file
    }
  }

  /// Returns the aliases that have some names, in types or outside, sorted.
  func aliases(named names: Set<String>) -> [ModuleAlias] {
    (Array(aliases.keys) + nestedAliases.keys).sorted().compactMap { name in
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return names.contains(last) ? alias(name) : nil
    }
  }
}
