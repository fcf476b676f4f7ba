/// `Outer<Int>.Inner`.
package struct NamedType: Sendable, Hashable, Codable {
  /// `Outer<Int>`.
  package struct Component: Sendable, Hashable, Codable {
    /// The name, with backticks if it was written with them.
    package var name: String
    /// The generic arguments.
    package var arguments: [TypeReference]

    /// Describes a component.
    package init(_ name: String, arguments: [TypeReference] = []) {
      self.name = name
      self.arguments = arguments
    }

    /// As source.
    package var text: String {
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    }
  }

  /// At least one.
  package var components: [Component]

  /// Describes a type by its components.
  package init(_ components: [Component]) {
    self.components = components
  }

  /// As source.
  package var text: String { components.map(\.text).joined(separator: ".") }
}
