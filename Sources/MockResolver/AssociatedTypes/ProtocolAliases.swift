import DeclarationModel
import Symbols

/// The type aliases that a protocol and its ancestors declare, and those of their extensions that mention associated
/// types or `Self`, or that code on other executors reaches by a conformance that the module's default isolates.
///
/// The mock spells the types out instead of the aliases: a class cannot use the aliases of its
/// protocol in the very declarations that make it conform, and a closure behind an alias must be
/// treated as a closure. Outside the class, as in the boxes of objects, associated types have other names.
struct ProtocolAliases: Sendable {
  /// The types that the names stand for, with the mock's own types in place of `Self` and of bound
  /// associated types.
  let bindings: [String: TypeReference]
  /// The generic aliases, with the mock's own types.
  let generic: [String: TypeAliasDeclaration]
  /// The files of the extensions, whose imports the types need.
  let paths: Set<String>

  /// Gathers the aliases of a lineage.
  ///
  /// - Parameters:
  ///   - lineage: The protocol and its ancestors.
  ///   - types: The types with which the mock replaces associated types and `Self`.
  ///   - associated: The names of the associated types.
  ///   - table: The symbols of the input.
  init(
    _ lineage: Lineage, _ types: TypeSubstitution, associated: Set<String>, in table: SymbolTable
  ) {
    var bindings = types.bindings
    var generic: [String: TypeAliasDeclaration] = [:]
    func add(_ alias: TypeAliasDeclaration) {
      var alias = alias
      let known = TypeSubstitution(
        selfType: types.selfType, bindings: bindings, genericAliases: generic)
      alias.type = known.apply(to: alias.type, shadows: Set(alias.generics.map(\.name)))
      if alias.generics.isEmpty {
        bindings[alias.name] = alias.type
      } else {
        generic[alias.name] = alias
      }
    }
    func isNew(_ name: String) -> Bool { bindings[name] == nil && generic[name] == nil }
    for ancestor in lineage.ancestors {
      for member in ancestor.declaration.members {
        guard case .typeAlias(let alias) = member.kind, member.conditions.isEmpty,
          isNew(alias.name)
        else { continue }
        add(alias)
      }
    }
    let inside = lineage.ancestors.filter(\.hasNames).flatMap {
      table.aliases(insideProtocolAt: $0.declaration.path)
    }
    var open = Dictionary(
      inside.filter { isNew($0.alias.name) && !associated.contains($0.alias.name) }
        .map { ($0.alias.name, $0) },
      uniquingKeysWith: { first, _ in first })
    // The mock of a class reaches them by inheritance.
    let isIsolated =
      lineage.chain == nil && lineage.ancestors.contains { $0.declaration.defaultActor != nil }
    var paths: Set<String> = []
    func resolve(_ name: String) {
      guard let (alias, path) = open.removeValue(forKey: name) else { return }
      for name in alias.type.names { resolve(name) }
      guard
        isIsolated
          || alias.type.mentions(where: { $0 == "Self" || associated.contains($0) || !isNew($0) })
      else { return }
      add(alias)
      paths.insert(path)
    }
    if !open.isEmpty {
      for name in lineage.namesInRequirements { resolve(name) }
    }
    self.bindings = bindings
    self.generic = generic
    self.paths = paths
  }
}

extension Lineage {
  /// The names of the types that the requirements mention.
  fileprivate var namesInRequirements: Set<String> {
    ancestors.flatMap(\.declaration.members).reduce(into: []) { $0.formUnion($1.namesOfTypes) }
  }
}
