import DeclarationModel

extension SymbolTable {
  /// Returns the type of a variable: the declared one, or the one of its initial value, as far as that is evident and
  /// the declarations of the input confirm it.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - scope: The place where it is declared.
  package func type(
    of variable: VariableDeclaration, from scope: NameScope
  ) -> TypeReference? {
    InitialValueTyping(table: self, scope: scope, depth: 4).type(of: variable)
  }

  /// Returns the members of a type that a name may mean behind it, those of extensions and superclasses included.
  package func members(named name: String, of type: TypeDeclaration) -> [(
    TypeMember, TypeDeclaration
  )] {
    superclasses(of: type).flatMap(parts(of:)).flatMap { part in
      part.members.filter { $0.memberName == name }.map { ($0, part) }
    }
  }

  /// Returns the initializers of a type that a call may mean, each with its declaration.
  package func initializers(
    of type: TypeDeclaration, for reference: ValueReference
  ) -> [(TypeMember, InitializerDeclaration)] {
    let declaring =
      superclasses(of: type).first { $0.members.contains(where: \.isInitializer) } ?? type
    let all = parts(of: type) + (declaring == type ? [] : [declaring])
    return all.flatMap(\.members).compactMap {
      guard case .initializer(let declaration) = $0.kind,
        reference.fits(declaration.parameters)
      else { return nil }
      return ($0, declaration)
    }
  }
}

/// Confirms the types that initial values evidently have.
private struct InitialValueTyping {
  let table: SymbolTable
  let scope: NameScope
  /// The number of variables and aliases that may still be followed.
  let depth: Int

  func type(of variable: VariableDeclaration) -> TypeReference? {
    if let type = variable.type {
      return lacksArguments(type, ofLibrary: variable.infersArguments) ? nil : type
    }
    if let whole = variable.references.first, whole.isWhole { return type(of: whole) }
    guard let type = variable.inferredType else { return nil }
    let isConfirmed = variable.references.allSatisfy {
      $0.type == nil || self.type(of: $0) == $0.type
    }
    return isConfirmed ? type : nil
  }

  /// Returns whether a type is generic, and written without arguments.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isOfLibrary: Whether it is such a type if the input does not declare it.
  private func lacksArguments(_ type: TypeReference, ofLibrary isOfLibrary: Bool) -> Bool {
    guard case .named(let name) = type, !type.hasArguments,
      let meaning = table.meaning(of: name, from: scope)
    else { return isOfLibrary }
    return meaning.types.contains { !$0.generics.isEmpty && !scope.bodies.contains($0.path) }
      || meaning.aliases.contains { !$0.generics.isEmpty }
  }

  private func type(of reference: ValueReference) -> TypeReference? {
    guard reference.kind == .name, depth > 0, var names = Optional(reference.names) else {
      return nil
    }
    let evident = reference.infersArguments ? nil : reference.type
    if names.last == "self" { return evident }
    if reference.labels != nil, names.last == "init", names.count > 1 { names.removeLast() }
    if let meaning = table.meaning(of: names, from: scope) {
      return reference.labels == nil ? nil : type(of: reference, of: meaning)
    }
    guard names.count > 1 else {
      return table.functions[names[0]].map { result(of: $0) } ?? evident
    }
    guard let member = names.last, let owner = table.meaning(of: names.dropLast(), from: scope)
    else { return evident }
    guard owner.types.count == 1, owner.types[0].generics.isEmpty else { return nil }
    return type(ofMember: member, of: owner.types[0], reference)
  }

  /// Returns the type that a call of a type makes.
  private func type(of call: ValueReference, of meaning: NameMeaning) -> TypeReference? {
    guard let type = call.type else { return nil }
    if let alias = meaning.aliases.first {
      guard alias.generics.isEmpty || type.hasArguments else { return nil }
      guard case .named(let name) = alias.type,
        let next = table.meaning(of: name, from: alias.scope), depth > 1
      else { return type }
      let typing = InitialValueTyping(table: table, scope: alias.scope, depth: depth - 1)
      // The alias has the arguments of the type that it stands for.
      return typing.failability(of: call, of: next, type)
    }
    guard meaning.types.allSatisfy({ $0.generics.isEmpty }) || type.hasArguments else { return nil }
    return failability(of: call, of: meaning, type)
  }

  /// Returns a type, or the optional of it if the initializer that is called may fail; nil if the declarations of the
  /// type do not tell.
  private func failability(
    of call: ValueReference, of meaning: NameMeaning, _ type: TypeReference
  ) -> TypeReference? {
    let plain = type.unwrapped
    let found = meaning.types.flatMap { table.initializers(of: $0, for: call) }
      .map { $0.1.failability == .none ? plain : .optional(plain) }
    // Nothing is declared for the memberwise initializer, and for those of other modules.
    guard let first = found.first else { return type }
    return found.allSatisfy { $0 == first } ? first : nil
  }

  private func type(
    ofMember name: String, of owner: TypeDeclaration, _ reference: ValueReference
  ) -> TypeReference? {
    let found = table.members(named: name, of: owner).filter {
      $0.0.isStatic || $0.0.isEnumCase
    }
    guard let (member, part) = found.first else { return nil }
    switch member.kind {
    case .enumCase:
      let names = reference.names.dropLast().map { NamedType.Component($0) }
      return .named(NamedType(names))
    case .variable(let variable) where reference.labels == nil:
      let typing = InitialValueTyping(table: table, scope: part.bodyScope, depth: depth - 1)
      return typing.type(of: variable).map { named($0, in: part) }
    case .method where reference.labels != nil:
      return result(of: found.map(\.0)).map { named($0, in: part) }
    default: return nil
    }
  }

  private func named(_ type: TypeReference, in part: TypeDeclaration) -> TypeReference {
    table.qualified(type, from: part.bodyScope, generics: [])
  }

  /// Returns the type that a call of a function has, if there is one function of the name.
  private func result(of functions: [TypeMember]) -> TypeReference? {
    guard functions.count == 1, case .method(let method) = functions[0].kind,
      method.generics.isEmpty, !method.effects.isAsync, method.effects.throwing == .never,
      let result = method.result
    else { return nil }
    return result.contains { if case .opaque = $0 { true } else { false } } ? nil : result
  }
}

extension ValueReference {
  /// Returns whether the arguments of a call fit parameters by their labels.
  fileprivate func fits(_ parameters: [Parameter]) -> Bool {
    guard var labels = labels.map({ $0[...] }) else { return false }
    for parameter in parameters {
      if let label = labels.first, label == parameter.label {
        labels.removeFirst()
        // Further values of a variadic parameter have no label.
        while parameter.isVariadic, let label = labels.first, label == nil { labels.removeFirst() }
      } else if !parameter.hasDefault, !parameter.isVariadic, !hasTrailingClosure {
        return false
      }
    }
    return labels.isEmpty
  }
}

extension TypeMember {
  fileprivate var isEnumCase: Bool { if case .enumCase = kind { true } else { false } }

  /// The name behind the type or a value of it; nil for members that are not called by a name.
  fileprivate var memberName: String? {
    switch kind {
    case .variable(let variable): variable.name
    case .method(let method): method.name
    case .enumCase(let element): element.name
    case .typeAlias(let alias): alias.name
    case .initializer, .deinitializer, .subscript: nil
    }
  }
}

extension TypeReference {
  /// Whether the last component of the name has generic arguments.
  fileprivate var hasArguments: Bool {
    guard case .named(let name) = unwrapped else { return true }
    return !(name.components.last?.arguments.isEmpty ?? true)
  }

  fileprivate var unwrapped: TypeReference {
    if case .optional(let type) = self { type } else { self }
  }
}
