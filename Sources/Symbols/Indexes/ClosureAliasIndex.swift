import DeclarationModel

/// Finds the parameters whose types are aliases of functions and tuples.
///
/// A parameter of a function's type is a closure, which does not outlive its call unless it is
/// `@escaping`, and its mock must know. A tuple is sent by its elements.
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
    return mayBeAlias(type) && table.isFunction(type, from: scope)
  }

  private func isVoidAlias(_ type: TypeReference, from scope: NameScope) -> Bool {
    !type.isVoid && mayBeAlias(type) && table.isVoid(type, from: scope)
  }

  private func isNeverAlias(_ type: TypeReference, from scope: NameScope) -> Bool {
    !type.isNever && mayBeAlias(type) && table.isNever(type, from: scope)
  }

  /// Returns the tuple that a type stands for; nil for other types.
  private func aliasedTuple(_ type: TypeReference, from scope: NameScope) -> TypeReference? {
    guard mayBeAlias(type) else { return nil }
    let meaning = table.canonical(type, at: TypePlace(scopes: [scope])).type
    return if case .tuple = meaning { meaning } else { nil }
  }

  /// Returns the optional type that a type with generic parameters of its requirement stands for, which the styles of other
  /// tools keep without them; nil for other types.
  private func aliasedOptional(
    _ type: TypeReference, mentioning generics: Set<String>, from scope: NameScope,
    depth: Int = SymbolTable.aliasLimit
  ) -> TypeReference? {
    guard depth > 0, case .named(let name) = type, mayBeAlias(type), type.mentions(generics),
      let alias = table.meaning(of: name, from: scope)?.aliases.first
    else { return nil }
    let names = alias.generics.map(\.name)
    let bindings = Dictionary(
      zip(names, name.components.last?.arguments ?? []), uniquingKeysWith: { first, _ in first })
    let bound = alias.type.mappingNames { $0.plainName.flatMap { bindings[$0] } ?? .named($0) }
    if case .optional = bound { return bound }
    return aliasedOptional(bound, mentioning: generics, from: alias.scope, depth: depth - 1)
  }

  private func mayBeAlias(_ type: TypeReference) -> Bool {
    guard table.hasAliases, case .named(let name) = type, let first = name.plainNames.first else {
      return false
    }
    return !hidden.contains(first)
  }

  /// Returns a requirement whose parameters know whether they are closures, closures that return closures, or tuples, as a
  /// property does. A result that is an alias of `Void` becomes `()`, and that of a method that is an alias of `Never` becomes
  /// that, since such members are written otherwise.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - scope: The scope in which the names of its types are looked up.
  package func apply(to member: ProtocolMember, from scope: NameScope) -> ProtocolMember {
    guard table.hasAliases else { return member }
    if case .property(var property) = member.kind, case .named = property.type {
      var member = member
      if isFunction(property.type, from: scope) {
        property.namesClosure = true
      } else if isVoidAlias(property.type, from: scope) {
        property.type = .tuple([])
      } else {
        return member
      }
      member.kind = .property(property)
      return member
    }
    let generics = Set(member.generics.map(\.name))
    let index = hidden(by: generics)
    var member = member
    if !generics.isEmpty {
      member = member.setting(\.type) { parameter in
        index.aliasedOptional(parameter.type, mentioning: generics, from: scope) ?? parameter.type
      }
    }
    if case .method(var method) = member.kind, let result = method.result {
      if index.isVoidAlias(result, from: scope) {
        method.result = .tuple([])
      } else if index.isNeverAlias(result, from: scope) {
        method.result = .named(NamedType([.init("Swift"), .init("Never")]))
      }
      if method.result != result { member.kind = .method(method) }
    }
    if case .subscript(var element) = member.kind, index.isVoidAlias(element.result, from: scope) {
      element.result = .tuple([])
      member.kind = .subscript(element)
    }
    return member.setting(\.namesClosure) { parameter in
      guard case .named = parameter.type else { return parameter.namesClosure }
      return index.isFunction(parameter.type, from: scope)
    }.setting(\.returnsNamedClosure) { parameter in
      guard let result = parameter.passedFunction?.result.unspecified, case .named = result else {
        return false
      }
      return index.isFunction(result, from: scope)
    }.setting(\.aliasedTuple) { parameter in
      guard parameter.isSent else { return nil }
      return index.aliasedTuple(parameter.type, from: scope)
    }
  }
}
