import DeclarationModel
import Symbols

extension ProtocolDeclaration {
  /// Creates the declaration of a class, whose requirements are the members that a mock overrides.
  ///
  /// - Parameters:
  ///   - mocked: The class, or a superclass of it.
  ///   - members: The members that a mock overrides.
  ///   - table: The symbols of the input.
  init(_ mocked: MockedClass, overriding members: [ProtocolMember], in table: SymbolTable) {
    let type = mocked.type
    func known(_ attributes: [Attribute]) -> [Attribute] {
      attributes.map { attribute in
        var attribute = attribute
        attribute.isGlobalActor = table.isGlobalActor(attribute, from: type.scope)
        return attribute
      }
    }
    self.init(name: type.name, position: type.position, access: type.access)
    isClass = true
    attributes = known(type.attributes)
    enclosingTypes = type.enclosingTypes
    scopes = type.scopes
    isNonisolated = type.modifiers.contains(.nonisolated)
    conditions = type.conditions
    marks = type.marks
    comments = type.comments
    documentation = type.documentation
    primaryAssociatedTypes = type.generics.map(\.name)
    requirements = type.requirements
    let parameters = type.generics.map { generic in
      ProtocolMember(
        .associatedType(
          AssociatedTypeDeclaration(
            name: generic.name, inheritance: generic.constraint.map { [$0] } ?? [])),
        at: type.position)
    }
    self.members =
      parameters
      + members.map { member in
        var member = member
        member.attributes = known(member.attributes)
        return member
      }
    var file = ScannedFile(path: type.position.path)
    file.protocols = [self]
    self = file.with(mocked.settings).protocols.first ?? self
    guard !membersOnCallersExecutor.isEmpty else { return }
    let isolation = ClassIsolation.isolation(
      of: SuperclassResolution.chain(of: type, in: table), in: table,
      isOfMainActorModule: mocked.settings.defaultIsolation == .mainActor)
    if case .global? = isolation { requirementsStayOnActor() }
  }
}

extension ClassMember {
  /// Returns the member as a mock declares it.
  ///
  /// - Parameter table: The symbols of the input.
  func overriding(in table: SymbolTable) -> ProtocolMember {
    var overriding = withRepeatedDefaults(in: table)
    overriding.modifiers =
      [.override]
      + member.modifiers.filter { $0.isStatic || $0.isNonisolated || $0 == .nonisolatedNonsending }
      .map { $0 == .nonisolatedUnsafe ? .nonisolated : $0 }
    guard case .property = member.kind else { return overriding }
    // A property wrapper stays with the class.
    overriding.attributes.removeAll { $0.isCustom && $0.kind == nil }
    return overriding
  }
}
