import DeclarationModel

/// The types whose conformances the default isolation of their module isolates to the main actor: only code on it can
/// name `Set<Tag>`, as `Set` requires that `Tag` is `Hashable` (SE-0470).
package struct IsolatedConformanceIndex: Sendable {
  private let isolated: Set<String>
  private let constrained: Set<String>

  /// Gathers the types of the files of a module.
  package init(_ files: [ScannedFile]) {
    isolated = Set(files.flatMap(\.isolatedTypes))
    constrained = Set(files.flatMap(\.constrainedTypes))
  }

  /// Returns a requirement that knows whether its types rely on such conformances.
  package func apply(to member: ProtocolMember) -> ProtocolMember {
    guard !isolated.isEmpty, member.containsType(where: { $0.contains(where: relies) })
    else { return member }
    var member = member
    member.usesIsolatedConformances = true
    return member
  }

  private func relies(_ type: TypeReference) -> Bool {
    switch type {
    case .dictionary(let key, _): return isIsolated(key)
    case .named(let named):
      return named.components.contains { component in
        switch component.name {
        case "Set": component.arguments.contains(where: isIsolated)
        case "Dictionary": component.arguments.prefix(1).contains(where: isIsolated)
        default:
          constrained.contains(component.name) && component.arguments.contains(where: isIsolated)
        }
      }
    default: return false
    }
  }

  private func isIsolated(_ type: TypeReference) -> Bool {
    type.contains { part in
      guard case .named(let named) = part, let last = named.components.last else { return false }
      return isolated.contains(last.name)
    }
  }
}
