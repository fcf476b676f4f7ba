import DeclarationModel
import Symbols

/// Compares the types of requirements by their meanings where the protocols write them.
struct TypeComparison: Sendable {
  /// The global actor of the mock, on which its members are that state no isolation; nil if there is none.
  private let actor: Attribute?
  private let table: SymbolTable
  private let places: [Int: TypePlace]
  private let mock: TypePlace
  /// The type of the mock, which is `Self` in members that it inherits; nil where `Self` stays.
  private let selfType: TypeReference?

  /// Compares the types of a lineage.
  ///
  /// - Parameters:
  ///   - lineage: The protocol and its ancestors.
  ///   - table: The symbols of the input.
  ///   - types: The types with which the mock replaces associated types and aliases.
  ///   - modules: The modules that files of the input import.
  init(
    _ lineage: Lineage, in table: SymbolTable, _ types: TypeSubstitution, modules: Set<String>
  ) {
    self.table = table
    actor = if case .global(let actor) = lineage.isolation { actor } else { nil }
    let modules = modules.union(lineage.ancestors.compactMap(\.module?.name))
    func place(_ scopes: [NameScope]) -> TypePlace {
      TypePlace(scopes: scopes, associatedTypes: types.bindings, modules: modules)
    }
    let scope = lineage.scope
    mock = place([scope])
    selfType = types.selfType.map { [mock] in table.canonical($0, at: mock).type }
    places = Dictionary(
      lineage.ancestors.map { ($0.number, place([$0.declaration.bodyScope, scope])) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the canonical form of a type that an ancestor writes; without an ancestor, of a type that the mock
  /// writes.
  func canonical(
    _ type: TypeReference, from ancestor: Int? = nil, own: [String: TypeReference] = [:]
  ) -> CanonicalType {
    table.canonical(type, at: ancestor.flatMap { places[$0] } ?? mock, own: own)
  }

  /// Returns whether two requirements of the mock are on the same global actor, or both on none: one may state that of the
  /// mock, as interfaces of modules do, and the other not.
  func haveSameActor(_ first: ProtocolMember, _ second: ProtocolMember) -> Bool {
    isolation(of: first) == isolation(of: second)
  }

  /// Returns whether two requirements of the mock are on global actors, and not on the same one.
  func areOnDifferentActors(_ first: ProtocolMember, _ second: ProtocolMember) -> Bool {
    let actors = [first, second].compactMap(isolation)
    return actors.count == 2 && actors[0] != actors[1]
  }

  /// Returns the global actor of a requirement of the mock; nil if it is on none.
  private func isolation(of member: ProtocolMember) -> Attribute? {
    member.globalActor ?? (member.modifiers.contains(where: \.isNonisolated) ? nil : actor)
  }

  /// Returns whether a type of the mock is a `@Sendable` closure, an optional one, or an alias of these.
  func isSendableClosure(_ type: TypeReference?) -> Bool {
    guard let type = type.map({ canonical($0) }) else { return false }
    return type != type.withoutSendable
  }

  /// Returns whether a type of the mock is the metatype of an existential type that is not `Sendable`, or an optional one.
  func isUnsendableMetatype(_ type: TypeReference) -> Bool {
    guard case .metatype(let protocols, .protocol) = canonical(type.unspecified).type.unwrapped
    else {
      return false
    }
    return !protocols.compositionParts.contains { part in
      mock.scopes.contains { table.isSendableProtocol(part, from: $0) }
    }
  }

  /// Returns the signature that is the same for requirements that a class can fulfil with one member.
  ///
  /// - Parameters:
  ///   - member: The requirement, with the types of the mock.
  ///   - ancestor: The number of the protocol that declares it.
  func requirement(_ member: ProtocolMember, from ancestor: Int? = nil) -> MemberSignature {
    .requirement(
      member, { canonical($0, from: ancestor, own: $1) },
      primaryTypes: table.primaryAssociatedTypes)
  }

  /// Returns the signature by which a test names a requirement of the mock.
  func call(_ member: ProtocolMember) -> MemberSignature {
    .call(member, { canonical($0, own: $1) }, primaryTypes: table.primaryAssociatedTypes)
  }

  /// Returns the signature of a class's member.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - type: The class that declares it.
  func requirement(_ member: ProtocolMember, of type: TypeDeclaration) -> MemberSignature {
    let place = TypePlace(scopes: [type.bodyScope], modules: mock.modules)
    return .requirement(
      member,
      { type, own in
        var own = own
        own["Self"] = selfType
        return table.canonical(type, at: place, own: own)
      },
      primaryTypes: table.primaryAssociatedTypes)
  }
}
