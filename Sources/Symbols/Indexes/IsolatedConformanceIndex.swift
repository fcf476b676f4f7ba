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
    isolated = Set(
      files.filter(\.mayIsolateTypes).flatMap(\.types).filter(\.hasDefaultIsolation)
        .map(\.name.name))
    constrained = Set(files.flatMap(\.types).filter(\.hasConstraints).map(\.name.name))
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
    guard !isolated.isEmpty else { return false }
    return relies(canonical(type, from: scope))
      || type.contains { part in
        // A member of an alias names the type that the alias stands for: in `typealias Ids = Box<Id>`, `Ids.Element`.
        guard case .named(let named) = part else { return false }
        return named.components.indices.dropFirst().contains { end in
          let outer = NamedType(Array(named.components[..<end]))
          return relies(canonical(.named(outer), from: scope))
        }
      }
  }

  private func relies(_ canonical: TypeReference) -> Bool {
    canonical.contains { part in
      switch part {
      case .dictionary(let key, _): isIsolated(key)
      case .named(let named):
        named.components.contains { keys(of: $0).contains(where: isIsolated) }
      default: false
      }
    }
  }

  /// Returns whether a type is one of these, or mentions one of them, so that only code on the main actor can name a
  /// generic type that requires a conformance of it.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scope: The place where it is written.
  package func isIsolated(_ type: TypeReference, from scope: NameScope) -> Bool {
    !isolated.isEmpty && isIsolated(canonical(type, from: scope))
  }

  private func canonical(_ type: TypeReference, from scope: NameScope) -> TypeReference {
    table.canonical(type, at: TypePlace(scopes: [scope])).type
  }

  /// Returns the arguments of a type that must conform to a protocol.
  private func keys(of component: NamedType.Component) -> ArraySlice<TypeReference> {
    switch component.name {
    case "Set": component.arguments[...]
    case "Dictionary": component.arguments.prefix(1)
    default: constrained.contains(component.name) ? component.arguments[...] : []
    }
  }

  private func isIsolated(_ type: TypeReference) -> Bool {
    type.contains { part in
      guard case .named(let named) = part else { return false }
      // A member that no declaration is known of is a type that the compiler infers, as `Section.ID`.
      let names = named.plainNames
      return (named.declaration == nil ? names[...] : names.suffix(1)).contains(
        where: isolated.contains)
    }
  }
}
