import DeclarationModel

/// The types nested in one declaration, in the order of the source.
struct NestedNames {
  private var names: [(name: String, full: TypeReference, position: SourcePosition)] = []

  /// Adds a nested type.
  mutating func add(_ type: TypeDeclaration) {
    names.append((type.name, type.reference, type.position))
  }

  /// Returns a type as Sourcery writes it: the name of a type that is nested in the same declaration,
  /// and stands before the member, is written in full.
  func qualified(_ type: TypeReference, at position: SourcePosition) -> TypeReference {
    guard let name = type.plainName?.withoutBackticks,
      let match = names.first(where: { $0.name == name && $0.position < position })
    else { return type }
    return match.full
  }
}

extension ScannedTypes {
  /// The types, with members of which the types are written as Sourcery does.
  var qualifyingNestedNames: [TypeDeclaration] {
    // A nested type belongs to the last declaration before it that has its surroundings' path.
    var nested: [Int: NestedNames] = [:]
    var current: [String: Int] = [:]
    for (index, type) in types.enumerated() {
      let around = type.enclosingTypes.joined(separator: ".")
      if let parent = current[around], type.kind != .extension {
        nested[parent, default: NestedNames()].add(type)
      }
      current[type.qualifiedName] = index
    }
    guard !nested.isEmpty else { return types }
    return types.enumerated().map { index, type in
      guard let names = nested[index] else { return type }
      var type = type
      type.members = type.members.map { $0.qualified(by: names) }
      return type
    }
  }
}

extension TypeMember {
  fileprivate func qualified(by names: NestedNames) -> TypeMember {
    var member = self
    switch kind {
    case .variable(var variable):
      variable.type = variable.type.map { names.qualified($0, at: position) }
      variable.inferredType = variable.inferredType.map { names.qualified($0, at: position) }
      variable.guessedType = variable.guessedType.map { names.qualified($0, at: position) }
      member.kind = .variable(variable)
    case .method(var method):
      method.parameters = method.parameters.qualified(by: names, at: position)
      method.result = method.result.map { names.qualified($0, at: position) }
      member.kind = .method(method)
    case .initializer(var initializer):
      initializer.parameters = initializer.parameters.qualified(by: names, at: position)
      member.kind = .initializer(initializer)
    case .deinitializer, .subscript, .enumCase, .typeAlias: break
    }
    return member
  }
}

extension [Parameter] {
  fileprivate func qualified(by names: NestedNames, at position: SourcePosition) -> [Parameter] {
    map { parameter in
      var parameter = parameter
      parameter.type = names.qualified(parameter.type, at: position)
      return parameter
    }
  }
}

extension TypeDeclaration {
  /// The type by its full name, with the backticks of its own name.
  fileprivate var reference: TypeReference {
    let names = enclosingTypes + [isQuoted ? "`\(name)`" : name]
    return .named(NamedType(names.map { NamedType.Component($0) }))
  }
}
