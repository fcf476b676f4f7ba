import DeclarationModel

/// The type aliases of the input that may stand for a protocol, a class or a composition.
struct AliasIndex: Sendable {
  private struct Entry: Sendable {
    var path: String
    var alias: NamedAlias
  }

  private let byName: [String: [Entry]]

  /// Gathers the aliases of some files.
  init(_ files: [ScannedFile]) {
    let entries = files.sorted { $0.path < $1.path }.flatMap { file in
      file.aliases.map { Entry(path: file.path, alias: $0) }
    }
    byName = Dictionary(grouping: entries, by: \.alias.name)
  }

  /// The parts of what a name stands for; nothing if it is no alias.
  ///
  /// - Parameters:
  ///   - components: The name: `["Outer", "Both"]`.
  ///   - child: The protocol whose inheritance clause holds it.
  func parts(of components: [String], from child: ProtocolDeclaration) -> [TypeReference] {
    guard let name = components.last else { return [] }
    let entries = (byName[name] ?? []).filter {
      components.count > 1 || !child.enclosingTypes.isEmpty || !$0.alias.isNested
    }
    let nearest = entries.first { $0.path == child.position.path } ?? entries.first
    return nearest?.alias.type.compositionParts ?? []
  }
}
