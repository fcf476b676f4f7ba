import DeclarationModel

/// The names of types that extensions have under another name: an alias, or a name with its module.
struct ExtendedNames {
  /// An alias of a type with a name, and the type around it.
  private struct Alias: Equatable {
    let target: [String]
    let enclosing: [String]
  }

  /// The maximum number of aliases that stand for each other; more of them are circular.
  private static let aliasLimit = 16

  private let modules: Set<String>
  private var declared: Set<[String]> = []
  /// The aliases by their paths; nil for several that differ.
  private var aliases: [[String]: Alias?] = [:]

  /// Finds the names.
  ///
  /// - Parameters:
  ///   - files: The files with the types.
  ///   - modules: The names of the modules of these files.
  init(_ files: [ScannedTypes], modules: Set<String>) {
    self.modules = modules
    for file in files {
      for type in file.types where type.kind != .extension { declared.insert(type.path) }
      for type in file.protocols { declared.insert(type.path) }
      for alias in file.typeAliases { add(alias.declaration, in: []) }
      for type in file.types {
        for member in type.members {
          if case .typeAlias(let alias) = member.kind { add(alias, in: type.path) }
        }
      }
    }
  }

  private mutating func add(_ alias: TypeAliasDeclaration, in enclosing: [String]) {
    guard case .named(let target) = alias.type else { return }
    let path = enclosing + [alias.name]
    let new = Alias(target: target.plainNames, enclosing: enclosing)
    if let known = aliases[path], known != new {
      aliases[path] = .some(nil)
    } else {
      aliases[path] = new
    }
  }

  /// Returns a file in which extensions, and what is nested in them, have the names of their types.
  func resolving(_ file: ScannedTypes) -> ScannedTypes {
    guard !modules.isEmpty || !aliases.isEmpty else { return file }
    // The arrays of a file without such names are not copied.
    let types = file.types.indices.filter { hasOtherName(file.types[$0]) }
    let protocols = file.protocols.indices.filter {
      hasOtherPath(file.protocols[$0].enclosingTypes)
    }
    guard !types.isEmpty || !protocols.isEmpty else { return file }
    var file = file
    for index in types { resolve(&file.types[index]) }
    for index in protocols {
      file.protocols[index].enclosingTypes = path(file.protocols[index].enclosingTypes)
      file.protocols[index].scopes = file.protocols[index].scopes.map(path)
    }
    return file
  }

  private func hasOtherName(_ type: TypeDeclaration) -> Bool {
    hasOtherPath(type.kind == .extension ? type.path : type.enclosingTypes)
  }

  private func hasOtherPath(_ written: [String]) -> Bool {
    !written.isEmpty && path(written) != written
  }

  private func resolve(_ type: inout TypeDeclaration) {
    if type.kind == .extension {
      let written = type.path
      type.writtenName = written.joined(separator: ".")
      type.enclosingTypes = []
      type.name = path(written).joined(separator: ".")
    } else {
      type.enclosingTypes = path(type.enclosingTypes)
      type.scopes = type.scopes.map(path)
    }
  }

  /// Returns the path of the type that a path means.
  private func path(_ written: [String]) -> [String] {
    var path = written
    if path.count > 1, modules.contains(path[0]), !declared.contains([path[0]]) {
      // Like Sourcery, which follows no alias behind the name of a module.
      return Array(path.dropFirst())
    }
    for _ in 0..<Self.aliasLimit {
      guard let length = path.indices.map({ $0 + 1 }).first(where: { isAlias(path.prefix($0)) }),
        let alias = aliases[Array(path.prefix(length))].flatMap({ $0 })
      else { break }
      path = target(of: alias) + path.dropFirst(length)
    }
    return path
  }

  private func isAlias(_ path: some Collection<String>) -> Bool {
    aliases[Array(path)] != nil && !declared.contains(Array(path))
  }

  /// Returns the path of the type or the alias that an alias names, which is looked for from inside to outside.
  private func target(of alias: Alias) -> [String] {
    var enclosing = alias.enclosing
    while !enclosing.isEmpty {
      let path = enclosing + alias.target
      if declared.contains(path) || aliases[path] != nil { return path }
      enclosing.removeLast()
    }
    return alias.target
  }
}
