import DeclarationModel
import MockResolver
import SourceWriting

/// The writer of a member with which tests select a requirement to stub or verify it.
protocol SelectableMember {
  /// The requirement.
  var requirement: SelectedRequirement { get }

  /// Writes a method, or an initializer as one.
  ///
  /// - Parameters:
  ///   - name: The name, in backticks if it needs them.
  ///   - signature: The parameters and effects.
  ///   - result: The type of the result.
  ///   - handler: The completion handler, if there is one.
  ///   - source: The text.
  func write(
    _ name: String, _ signature: Signature, _ result: String, handler: CompletionHandler?,
    to source: inout SourceWriter)
  /// Writes a property.
  func write(_ property: PropertyDeclaration, to source: inout SourceWriter)
  /// Writes a subscript.
  func write(_ element: SubscriptDeclaration, to source: inout SourceWriter)
}

extension SelectableMember {
  /// Writes the requirement; nothing for an associated type or an alias.
  func write(to source: inout SourceWriter) {
    let member = requirement.member
    for attribute in requirement.attributes { source.line(attribute.text) }
    switch member.kind {
    case .method(let method):
      write(
        Identifier.escaped(requirement.spelling ?? method.name),
        method.signature.implying(requirement.member.recorded(method.result ?? .void)),
        requirement.names.result(member.recorded(method.result ?? .void)),
        handler: CompletionHandler(method.signature), to: &source)
    case .initializer(let initializer):
      var signature = initializer.signature
      signature.effects = Effects()
      signature.removeUnusedGenerics()
      write(
        requirement.spelling ?? "initializer", signature, requirement.names.spelled("Void"),
        handler: nil, to: &source)
    case .property(let property): write(property, to: &source)
    case .subscript(let element): write(element, to: &source)
    case .associatedType, .typeAlias: break
    }
  }
}

/// A requirement that tests select, with the facts about its mock.
struct SelectedRequirement {
  let member: ProtocolMember
  /// The name for the library.
  let name: RequirementName
  /// The mock's spelling of `any Error`.
  let anyError: String
  let names: MockNames
  /// The name that tests use, if it differs from the requirement's own.
  let spelling: String?
  /// The `@available(…)` attributes.
  let attributes: [Attribute]

  /// Creates the selection of a mock's requirement.
  init(_ blueprint: MemberBlueprint, of mock: MockBlueprint) {
    member = blueprint.member
    name = RequirementName(of: blueprint, isSelected: true)
    anyError = mock.anyError
    names = mock.names
    spelling = blueprint.spelling
    let systems = RequiredSystems(member.runtimeSupport, member, of: mock)
    attributes =
      member.matcherAttributes + (systems.map { [$0.attribute] } ?? [])
      + (member.usesIsolatedConformances ? [Attribute(.mainActor)] : [])
  }
}

extension SourceWriter {
  mutating func add(_ member: some SelectableMember) { member.write(to: &self) }
}
