import DeclarationModel

/// The types that the members in a file mention, of which equal ones take memory once: the declarations of all files stay
/// in memory, and most of their types are the same few.
struct SharedTypes {
  private var known: Set<TypeReference> = []

  /// Returns members that are equal to those given, with shared types, in an array without spare capacity.
  mutating func sharing(_ members: [TypeMember]) -> [TypeMember] {
    members.map { member in
      var member = member
      switch member.kind {
      case .variable(var variable):
        share(&variable.type)
        share(&variable.inferredType)
        member.kind = .variable(variable)
      case .method(var method):
        share(&method)
        member.kind = .method(method)
      case .initializer(var initializer):
        share(&initializer.parameters)
        member.kind = .initializer(initializer)
      case .subscript, .enumCase, .typeAlias, .deinitializer: break
      }
      return member
    }
  }

  /// Returns requirements that are equal to those given, with shared types, in an array without spare capacity.
  mutating func sharing(_ members: [ProtocolMember]) -> [ProtocolMember] {
    members.map { member in
      var member = member
      switch member.kind {
      case .method(var method):
        share(&method)
        member.kind = .method(method)
      case .property(var property):
        property.type = shared(property.type)
        member.kind = .property(property)
      case .subscript, .initializer, .associatedType, .typeAlias: break
      }
      return member
    }
  }

  private mutating func share(_ method: inout MethodDeclaration) {
    share(&method.parameters)
    share(&method.result)
  }

  private mutating func share(_ parameters: inout [Parameter]) {
    for index in parameters.indices { parameters[index].type = shared(parameters[index].type) }
  }

  private mutating func share(_ type: inout TypeReference?) { type = type.map { shared($0) } }

  private mutating func shared(_ type: TypeReference) -> TypeReference {
    known.insert(type).memberAfterInsert
  }
}
