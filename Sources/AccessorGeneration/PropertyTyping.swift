import DeclarationModel
import Symbols

/// Resolves the types of properties as they are named outside of the type.
struct PropertyTyping {
  private let index: SymbolTable
  private let scope: NameScope
  private let genericNames: [String]

  init(_ type: TypeDeclaration, in index: SymbolTable) {
    self.index = index
    scope = type.bodyScope
    genericNames = type.generics.map(\.name)
  }

  /// Returns the type of a property, as far as it is known.
  func kind(of variable: VariableDeclaration) -> AccessorProperty.Kind {
    guard let type = index.type(of: variable, from: scope) else { return .unknown }
    return isNameable(type)
      ? .typed(index.qualified(type, from: scope, generics: genericNames)) : .unnameable(type)
  }

  /// Returns whether a value of the type is a closure, or an optional or a tuple that contains one.
  func isClosure(_ type: TypeReference) -> Bool { isClosure(type, from: scope, depth: 16) }

  private func isClosure(_ type: TypeReference, from scope: NameScope, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    switch type {
    case .function: return true
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return isClosure(wrapped, from: scope, depth: depth - 1)
    case .tuple(let elements):
      return elements.contains { isClosure($0.type, from: scope, depth: depth - 1) }
    case .named(let name):
      let aliases = index.meaning(of: name, from: scope)?.aliases ?? []
      return aliases.contains { isClosure($0.type, from: $0.scope, depth: depth - 1) }
    default: return false
    }
  }

  private func isNameable(_ type: TypeReference) -> Bool {
    !type.contains { part in
      switch part {
      case .opaque: true
      case .named(let name): isPrivate(name)
      default: false
      }
    }
  }

  /// Whether a name, or a type around it, is private to its file.
  private func isPrivate(_ name: NamedType) -> Bool {
    let names = name.plainNames
    guard let first = names.first, !genericNames.contains(first) else { return false }
    // If a component is not in the input, the components before it may be.
    return names.indices.reversed().lazy
      .compactMap { index.meaning(of: Array(names[...$0]), from: scope) }
      .first.map { index.isPrivate($0.symbol) } ?? false
  }
}
