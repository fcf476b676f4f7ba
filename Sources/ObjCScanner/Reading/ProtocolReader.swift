import DeclarationModel

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
    let invalid = comments.invalidMarks.map { Diagnostic($0, at: position) }
    return (declaration, invalid + warnings)
  }

  /// Returns the references to the parents of a protocol.
  func parents(of cursor: ClangCursor) -> [ClangCursor] {
    cursor.children.filter { $0.kind == .protocolReference }
  }

  private func members(
    of cursor: ClangCursor, with attributes: [Attribute]
  ) -> ([ProtocolMember], [Diagnostic]) {
    let children = cursor.children
    let members = HeaderMembers(
      children,
      with: HeaderMemberReader(
        of: children, in: cursor.spelling, names, target: options.effectiveTarget,
        attributes: attributes),
      includesOptional: options.includesOptional)
    return (members.imported, members.warnings)
  }

  /// Returns the position of a declaration.
  static func position(of cursor: ClangCursor) -> SourcePosition {
    let place = cursor.place
    return SourcePosition(
      path: place?.path ?? "", line: place?.line ?? 1, column: place?.column ?? 1)
  }
}
