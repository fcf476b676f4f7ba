import DeclarationModel

/// Finds out what the names after a protocol's colon are.
struct ParentSearch: Sendable {
  let index: ProtocolIndex
  let aliases: AliasIndex
  let types: TypeIndex

  /// The parents of a protocol, in the order they are written.
  func links(of declaration: ProtocolDeclaration) -> [ParentLink] {
    declaration.parents.flatMap { links(to: $0, from: declaration) }
  }

  /// What one of them means.
  ///
  /// - Parameters:
  ///   - type: The parent, as it is written.
  ///   - child: The protocol that names it.
  ///   - path: The aliases that led to the name, which may go round in a circle.
  func links(
    to type: TypeReference, from child: ProtocolDeclaration, by path: Set<String> = []
  ) -> [ParentLink] {
    if case .suppressed(let type) = type { return [.suppressed(name: type.text)] }
    guard case .named(let named) = type else {
      return [.unknown(name: type.text, isStandard: false)]
    }
    let components = named.components.map { $0.name.withoutBackticks }
    let arguments = named.components.last?.arguments ?? []
    let found = index.find(components, from: child)
    if !found.isEmpty { return found.map { .declared($0, arguments: arguments) } }
    if index.isBroken(components, from: child) { return [.broken(name: type.text)] }
    if let known = KnownParent(components) { return [.known(known)] }
    if let type = types.findClass(components, in: child.enclosingTypes) {
      return [.superclass(name: named.text, type)]
    }
    let name = components.joined(separator: ".")
    if !path.contains(name) {
      let parts = aliases.parts(of: components, from: child)
      if !parts.isEmpty {
        return parts.flatMap { links(to: $0, from: child, by: path.union([name])) }
      }
    }
    let isStandard = KnownParent.isStandard(components)
    if components.count > 1, !isStandard {
      // The first component may be the name of a module.
      let outside = index.find(Array(components.dropFirst()), from: child.atFileScope)
      if !outside.isEmpty { return outside.map { .declared($0, arguments: arguments) } }
    }
    return [.unknown(name: name, isStandard: isStandard)]
  }
}

extension ProtocolDeclaration {
  /// The same protocol as if it were nested in nothing.
  fileprivate var atFileScope: ProtocolDeclaration {
    var copy = self
    copy.enclosingTypes = []
    return copy
  }
}
