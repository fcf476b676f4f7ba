import DeclarationModel

/// The place at a line of a file.
func place(_ line: Int, _ column: Int = 1, in path: String = "Types.swift") -> SourcePosition {
  SourcePosition(path: path, line: line, column: column)
}

/// A type at a line; its members stand on the lines below.
func type(
  _ kind: TypeDeclaration.Kind, _ name: String, at position: SourcePosition = place(1),
  _ members: TypeMember..., with change: (inout TypeDeclaration) -> Void = { _ in }
) -> TypeDeclaration {
  let members = members.enumerated().map { offset, member in
    var member = member
    member.position = SourcePosition(
      path: position.path, line: position.line + offset + 1, column: 3)
    return member
  }
  var declaration = TypeDeclaration(kind, name: name, position: position, members: members)
  change(&declaration)
  return declaration
}

/// A private stored property.
func stored(
  _ name: String, _ type: TypeReference? = nil, inferred: TypeReference? = nil,
  with change: (inout TypeMember, inout VariableDeclaration) -> Void = { _, _ in }
) -> TypeMember {
  var variable = VariableDeclaration(name: name, type: type)
  variable.inferredType = inferred
  var member = TypeMember(.variable(variable), at: place(0), access: .private)
  change(&member, &variable)
  member.kind = .variable(variable)
  return member
}

/// A private type alias.
func alias(_ name: String, _ type: TypeReference, _ access: AccessLevel) -> TypeMember {
  TypeMember(
    .typeAlias(TypeAliasDeclaration(name: name, type: type)), at: place(0), access: access)
}

/// A file of types.
func file(_ types: TypeDeclaration..., at path: String = "Types.swift") -> ScannedTypes {
  var file = ScannedTypes(path: path)
  file.types = types
  return file
}

extension TypeReference {
  static let int = TypeReference.name("Int")
  static let string = TypeReference.name("String")
}
