import DeclarationModel

extension TypeIndex {
  /// A type as it is spelled outside of the type in which it was written.
  ///
  /// - Parameters:
  ///   - type: As it was written.
  ///   - path: The type in which it was written, and those around that.
  ///   - generics: The names of generic parameters, which stay as they are.
  package func qualified(
    _ type: TypeReference, in path: [String], generics: [String]
  ) -> TypeReference {
    type.mappingNames { name in
      guard let first = name.components.first else { return .named(name) }
      if first.name == "Self" {
        return .named(NamedType(components(of: path) + name.components.dropFirst()))
      }
      guard !generics.contains(first.name), let full = qualify(first.name, in: path) else {
        return .named(name)
      }
      let outer = full.split(separator: ".").dropLast().map(String.init)
      return .named(NamedType(components(of: outer) + name.components))
    }
  }

  /// A path with the generic arguments that its types have inside of it.
  private func components(of path: [String]) -> [NamedType.Component] {
    path.indices.map { number in
      let generics = generics(of: path[...number].joined(separator: "."))
      return NamedType.Component(path[number], arguments: generics.map { .name($0.name) })
    }
  }
}
