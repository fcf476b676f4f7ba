import DeclarationModel

/// Reads the declaration of a class.
struct ClassReader {
  let request: HeaderRequest
  let names: DeclarationNames

  private var target: String { request.options.effectiveTarget }

  /// Returns a class with its members, as Swift imports it; nil if it has no name in Swift.
  ///
  /// - Parameters:
  ///   - cursor: The class.
  ///   - categories: The categories of the class.
  func read(_ cursor: ClangCursor, _ categories: [ClangCursor]) -> TypeDeclaration? {
    guard case .named(let named)? = names.type(cursor) else { return nil }
    let path = named.plainNames
    var type = TypeDeclaration(
      .class, name: path.last ?? cursor.spelling, position: ProtocolReader.position(of: cursor),
      access: .open)
    type.isObjectiveC = true
    type.enclosingTypes = Array(path.dropLast())
    type.scopes = path.count > 1 ? [Array(path.dropLast())] : []
    let swift = SwiftAttributes(cursor)
    let availability = AvailabilityReading(cursor, target: target)
    type.attributes =
      availability.attributes + (availability.isDeprecated ? [.deprecated] : [])
      + swift.attributes
    let children = cursor.children
    if children.contains(where: { $0.kind == .subclassingRestricted }) { type.modifiers = [.final] }
    type.generics = children.filter { $0.kind == .typeParameter }.map {
      GenericParameter(name: $0.spelling)
    }
    type.inheritance =
      [superclass(of: cursor)?.referenced].compactMap { $0.flatMap(names.type) }
      + (swift.isSendable ? [.name("Sendable")] : [])
    type.documentation = DocumentationComment(cursor.comment).lines
    type.comments = ProtocolComments(of: cursor).tools
    addMembers(to: &type, of: cursor, categories)
    return type
  }

  /// Returns the reference of a class to its superclass; nil for a root class.
  ///
  /// The reference has the declaration with the members as its definition. For the declaration itself, libclang looks
  /// for an implementation.
  func superclass(of cursor: ClangCursor) -> ClangCursor? {
    cursor.children.first { $0.kind == .superclassReference }
  }

  private func addMembers(
    to type: inout TypeDeclaration, of cursor: ClangCursor, _ categories: [ClangCursor]
  ) {
    let children = cursor.children + categories.flatMap(\.children)
    let protocols = adopted(by: [cursor] + categories)
    let designated = Set(
      children.filter { $0.children.contains { $0.kind == .designatedInitializer } }
        .map(\.spelling))
    type.inheritsInitializers = designated.isEmpty
    let factories = Set(
      children.filter { $0.kind == .classMethod && isFactory($0, of: cursor) }.map(\.spelling))
    let isCoding = protocols.contains { $0.spelling == "NSCoding" }
    type.members = members(children, in: cursor.spelling, with: type.attributes).compactMap {
      member in
      let selector = member.selectors.first ?? ""
      if member.isStatic, factories.contains(selector) { return nil }
      guard var imported = TypeMember(imported: member) else { return nil }
      if case .initializer = member.kind {
        if !designated.isEmpty, !designated.contains(selector) {
          imported.modifiers.append(.convenience)
        }
        if isCoding, selector == "initWithCoder:" { imported.modifiers.append(.required) }
      }
      return imported
    }
    addRequirements(of: protocols, to: &type, besides: children)
  }

  private func members(
    _ children: [ClangCursor], in name: String, with attributes: [Attribute]
  ) -> [ProtocolMember] {
    var reader = HeaderMemberReader(
      of: children, in: name, names, target: target, attributes: attributes)
    reader.isOfClass = true
    return HeaderMembers(children, with: reader).imported
  }

  /// Adds the requirements of adopted protocols that the class does not repeat; Swift imports them as members of the
  /// class, too.
  ///
  /// - Parameters:
  ///   - protocols: The protocols.
  ///   - type: The class.
  ///   - children: The members that it declares itself.
  private func addRequirements(
    of protocols: [ClangCursor], to type: inout TypeDeclaration, besides children: [ClangCursor]
  ) {
    var taken = Set(children.flatMap(\.selectors))
    for adopted in protocols {
      guard let path = adopted.place?.path, !request.isOfSystem(path) else { continue }
      for member in members(adopted.children, in: adopted.spelling, with: type.attributes) {
        // An optional method may have no implementation, which `super` would call.
        if case .initializer = member.kind { continue }
        if member.modifiers.contains(.optional) || !taken.isDisjoint(with: member.selectors) {
          continue
        }
        taken.formUnion(member.selectors)
        if let imported = TypeMember(imported: member) { type.members.append(imported) }
      }
    }
  }

  /// Returns whether Swift may import a class method as a convenience initializer, which no subclass overrides: its
  /// name begins with a word of the class's name, and its result is an object of the class.
  private func isFactory(_ method: ClangCursor, of type: ClangCursor) -> Bool {
    guard method.resultType.isInstance else { return false }
    let first = method.spelling.prefix { $0.isLowercase || $0.isNumber }
    return type.spelling.lowercased().contains(first)
  }

  /// Returns the protocols that some declarations and their superclasses adopt, directly or not.
  private func adopted(by declarations: [ClangCursor]) -> [ClangCursor] {
    var open = declarations
    var found: [ClangCursor] = []
    var seen: Set<String> = []
    while let next = open.popLast() {
      let mentions = next.children.filter {
        $0.kind == .protocolReference || $0.kind == .superclassReference
      }
      for definition in mentions.map(\.definition)
      where !definition.isNull && seen.insert(definition.identifier).inserted {
        if definition.kind == .protocolDeclaration { found.append(definition) }
        open.append(definition)
      }
    }
    return found
  }
}

extension ClangType {
  /// Whether the type is `instancetype`.
  fileprivate var isInstance: Bool { unwrapped.declaration.spelling == "instancetype" }
}

extension TypeMember {
  /// Creates the member of a class that Swift makes of a member of a header; nil if no subclass in Swift can override it.
  fileprivate init?(imported member: ProtocolMember) {
    guard member.importIssue == nil else { return nil }
    var isSettable = false
    let kind: Kind
    switch member.kind {
    case .method(let method): kind = .method(method)
    case .initializer(let initializer): kind = .initializer(initializer)
    case .subscript(let element):
      isSettable = element.accessors.hasSetter
      kind = .subscript(element)
    case .property(let property):
      var variable = VariableDeclaration(name: property.name, type: property.type)
      variable.isComputed = true
      variable.accessors = property.accessors
      isSettable = property.accessors.hasSetter
      kind = .variable(variable)
    case .associatedType, .typeAlias: return nil
    }
    self.init(
      kind, at: member.position, access: .open,
      modifiers: member.modifiers.filter { $0 != .override }.map { $0 == .static ? .class : $0 })
    writeAccess = isSettable ? .open : nil
    attributes = member.attributes
    documentation = member.documentation
  }
}
