import DeclarationModel
import ObjCNaming

/// Reads the declaration of a protocol.
struct ProtocolReader {
  let options: HeaderOptions
  let names: DeclarationNames

  /// Returns a protocol as Swift imports it.
  func read(_ cursor: ClangCursor) -> ProtocolDeclaration {
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
    declaration.attributes =
      AvailabilityReading(cursor, target: options.effectiveTarget).attributes
      + swift.attributes
    declaration.documentation = DocumentationComment(cursor.comment).lines
    declaration.isObjectiveC = true
    declaration.isOfEveryObject = names.protocolsOfEveryObject.contains(cursor.spelling)
    declaration.members = members(of: cursor)
    return declaration
  }

  /// Returns the references to the parents of a protocol.
  func parents(of cursor: ClangCursor) -> [ClangCursor] {
    cursor.children.filter { $0.kind == .protocolReference }
  }

  private func members(of cursor: ClangCursor) -> [ProtocolMember] {
    let children = cursor.children
    let properties = children.filter { $0.kind == .property }
    // Accessors of properties are methods, too.
    let accessors = Set(properties.flatMap { [$0.getterName, $0.setterName] })
    let reader = HeaderMemberReader(
      types: TypeImporter(names: names, target: options.effectiveTarget),
      target: options.effectiveTarget,
      context: ObjCContext(
        name: cursor.spelling,
        instanceSelectors: Set(children.filter { $0.kind == .instanceMethod }.map(\.spelling)),
        classSelectors: Set(children.filter { $0.kind == .classMethod }.map(\.spelling))))
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
      guard let member = reader.read(child, isClassMember: isClassMember) else { return nil }
      let isOptional = member.modifiers.contains(.optional)
      return isOptional && !options.includesOptional ? nil : (child.spelling, member)
    }
    return Self.markingDuplicates(SubscriptReading.subscripts(in: members))
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
