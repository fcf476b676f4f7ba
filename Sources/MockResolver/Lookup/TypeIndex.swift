import DeclarationModel

/// The classes and other types of the input that mocks depend on.
struct TypeIndex: Sendable {
  private let byName: [String: [TypeDeclaration]]
  private let memberNames: [String: Set<String>]
  /// The types that are global actors, by all names that may be written for them.
  let globalActors: Set<String>

  /// Gathers the types of some files.
  init(_ files: [ScannedTypes]) {
    let types = files.sorted { $0.path < $1.path }.flatMap(\.types)
    byName = Dictionary(grouping: types, by: \.qualifiedName)
    var names: [String: Set<String>] = [:]
    for type in types {
      if type.kind != .extension, !type.enclosingTypes.isEmpty {
        names[type.enclosingTypes.joined(separator: "."), default: []].insert(type.name)
      }
      for case .typeAlias(let alias) in type.members.map(\.kind) {
        names[type.qualifiedName, default: []].insert(alias.name)
      }
    }
    for declaration in files.flatMap(\.protocols) where !declaration.enclosingTypes.isEmpty {
      names[declaration.enclosingTypes.joined(separator: "."), default: []]
        .insert(declaration.name)
    }
    memberNames = names
    globalActors = Set(
      types.filter { $0.attributes.contains(.globalActor) }
        .flatMap { [$0.name, $0.qualifiedName] })
  }

  /// The class that a name means in a scope, looked for from the inner scope outwards.
  func findClass(_ components: [String], in scope: [String]) -> TypeDeclaration? {
    for depth in (0...scope.count).reversed() {
      let name = (scope.prefix(depth) + components).joined(separator: ".")
      if let found = byName[name]?.first(where: { $0.kind == .class }) { return found }
    }
    // The first component may be the name of a module.
    return components.count > 1 ? findClass(Array(components.dropFirst()), in: []) : nil
  }

  /// The declarations of a type and its extensions.
  func declarations(of qualifiedName: String) -> [TypeDeclaration] { byName[qualifiedName] ?? [] }

  /// The types that are nested in a type, by their names alone.
  func names(in path: [String]) -> Set<String> {
    memberNames[path.joined(separator: ".")] ?? []
  }

  /// What the names of types around a protocol mean elsewhere: `["Kind": Outer.Kind]`.
  ///
  /// - Parameters:
  ///   - declaration: The protocol that uses the names.
  ///   - place: The types in which they are to be used; names that mean the same there are left out.
  func outerNames(
    of declaration: ProtocolDeclaration, usedIn place: [String]
  ) -> [String: TypeReference] {
    var found: [String: TypeReference] = [:]
    // Inner scopes hide outer ones.
    for scope in declaration.scopes {
      for name in names(in: scope) {
        found[name] =
          scope == place
          ? nil : .named(NamedType((scope + [name]).map { NamedType.Component($0) }))
      }
    }
    return found
  }
}
