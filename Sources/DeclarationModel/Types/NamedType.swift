/// `Outer<Int>.Inner`.
package struct NamedType: Sendable, Hashable {
  /// `Outer<Int>`.
  package struct Component: Sendable, Hashable {
    /// The name, with backticks if it was written with them.
    package var name: String
    /// The generic arguments.
    package var arguments: [TypeReference]

    /// Describes a component.
    package init(_ name: String, arguments: [TypeReference] = []) {
      self.name = name
      self.arguments = arguments
    }

    /// Writes the component as source.
    fileprivate func write(to text: inout String) {
      text += name
      guard !arguments.isEmpty else { return }
      text += "<"
      text.append(list: arguments) { $0.write(to: &$1) }
      text += ">"
    }
  }

  /// The declaration that a name means.
  package struct Declaration: Sendable, Hashable {
    /// The number of its name in the symbol table.
    package var number: Int
    /// The number of its file there: two modules may each have a type of one name.
    package var file: Int

    /// Names a declaration by its numbers.
    package init(number: Int, file: Int) {
      self.number = number
      self.file = file
    }
  }

  /// At least one.
  package var components: [Component]
  /// The declaration that it means, in a canonical type; nil for a type as it is written, and for one that the input
  /// does not declare.
  package var declaration: Declaration?

  /// Describes a type by its components.
  package init(_ components: [Component]) {
    self.components = components
  }

  /// As source.
  package var text: String {
    if components.count == 1, components[0].arguments.isEmpty { return components[0].name }
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

  /// Whether it consists of these names, without generic arguments.
  func isName(_ names: String...) -> Bool {
    components.count == names.count
      && zip(components, names).allSatisfy { $0.name == $1 && $0.arguments.isEmpty }
  }

  /// Whether it is `Void` or `Swift.Void`.
  var isVoid: Bool {
    guard let last = components.last, last.name == "Void", last.arguments.isEmpty else {
      return false
    }
    return components.count == 1 || isName("Swift", "Void")
  }

  /// Whether a component has generic arguments.
  package var hasArguments: Bool { components.contains { !$0.arguments.isEmpty } }

  /// This type with other generic arguments.
  func mappingArguments(_ transform: (TypeReference) -> TypeReference) -> NamedType {
    var mapped = self
    mapped.components = components.map {
      Component($0.name, arguments: $0.arguments.map(transform))
    }
    return mapped
  }
}
