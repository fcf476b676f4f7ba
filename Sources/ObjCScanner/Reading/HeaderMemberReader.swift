import DeclarationModel
import ObjCNaming

/// Reads a requirement of a protocol, or a member of a class.
struct HeaderMemberReader {
  let types: TypeImporter
  /// The target triple.
  let target: String
  /// The name and selectors of the protocol or class.
  let context: ObjCContext
  /// The attributes of the protocol or class.
  let attributes: [Attribute]
  /// Whether it is a class: unavailable members are read as such, and every initializer is one of a subclass, too.
  var isOfClass = false

  /// The result of reading a requirement.
  enum Result {
    case member(ProtocolMember)
    /// Swift does not import the requirement, and does not need it.
    case absent
    /// The requirement is optional, and left out because of a forward declaration.
    case omitted(HeaderIssue)
  }

  /// Returns the imported requirement.
  func read(_ cursor: ClangCursor, isClassMember: Bool) -> Result {
    let availability = AvailabilityReading(cursor, target: target)
    guard isOfClass || !availability.isUnavailable else { return .absent }
    let used = types.names.used.count
    var member: ProtocolMember
    do throws(UnimportableType) {
      guard let kind = try kind(cursor, isClassMember: isClassMember) else { return .absent }
      member = ProtocolMember(kind, at: ProtocolReader.position(of: cursor))
    } catch {
      if cursor.isOptional { return omitting(cursor, error) }
      member = unseen(cursor, error)
    }
    if isClassMember, !member.isInitializer { member.modifiers.append(.static) }
    // Swift requires every initializer, even an optional one.
    let isOptional = cursor.isOptional && !member.isInitializer
    if isOptional { member.modifiers.append(.optional) }
    if !isClassMember, types.names.selectorsOfEveryObject.contains(cursor.spelling) {
      member.modifiers.append(.override)
    }
    let obstacle =
      isOfClass && member.isInitializer ? nil : member.adoptionObstacle(selector: cursor.spelling)
    if let issue = cursor.hasNonescapingOptional ? .nonescapingOptional : obstacle {
      if isOptional { return .absent }
      member.importIssue = issue
    }
    let swift = SwiftAttributes(cursor)
    member.modifiers += swift.modifiers
    // libclang repeats the availability of the protocol.
    member.attributes =
      availability.attributes.filter { !attributes.contains($0) } + swift.attributes
    // The types of a deprecated member may be deprecated, too, and an override calls the member itself.
    let isDeprecated =
      isOfClass && availability.isDeprecated
      || types.names.used.all(after: used).contains {
        AvailabilityReading($0, target: target).isDeprecated
      }
    if isDeprecated { member.attributes.append(.deprecated) }
    if availability.isUnavailable { member.attributes.append(.unavailable) }
    member.selectors = cursor.selectors
    member.documentation = DocumentationComment(cursor.comment).lines
    return .member(member)
  }

  /// Returns the outcome for an optional requirement that cannot be imported.
  private func omitting(_ cursor: ClangCursor, _ reason: UnimportableType) -> Result {
    switch reason {
    case .forwardClass(let name):
      .omitted(.omittedRequirement(cursor.spelling, of: context.name, needing: name, .class))
    case .forwardProtocol(let name):
      .omitted(.omittedRequirement(cursor.spelling, of: context.name, needing: name, .protocol))
    default: .absent
    }
  }

  private func kind(
    _ cursor: ClangCursor, isClassMember: Bool
  ) throws(UnimportableType) -> ProtocolMember.Kind? {
    if cursor.kind == .property { return try property(cursor).map { .property($0) } }
    if cursor.isVariadic { throw .variadicMethod }
    return try MethodReader(
      types: types, cursor: cursor, isClassMethod: isClassMember,
      isOfMainActor: attributes.contains(Attribute(.mainActor))
    )
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
    let isRetained = attributes.isDisjoint(with: [.weak, .unsafeUnretained, .assign])
    var imported = try types.type(type, at: isRetained ? .value : .unretained)
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

extension ClangCursor {
  /// The selectors of the methods that a method or a property declares.
  var selectors: [String] {
    guard kind == .property else { return [spelling] }
    return [getterName] + (propertyAttributes.contains(.readonly) ? [] : [setterName])
  }

  /// Whether a block may be null, and does not escape.
  fileprivate var hasNonescapingOptional: Bool {
    arguments.contains { argument in
      argument.type.canonical.kind == .blockPointer && argument.type.nullability != .nonnull
        && argument.annotations.contains("noescape")
    }
  }
}

extension ProtocolMember {
  fileprivate var isInitializer: Bool {
    if case .initializer = kind { true } else { false }
  }
}

extension Attribute {
  /// `@available(*, deprecated)`.
  static let deprecated = Attribute(.available, arguments: "*, deprecated")
  /// `@available(*, unavailable)`.
  fileprivate static let unavailable = Attribute(.available, arguments: "*, unavailable")
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
