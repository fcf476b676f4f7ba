import DeclarationModel

/// The types whose conformances the default isolation of their module isolates to the main actor: only code on it can
/// name `Set<Tag>`, as `Set` requires that `Tag` is `Hashable` (SE-0470).
package struct IsolatedConformanceIndex: Sendable {
  private let isolated: Set<String>
  private let constrained: Set<String>
  /// The symbols of the input.
  package let table: SymbolTable

  /// Gathers the types of the files of a module.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - table: The symbols of the input.
  package init(_ files: [ScannedFile], _ table: SymbolTable) {
    isolated = Set(files.flatMap(\.isolatedTypes))
    constrained = Set(files.flatMap(\.constrainedTypes))
    self.table = table
  }

  /// Returns a requirement that knows whether its types rely on such conformances.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - scope: The place of the declaration.
  package func apply(to member: ProtocolMember, from scope: NameScope) -> ProtocolMember {
    guard !isolated.isEmpty, member.containsType(where: { relies($0, from: scope) })
    else { return member }
    var member = member
    member.usesIsolatedConformances = true
    return member
  }

  /// Returns whether a type relies on such conformances.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scope: The place where it is written.
  package func relies(_ type: TypeReference, from scope: NameScope) -> Bool {
    relies(type, from: scope, depth: SymbolTable.aliasLimit)
  }

  private func relies(_ type: TypeReference, from scope: NameScope, depth: Int) -> Bool {
    guard !isolated.isEmpty else { return false }
    return type.contains { part in
      switch part {
      case .dictionary(let key, _): return isIsolated(key, from: scope, depth: depth)
      case .named(let named):
        let isKey = named.components.contains { component in
          keys(of: component).contains { isIsolated($0, from: scope, depth: depth) }
        }
        return isKey
          || aliases(of: named, from: scope, depth).contains { type, scope in
            relies(type, from: scope, depth: depth - 1)
          }
      default: return false
      }
    }
  }

  /// Returns the arguments of a type that must conform to a protocol.
  private func keys(of component: NamedType.Component) -> ArraySlice<TypeReference> {
    switch component.name {
    case "Set": component.arguments[...]
    case "Dictionary": component.arguments.prefix(1)
    default: constrained.contains(component.name) ? component.arguments[...] : []
    }
  }

  private func isIsolated(_ type: TypeReference, from scope: NameScope, depth: Int) -> Bool {
    type.contains { part in
      guard case .named(let named) = part, let last = named.components.last else { return false }
      return isolated.contains(last.name)
        || aliases(of: named, from: scope, depth).contains { type, scope in
          isIsolated(type, from: scope, depth: depth - 1)
        }
    }
  }

  /// Returns the types that a name stands for as an alias, with the places where they are written.
  private func aliases(
    of name: NamedType, from scope: NameScope, _ depth: Int
  ) -> [(TypeReference, NameScope)] {
    guard depth > 0, table.hasAliases, let meaning = table.meaning(of: name, from: scope) else {
      return []
    }
    return meaning.aliases.map { ($0.type, $0.scope) }
  }
}
