import DeclarationModel
import ObjCNaming

/// Reads the declaration of a protocol.
struct ProtocolReader {
  let options: HeaderOptions
  let names: DeclarationNames

  /// Returns a protocol as Swift imports it, and warnings about its requirements.
  func read(_ cursor: ClangCursor) -> (protocol: ProtocolDeclaration, warnings: [Diagnostic]) {
    let position = Self.position(of: cursor)
    // A protocol may stand in a class: `NS_SWIFT_NAME(Thing.Delegate)`.
    let path = names.protocolName(cursor).split(separator: ".").map(String.init)
    var declaration = ProtocolDeclaration(
      name: path.last ?? cursor.spelling, position: position, access: .public)
    declaration.enclosingTypes = Array(path.dropLast())
    declaration.scopes = path.count > 1 ? [Array(path.dropLast())] : []
    let swift = SwiftAttributes(cursor)
    let mentions = parents(of: cursor)
    let parents =
      names.canonical(mentions.map(\.referenced)) + (swift.isSendable ? [.sendable] : [])
    declaration.inheritance = parents.map(\.type)
    declaration.inheritancePositions = parents.map { parent in
      mentions.first { names.protocolName($0.referenced) == parent.name }
        .map(Self.position) ?? position
    }
    let availability = AvailabilityReading(cursor, target: options.effectiveTarget)
    declaration.attributes =
      availability.attributes + (availability.isDeprecated ? [.deprecated] : [])
      + swift.attributes
    declaration.documentation = DocumentationComment(cursor.comment).lines
    let comments = ProtocolComments(of: cursor)
    declaration.marks = comments.marks
    declaration.mockName = comments.mockName
    declaration.comments = comments.tools
    declaration.isObjectiveC = true
    declaration.isOfEveryObject = names.protocolsOfEveryObject.contains(cursor.spelling)
    let (members, warnings) = members(of: cursor, with: declaration.attributes)
    declaration.members = members
    let unknown = comments.unknownMarks.map { Diagnostic(UnknownMark($0), at: position) }
    return (declaration, unknown + warnings)
  }

  /// Returns the references to the parents of a protocol.
  func parents(of cursor: ClangCursor) -> [ClangCursor] {
    cursor.children.filter { $0.kind == .protocolReference }
  }

  private func members(
    of cursor: ClangCursor, with attributes: [Attribute]
  ) -> ([ProtocolMember], [Diagnostic]) {
    var warnings: [Diagnostic] = []
    let children = cursor.children
    let properties = children.filter { $0.kind == .property }
    // Accessors of properties are methods, too.
    let accessors = Set(properties.flatMap { [$0.getterName, $0.setterName] })
    // An unavailable method does not occupy a name.
    let target = options.effectiveTarget
    func selectors(_ kind: ClangCursorKind) -> Set<String> {
      Set(
        children.filter {
          $0.kind == kind && !AvailabilityReading($0, target: target).isUnavailable
        }.map(\.spelling))
    }
    let reader = HeaderMemberReader(
      types: TypeImporter(names: names), target: target,
      context: ObjCContext(
        name: cursor.spelling,
        instanceSelectors: selectors(.instanceMethod), classSelectors: selectors(.classMethod)),
      attributes: attributes)
    let members = children.compactMap { child -> (selector: String, member: ProtocolMember)? in
      let isClassMember: Bool
      switch child.kind {
      case .property: isClassMember = child.propertyAttributes.contains(.isClass)
      case .instanceMethod: isClassMember = false
      case .classMethod: isClassMember = true
      default: return nil
      }
      if child.kind != .property, accessors.contains(child.spelling),
        properties.contains(where: {
          ($0.getterName == child.spelling || $0.setterName == child.spelling)
            && $0.propertyAttributes.contains(.isClass) == isClassMember
        })
      {
        return nil
      }
      switch reader.read(child, isClassMember: isClassMember) {
      case .member(let member):
        let isOptional = member.modifiers.contains(.optional)
        return isOptional && !options.includesOptional ? nil : (child.spelling, member)
      case .omitted(let issue):
        if options.includesOptional {
          warnings.append(Diagnostic(issue, at: Self.position(of: child)))
        }
        return nil
      case .absent: return nil
      }
    }
    return (Self.markingDuplicates(SubscriptReading.subscripts(in: members)), warnings)
  }

  /// Marks requirements with the same Swift name, of which a type can have only one.
  private static func markingDuplicates(_ members: [ProtocolMember]) -> [ProtocolMember] {
    var seen: Set<MemberSignature> = []
    return members.compactMap { member in
      let signature = MemberSignature.redeclaration(member.kind, isStatic: member.isStatic)
      guard member.importIssue == nil, !seen.insert(signature).inserted else {
        return member
      }
      if member.modifiers.contains(.optional) { return nil }
      var member = member
      member.importIssue = .sameInSwift
      return member
    }
  }

  /// Returns the position of a declaration.
  static func position(of cursor: ClangCursor) -> SourcePosition {
    let place = cursor.place
    return SourcePosition(
      path: place?.path ?? "", line: place?.line ?? 1, column: place?.column ?? 1)
  }
}
