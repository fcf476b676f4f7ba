import DeclarationModel

/// Reads a requirement of a protocol.
struct MemberReader {
  let request: HeaderRequest
  let names: DeclarationNames
  /// The protocol, as Objective-C calls it.
  let protocolName: String

  private var types: TypeImporter { TypeImporter(names: names, target: request.target) }

  /// What Swift makes of a requirement; nil if Swift has none.
  func read(_ cursor: ClangCursor, isClassMember: Bool) -> ProtocolMember? {
    let availability = AvailabilityReading(cursor, target: request.target)
    guard !availability.isUnavailable else { return nil }
    var member: ProtocolMember
    do throws(UnimportableType) {
      let kind =
        cursor.kind == .property
        ? ProtocolMember.Kind.property(try property(cursor))
        : try method(cursor, isClassMember: isClassMember)
      member = ProtocolMember(kind, at: ProtocolReader.position(of: cursor))
    } catch {
      member = unseen(cursor, error.obstacle)
    }
    if cursor.kind != .property, cursor.isVariadic { member = unseen(cursor, .variadic) }
    if member.importObstacle != nil, cursor.isOptional { return nil }
    if case .initializer = member.kind {
    } else if isClassMember {
      member.modifiers.append("static")
    }
    if cursor.isOptional { member.modifiers.append("optional") }
    member.attributes = availability.attributes
    member.documentation = DocumentationComment(cursor.comment).lines
    return member
  }

  /// A requirement that Swift cannot see, under its own name.
  private func unseen(_ cursor: ClangCursor, _ obstacle: ImportObstacle) -> ProtocolMember {
    var member = ProtocolMember(
      .method(MethodDeclaration(name: cursor.spelling)), at: ProtocolReader.position(of: cursor))
    member.importObstacle = obstacle
    return member
  }

  private func property(_ cursor: ClangCursor) throws(UnimportableType) -> PropertyDeclaration {
    let attributes = cursor.propertyAttributes
    var imported = try types.type(cursor.type)
    if attributes.contains(.weak) || attributes.contains(.unsafeUnretained)
      || attributes.contains(.assign)
    {
      // What is weak is an object.
      if imported.type == .name("Any") { imported.type = .name("AnyObject") }
    }
    if attributes.contains(.weak), imported.nilness == .never { imported.nilness = .possible }
    let name = cursor.spelling
    return PropertyDeclaration(
      name: name, type: imported.declared,
      accessors: Accessors(hasSetter: !attributes.contains(.readonly)))
  }

  private func method(
    _ cursor: ClangCursor, isClassMember: Bool
  ) throws(UnimportableType) -> ProtocolMember.Kind {
    let pieces = cursor.spelling.split(separator: ":").map(String.init)
    var parameters: [Parameter] = []
    for (number, argument) in cursor.arguments.enumerated() {
      let imported = try types.type(argument.type)
      let isEscaping =
        imported.isBlock && imported.nilness == .never
        && !argument.annotations.contains("noescape")
      parameters.append(
        Parameter(
          label: number == 0 ? nil : pieces.indices.contains(number) ? pieces[number] : nil,
          name: argument.spelling, type: imported.declared,
          attributes: isEscaping ? [Attribute("escaping")] : []))
    }
    let result = try types.type(cursor.resultType)
    return .method(
      MethodDeclaration(
        name: pieces.first ?? cursor.spelling, parameters: parameters,
        result: result.type == .void ? nil : result.declared))
  }
}

extension UnimportableType {
  /// What it means for a requirement.
  var obstacle: ImportObstacle {
    switch self {
    case .unknown(let type): .unknownType(type)
    case .forwardClass(let name): .forwardClass(name)
    case .forwardProtocol(let name): .forwardProtocol(name)
    case .variadicFunction: .variadicFunction
    }
  }
}
