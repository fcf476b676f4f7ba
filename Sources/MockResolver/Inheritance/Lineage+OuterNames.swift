import DeclarationModel
import Symbols

/// The types outside of the protocols of a mock that the mock cannot name as its ancestors do.
///
/// An ancestor may be nested elsewhere, or deeper, than the mock; and the mock has the associated types and aliases of all
/// its protocols, which hide types of the same names that another protocol means.
struct OuterNames: Sendable {
  /// The types in place of the names that each ancestor writes, in the order of the ancestors.
  private(set) var substitutions: [TypeSubstitution] = []
  /// The types in place of the names in the inheritance clause of each ancestor, where its own associated types and aliases are
  /// not visible.
  private(set) var ofClauses: [TypeSubstitution] = []
  /// The aliases at file scope that the types in place of names are.
  var aliases: [OuterAlias] { named.values.sorted { $0.name < $1.name } }
  private var named: [String: OuterAlias] = [:]

  /// Finds the types.
  ///
  /// - Parameters:
  ///   - lineage: The protocol and its ancestors.
  ///   - mockName: The name of the mock.
  ///   - table: The symbols of the input.
  ///   - hidesVoid: Whether a type with the name `Void` is nearer than the standard one.
  init(of lineage: Lineage, _ mockName: String, in table: SymbolTable, hidesVoid: Bool) {
    guard let derived = lineage.ancestors.last?.declaration else { return }
    let visible = lineage.visibleNames(in: table)
    let own = visible.last ?? []
    let around = table.outerNames(in: derived.scopes, usedIn: [])
    let prefix = (derived.enclosingTypes + [mockName, ""]).joined(separator: "_")
    for (ancestor, visible) in zip(lineage.ancestors, visible) {
      let declaration = ancestor.declaration
      var names = table.outerNames(in: declaration.scopes, usedIn: derived.enclosingTypes)
      if !ancestor.isStandard, !derived.isClass {
        let outer = table.outerNames(in: declaration.scopes, usedIn: [])
        let foreign = around.keys.filter { outer[$0] == nil }
        for name in own.union(foreign) { names[name] = outer[name] ?? .name(name) }
      }
      let used = ancestor.namesInArguments
      let hidden = visible.intersection(used)
      let wanted = names.filter { !visible.contains($0.key) || hidden.contains($0.key) }
      var types = wanted
      for (name, type) in wanted.sorted(by: { $0.key < $1.key }) {
        guard !derived.isClass, case .named(let named) = type, let first = named.plainNames.first,
          own.contains(first) || around[first] != nil
        else { continue }
        types[name] = .name(
          alias(
            name.typeSpelling(after: prefix), type, path: declaration.position.path))
      }
      // The backticks distinguish the type from the empty tuple.
      if hidesVoid, ancestor.module == nil { types["Void"] = .name("`Void`") }
      substitutions.append(Self.substitution(types.filter { !hidden.contains($0.key) }))
      ofClauses.append(Self.substitution(types.filter { used.contains($0.key) }))
    }
  }

  /// Returns the name of the alias of a type.
  private mutating func alias(_ name: String, _ type: TypeReference, path: String) -> String {
    var alias = OuterAlias(name: name, type: type, path: path)
    while let other = named[alias.name], other.type != type {
      alias.name = alias.name.typeSpelling(before: "_")
    }
    named[alias.name] = alias
    return alias.name
  }

  private static func substitution(_ types: [String: TypeReference]) -> TypeSubstitution {
    var substitution = TypeSubstitution(selfType: nil, bindings: types)
    substitution.leavesMembersOfSelf = true
    return substitution
  }
}

extension Ancestor {
  /// The names that the arguments of its parents begin with.
  fileprivate var namesInArguments: Set<String> {
    var names: Set<String> = []
    for case .declared(let parent) in parents {
      for argument in parent.arguments {
        argument.visit { part in
          if case .named(let named) = part, let first = named.plainNames.first {
            names.insert(first)
          }
        }
      }
    }
    return names
  }
}

extension Lineage {
  /// Returns the names of types that each ancestor has as members, in the order of the ancestors.
  fileprivate func visibleNames(in table: SymbolTable) -> [Set<String>] {
    var known: [Int: Set<String>] = [:]
    return ancestors.map { ancestor in
      var names: Set<String> = []
      for member in ancestor.declaration.members where !member.isImplemented {
        names.insert(member.baseName)
      }
      if ancestor.hasNames {
        names.formUnion(
          table.aliases(insideProtocolAt: ancestor.declaration.path).map(\.alias.name))
      }
      for case .declared(let parent) in ancestor.parents {
        names.formUnion(known[parent.number] ?? [])
      }
      known[ancestor.number] = names
      return names
    }
  }

  /// Returns the lineage in which types that are bound to associated types, or constrain them, mean the same in the mock as
  /// where an ancestor writes them.
  func qualifyingBoundTypes(_ names: OuterNames) -> Lineage {
    var lineage = self
    for (index, types) in names.ofClauses.enumerated() where !types.bindings.isEmpty {
      lineage.ancestors[index].parents = ancestors[index].parents.map { link in
        guard case .declared(var parent) = link else { return link }
        parent.arguments = parent.arguments.map { types.apply(to: $0) }
        return .declared(parent)
      }
    }
    for (index, types) in names.substitutions.enumerated() where !types.bindings.isEmpty {
      lineage.ancestors[index].declaration.requirements =
        ancestors[index].declaration.requirements.map { types.apply(to: $0) }
      lineage.ancestors[index].declaration.members = ancestors[index].declaration.members.map {
        $0.isImplemented ? $0 : types.apply(to: $0)
      }
    }
    return lineage
  }
}

/// An alias beside a mock, at file scope.
///
///     typealias MockCatalog_Item = Item
package struct OuterAlias: Sendable, Hashable {
  /// The name.
  package fileprivate(set) var name: String
  /// The type as file scope names it.
  package var type: TypeReference
  /// The file in which a protocol names the type.
  let path: String
}
