/// A type that is written as a name, such as `Outer<Int>.Inner`.
package struct NamedType: Sendable, Hashable {
  /// A component of the name, such as `Outer<Int>`.
  package struct Component: Sendable, Hashable {
    /// The name, with backticks if it was written with them.
    package var name: String
    /// The generic arguments.
    package var arguments: [TypeReference]
    /// Whether it has an empty list of arguments, as `Query<>` of a type with a parameter pack has.
    package var hasEmptyList = false

    /// Creates a component.
    package init(_ name: String, arguments: [TypeReference] = []) {
      self.name = name
      self.arguments = arguments
    }

    /// Writes the component as source.
    fileprivate func write(to text: inout String) {
      text += name
      guard !arguments.isEmpty || hasEmptyList else { return }
      text += "<"
      text.append(list: arguments) { $0.write(to: &$1) }
      text += ">"
    }
  }

  /// The declaration that a name refers to.
  package struct Declaration: Sendable, Hashable {
    /// The number of the name in the symbol table.
    package var number: Int
    /// The number of the file in the symbol table, since two modules may each have a type of the
    /// same name.
    package var file: Int

    /// Creates the reference to a declaration.
    package init(number: Int, file: Int) {
      self.number = number
      self.file = file
    }
  }

  /// The components; there is at least one.
  package var components: [Component]
  /// The declaration that a canonical type refers to; nil for a type as written, and if the input
  /// does not declare it.
  package var declaration: Declaration?

  /// Creates a type from its components.
  package init(_ components: [Component]) {
    self.components = components
  }

  /// The type as source.
  package var text: String {
    if components.count == 1, components[0].arguments.isEmpty, !components[0].hasEmptyList {
      return components[0].name
    }
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the type as source.
  func write(to text: inout String) {
    text.append(list: components, separator: ".") { $0.write(to: &$1) }
  }

  /// The generic arguments of all components.
  package var arguments: [TypeReference] { components.flatMap(\.arguments) }

  /// The name of a type that is a single name without arguments; nil for any other type.
  package var plainName: String? {
    guard components.count == 1, components[0].arguments.isEmpty else { return nil }
    return components[0].name
  }

  /// The name of a type that may be one of the standard library: its name without arguments, and without `Swift.` before
  /// it; nil for any other type.
  package var standardName: String? {
    guard components.count == 2, components[0].name == "Swift" else { return plainName }
    return components[1].arguments.isEmpty ? components[1].name : nil
  }

  /// Whether a component has generic arguments.
  package var hasArguments: Bool { components.contains { !$0.arguments.isEmpty } }

  /// Returns this type with other generic arguments.
  func mappingArguments(_ transform: (TypeReference) -> TypeReference) -> NamedType {
    var mapped = self
    for index in components.indices {
      mapped.components[index].arguments = components[index].arguments.map(transform)
    }
    return mapped
  }
}
