import DeclarationModel

/// Finds the types that older systems do not know at run time, also behind aliases.
package struct RuntimeSupportIndex: Sendable {
  private let table: SymbolTable
  /// The last components of the names of aliases that can make a difference, so that hardly any name is looked up.
  private let names: Set<String>
  /// Names that mean something else.
  private var hidden: Set<String> = []

  /// Looks names up in a table.
  ///
  /// - Complexity: O(*n*) in the number of aliases, and as often as they are nested.
  package init(_ table: SymbolTable) {
    self.table = table
    names = table.names([], andAliasesOf: Self.matters)
  }

  /// Returns whether a type may need support, or be the constraint of one that does.
  private static func matters(_ type: TypeReference, _ names: Set<String>) -> Bool {
    type.constrainedNames.contains(where: \.hasArguments)
      || type.contains { part in
        if case .named(let name) = part, let last = name.plainNames.last {
          return names.contains(last)
        }
        return part.ownRuntimeSupport != nil
      }
  }

  /// Returns the index where some names mean others.
  package func hidden(by own: Set<String>) -> RuntimeSupportIndex {
    var index = self
    index.hidden.formUnion(own)
    return index
  }

  /// Returns the support that a type and the types in it need; nil for none.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scope: The scope in which its names are looked up.
  package func support(of type: TypeReference, from scope: NameScope) -> RuntimeSupport? {
    support(of: type, from: scope, depth: SymbolTable.aliasLimit)
  }

  private func support(
    of type: TypeReference, from scope: NameScope, depth: Int
  ) -> RuntimeSupport? {
    var found: RuntimeSupport?
    type.visit { part in
      guard let own = ownSupport(of: part, from: scope, depth: depth) else { return }
      found = max(found ?? own, own)
    }
    return found
  }

  private func ownSupport(
    of part: TypeReference, from scope: NameScope, depth: Int
  ) -> RuntimeSupport? {
    switch part {
    case .named(let name):
      aliases(of: name, from: scope, depth).compactMap {
        support(of: $0.type, from: $0.scope, depth: depth - 1)
      }.max()
    case .existential(let constraint):
      isParameterized(constraint, from: scope, depth: depth) ? .parameterizedProtocols : nil
    default: part.ownRuntimeSupport
    }
  }

  /// Returns whether a protocol in a constraint has arguments.
  private func isParameterized(
    _ constraint: TypeReference, from scope: NameScope, depth: Int
  ) -> Bool {
    constraint.constrainedNames.contains { name in
      name.hasArguments
        || aliases(of: name, from: scope, depth).contains {
          isParameterized($0.type, from: $0.scope, depth: depth - 1)
        }
    }
  }

  /// Returns the function that a type is, or is an alias of; nil if it is none.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scope: The scope in which its names are looked up.
  /// - Returns: The function, and whether its names mean the same in every place of the module.
  package func function(
    behind type: TypeReference, from scope: NameScope
  ) -> (type: FunctionType, isGlobal: Bool)? {
    var (type, scope, isGlobal) = (type, scope, true)
    for depth in (0...SymbolTable.aliasLimit).reversed() {
      switch type {
      case .function(let function): return (function, isGlobal)
      case .named(let name):
        let aliases = aliases(of: name, from: scope, depth)
        guard aliases.count == 1 else { return nil }
        isGlobal = isGlobal && aliases[0].scope.bodies.isEmpty && !name.hasArguments
        (type, scope) = (aliases[0].type, aliases[0].scope)
      default: return nil
      }
    }
    return nil
  }

  /// Returns whether a type is a tuple, or an alias of one.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scope: The scope in which its names are looked up.
  package func isTuple(_ type: TypeReference, from scope: NameScope) -> Bool {
    if case .tuple = type { return true }
    let form = table.canonical(type, at: TypePlace(scopes: [scope])).type
    return if case .tuple = form { true } else { false }
  }

  private func aliases(
    of name: NamedType, from scope: NameScope, _ depth: Int
  ) -> [AliasMeaning] {
    let components = name.plainNames
    guard depth > 0, let first = components.first, let last = components.last,
      names.contains(last), depth < SymbolTable.aliasLimit || !hidden.contains(first)
    else { return [] }
    return table.meaning(of: name, from: scope)?.aliases ?? []
  }
}
