import DeclarationModel
import Symbols

/// The actors on which members of a class are since the requirements that they fulfil are.
///
/// The compiler (6.3.1) infers them for the protocols in the declaration of the class, if that states no isolation; in a
/// module on the main actor also if it states `nonisolated`, and then for all requirements that are isolated.
struct WitnessIsolation {
  private let owner: SourcePosition
  private let actors: [SidedName: Attribute]

  /// - Parameters:
  ///   - type: The class.
  ///   - table: The symbols of the input.
  init(of type: TypeDeclaration, in table: SymbolTable) {
    owner = type.position
    let isFree = type.modifiers.contains(.nonisolated)
    var actors: [SidedName: Attribute] = [:]
    if !type.attributes.contains(where: { table.isGlobalActor($0, from: type.scope) }) {
      let ancestors = ProtocolAncestors(of: type.inheritance, from: type.scope, in: table)
      for parent in ancestors.protocols where !isFree || parent.isOfMainActorModule {
        let inherited =
          isFree && !parent.isNonisolated
          ? parent.attributes.first { table.isGlobalActor($0, from: parent.scope) }
            ?? parent.defaultActor : nil
        for requirement in parent.members
        where !requirement.modifiers.contains(where: \.isNonisolated) {
          let own = requirement.attributes.first { table.isGlobalActor($0, from: parent.scope) }
          let name = requirement.sidedName
          if let actor = own ?? inherited, actors[name] == nil { actors[name] = actor }
        }
      }
    }
    self.actors = actors
  }

  /// Isolates the members of the class that fulfil an isolated requirement, and state no isolation.
  func apply(to members: inout [ClassMember]) {
    guard !actors.isEmpty else { return }
    for index in members.indices where members[index].owner.position == owner {
      let member = members[index].member
      guard let actor = actors[member.sidedName], !member.statesIsolation else { continue }
      members[index].member.attributes.append(actor)
    }
  }
}
