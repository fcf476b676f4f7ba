import DeclarationModel
import TypeIndexing

/// Resolves the types of properties as they are named outside of the type.
struct PropertyTyping {
  private let index: TypeIndex
  private let path: [String]
  private let genericNames: [String]

  init(_ type: TypeDeclaration, in index: TypeIndex) {
    self.index = index
    path = type.enclosingTypes + [type.name]
    genericNames = type.generics.map(\.name)
  }

  /// Returns the type of a property, as far as it is known.
  func kind(of variable: VariableDeclaration) -> AccessorProperty.Kind {
    guard let type = variable.type ?? variable.inferredType else { return .unknown }
    return isNameable(type)
      ? .typed(index.qualified(type, in: path, generics: genericNames)) : .unnameable(type)
  }

  /// Returns whether a value of the type is a closure, or an optional or a tuple that contains one.
  func isClosure(_ type: TypeReference, depth: Int = 16) -> Bool {
    guard depth > 0 else { return false }
    switch type {
    case .function: return true
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return isClosure(wrapped, depth: depth - 1)
    case .tuple(let elements):
      return elements.contains { isClosure($0.type, depth: depth - 1) }
    case .named(let name):
      guard let full = index.qualify(name.plainName, in: path) else { return false }
      return index.aliased(full).map { isClosure($0, depth: depth - 1) } ?? false
    default: return false
    }
  }

  private func isNameable(_ type: TypeReference) -> Bool {
    !type.contains { part in
      switch part {
      case .opaque: true
      case .named(let name): fullName(of: name).map(index.isPrivate) ?? false
      default: false
      }
    }
  }

  private func fullName(of name: NamedType) -> String? {
    guard let first = name.components.first, !genericNames.contains(first.name),
      let start = index.qualify(first.name, in: path)
    else { return nil }
    return ([start] + name.components.dropFirst().map(\.name)).joined(separator: ".")
  }
}
