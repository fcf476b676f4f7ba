import DeclarationModel

/// Finds the parameters whose types are aliases of functions.
///
/// A parameter of such a type is a closure, which does not outlive its call unless it is
/// `@escaping`, and its mock must know.
package struct ClosureAliasIndex: Sendable {
  private let table: SymbolTable
  /// Names that mean something else.
  private var hidden: Set<String> = []

  /// Looks names up in a table.
  package init(_ table: SymbolTable) {
    self.table = table
  }

  /// Returns the aliases where some names mean others.
  package func hidden(by own: Set<String>) -> ClosureAliasIndex {
    var index = self
    index.hidden.formUnion(own)
    return index
  }

  /// Returns whether a type is a function, or an alias of one.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - scope: The scope in which its names are looked up.
  package func isFunction(_ type: TypeReference, from scope: NameScope) -> Bool {
    if case .function = type { return true }
    guard table.hasAliases, case .named(let name) = type, let first = name.plainNames.first else {
      return false
    }
    return !hidden.contains(first) && table.isFunction(type, from: scope)
  }

  /// Returns a requirement whose parameters know whether they are closures, as a property does.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - scope: The scope in which the names of its types are looked up.
  package func apply(to member: ProtocolMember, from scope: NameScope) -> ProtocolMember {
    guard table.hasAliases else { return member }
    if case .property(var property) = member.kind, case .named = property.type {
      guard isFunction(property.type, from: scope) else { return member }
      var member = member
      property.namesClosure = true
      member.kind = .property(property)
      return member
    }
    let index = hidden(by: Set(member.generics.map(\.name)))
    return member.setting(\.namesClosure) { parameter in
      guard case .named = parameter.type else { return parameter.namesClosure }
      return index.isFunction(parameter.type, from: scope)
    }
  }
}
