import DeclarationModel
import ObjCNaming

/// Reads a requirement of a protocol.
struct HeaderMemberReader {
  let types: TypeImporter
  /// The target triple.
  let target: String
  /// The protocol.
  let context: ObjCContext

  /// Returns the imported requirement; nil if it is not imported.
  func read(_ cursor: ClangCursor, isClassMember: Bool) -> ProtocolMember? {
    let availability = AvailabilityReading(cursor, target: target)
    guard !availability.isUnavailable else { return nil }
    var member: ProtocolMember
    do throws(UnimportableType) {
      guard let kind = try kind(cursor, isClassMember: isClassMember) else { return nil }
      member = ProtocolMember(kind, at: ProtocolReader.position(of: cursor))
    } catch {
      if cursor.isOptional { return nil }
      member = unseen(cursor, error)
    }
    if isClassMember, !member.isInitializer { member.modifiers.append(.static) }
    // Swift asks for every initializer.
    let isOptional = cursor.isOptional && !member.isInitializer
    if isOptional { member.modifiers.append(.optional) }
    if !isClassMember, types.names.selectorsOfEveryObject.contains(cursor.spelling) {
      member.modifiers.append(.override)
    }
    if let issue = member.adoptionObstacle(selector: cursor.spelling) {
      if isOptional { return nil }
      member.importIssue = issue
    }
    let swift = SwiftAttributes(cursor)
    member.modifiers += swift.modifiers
    member.attributes = availability.attributes + swift.attributes
    member.documentation = DocumentationComment(cursor.comment).lines
    return member
  }

  private func kind(
    _ cursor: ClangCursor, isClassMember: Bool
  ) throws(UnimportableType) -> ProtocolMember.Kind? {
    if cursor.kind == .property { return try property(cursor).map { .property($0) } }
    if cursor.isVariadic { throw .variadicMethod }
    return try MethodReader(types: types, cursor: cursor, isClassMethod: isClassMember)
      .read(in: context)
  }

  /// Returns a requirement that cannot be imported, under its Objective-C name.
  private func unseen(_ cursor: ClangCursor, _ reason: UnimportableType) -> ProtocolMember {
    var member = ProtocolMember(
      .method(MethodDeclaration(name: cursor.spelling)), at: ProtocolReader.position(of: cursor))
    member.importIssue = reason.issue
    return member
  }

  private func property(_ cursor: ClangCursor) throws(UnimportableType) -> PropertyDeclaration? {
    let attributes = cursor.propertyAttributes
    let type = cursor.type
    var imported = try types.type(type)
    if !attributes.isDisjoint(with: [.weak, .unsafeUnretained, .assign]),
      imported.type == .name("Any")
    {
      // What is not kept is an object.
      imported.type = .name("AnyObject")
    }
    if attributes.contains(.weak), imported.nilness == .never { imported.nilness = .possible }
    var property = ObjCProperty(
      name: cursor.spelling, type: ObjCType(type), getter: cursor.getterName)
    property.attributes = ObjCImportAttributes(cursor)
    guard let name = property.swiftName(in: context).name else { return nil }
    return PropertyDeclaration(
      name: name, type: imported.declared,
      accessors: Accessors(hasSetter: !attributes.contains(.readonly)))
  }
}

extension ProtocolMember {
  fileprivate var isInitializer: Bool {
    if case .initializer = kind { true } else { false }
  }
}

extension UnimportableType {
  /// The issue of a requirement with the type.
  fileprivate var issue: ImportIssue {
    switch self {
    case .unknown(let type): .unknownType(type)
    case .forwardClass(let name): .forwardClass(name)
    case .forwardProtocol(let name): .forwardProtocol(name)
    case .variadicFunction: .variadicFunction
    case .variadicMethod: .variadic
    case .accessorMethod: .accessor
    case .unnamedMethod: .unnamed
    }
  }
}
