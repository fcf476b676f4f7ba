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

  /// The generic arguments of all components.
  package var arguments: [TypeReference] { components.flatMap(\.arguments) }

  /// Whether it consists of these names, without generic arguments.
  func isName(_ names: String...) -> Bool {
    components.count == names.count
      && zip(components, names).allSatisfy { $0.name == $1 && $0.arguments.isEmpty }
  }

  /// Whether a component has generic arguments.
  var hasArguments: Bool { components.contains { !$0.arguments.isEmpty } }

  /// This type with other generic arguments.
  func mappingArguments(_ transform: (TypeReference) -> TypeReference) -> NamedType {
    NamedType(components.map { Component($0.name, arguments: $0.arguments.map(transform)) })
  }
}
