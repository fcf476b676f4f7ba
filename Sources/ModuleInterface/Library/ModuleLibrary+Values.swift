import DeclarationModel

extension ModuleLibrary {
  /// Returns the types whose values need care where they are passed: noncopyable types, aliases of functions, tuples and
  /// types that older systems do not know, those that mention `Self`, and the aliases that lead to any of these, also in
  /// other modules.
  ///
  /// - Parameters:
  ///   - names: The names of the types, without those of the types around them.
  ///   - modules: The modules that may declare them; those of the toolchain are not read.
  package mutating func types(
    named names: Set<String>, in modules: Set<String>
  ) -> ModuleDependencies {
    var result = ModuleDependencies()
    let aliases = aliases(leadingFrom: names, in: modules) { digest, names in
      result.files += digest.noncopyableFiles(named: names)
    }
    let targets = Set(aliases.map(\.name) + result.files.flatMap(\.declaredTypes))
    result.types = aliases.filter { $0.isOfValue || $0.leads(to: targets) }.map(\.types)
    result.files.sort { $0.path < $1.path }
    return result
  }

  /// Returns the global actors with some names, and the aliases that lead to them.
  ///
  /// - Parameters:
  ///   - names: The names, without those of the types around them.
  ///   - modules: The modules that may declare them; those of the toolchain are not read.
  package mutating func globalActors(
    named names: Set<String>, in modules: Set<String>
  ) -> [ScannedTypes] {
    var actors: [ScannedTypes] = []
    let aliases = aliases(leadingFrom: names, in: modules) { digest, names in
      actors += digest.globalActors(named: names)
    }
    let targets = Set(aliases.map(\.name) + actors.flatMap(\.types).map(\.name))
    return actors + aliases.filter { $0.isOfActor || $0.leads(to: targets) }.map(\.types)
  }

  /// Returns the aliases with some names, and those that they stand for, also in the modules that their types name, sorted by
  /// path.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - modules: The modules that may declare them; those of the toolchain are not read.
  ///   - visit: Is called with each module, and the names that are looked for in it.
  private mutating func aliases(
    leadingFrom names: Set<String>, in modules: Set<String>,
    visit: (ModuleDigest, Set<String>) -> Void
  ) -> [ModuleAlias] {
    var wanted = names
    var asked = Dictionary(uniqueKeysWithValues: modules.map { ($0, Set<String>()) })
    var found: [ModuleAlias] = []
    while let module = asked.keys.sorted().first(where: { asked[$0] != wanted }) {
      let new = wanted.subtracting(asked[module] ?? [])
      asked[module] = wanted
      guard !isInToolchain(module), case .success(let digest) = reader.digest(of: module)
      else { continue }
      visit(digest, new)
      for alias in digest.aliases(named: new) {
        found.append(alias)
        wanted.formUnion(alias.targetNames)
        for qualifier in alias.qualifiers where asked[qualifier] == nil { asked[qualifier] = [] }
      }
    }
    return found.sorted { $0.types.path < $1.types.path }
  }
}

/// An alias in a compiled module.
struct ModuleAlias: Sendable {
  /// The name, with those of the types around it.
  let qualifiedName: String
  /// The alias, parsed.
  let types: ScannedTypes
  /// The imported modules whose names precede a type.
  let qualifiers: [String]

  /// The name, without those of the types around it.
  var name: String { qualifiedName.lastComponent }

  /// The type that it stands for.
  private var targets: [TypeReference] { types.allAliases.map(\.type) }

  /// Whether its type is `Void` or `Never`, has a function, a tuple or a type in it that older systems do not know, or
  /// mentions `Self`, as aliases in extensions of protocols name associated types.
  fileprivate var isOfValue: Bool {
    targets.contains { type in
      type.isVoid || type.isNever
        || type.contains {
          switch $0 {
          case .function, .tuple: true
          default: $0.ownRuntimeSupport != nil
          }
        } || type.mentions { $0 == "Self" }
    }
  }

  /// Whether its type is a global actor by its name.
  fileprivate var isOfActor: Bool { targets.contains { Attribute($0)?.isGlobalActor ?? false } }

  /// Returns whether it stands for a type with one of some names.
  fileprivate func leads(to names: Set<String>) -> Bool { !targetNames.isDisjoint(with: names) }

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
      file.types = [type]
      return file
    }
  }
}
