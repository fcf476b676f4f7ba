import DeclarationModel
import Symbols

/// The isolation of a class, as the protocol with its members must state it.
struct ClassIsolation {
  /// The global actor that the protocol states.
  let attributes: [Attribute]
  /// Whether the protocol states that it is on no actor.
  let isNonisolated: Bool
  /// Whether the isolation makes the class `Sendable`.
  let makesSendable: Bool
  /// Whether constants of types that are known to be `Sendable` are on no actor.
  let freesConstants: Bool

  /// Finds the isolation of a class.
  ///
  /// - Parameters:
  ///   - chain: The class and its superclasses, as far as they are in the sources.
  ///   - table: The symbols of the sources.
  ///   - settings: The settings of its module.
  init(of chain: [TypeDeclaration], in table: SymbolTable, _ settings: TargetSettings) {
    let isolation = Self.isolation(
      of: chain, in: table, isOfMainActorModule: settings.defaultIsolation == .mainActor)
    let actor: Attribute? = if case .global(let actor) = isolation { actor } else { nil }
    let isActor = chain.first?.kind == .actor
    attributes = actor.map { [$0] } ?? []
    isNonisolated = isolation == .nonisolated && !isActor
    let isDefault = settings.defaultIsolation == .mainActor && !isNonisolated
    // A class on an actor whose superclass is not is no more `Sendable` than that one.
    makesSendable = chain.count == 1 && !isActor && (actor != nil || isDefault)
    freesConstants = isActor || actor != nil || isDefault
  }

  /// Returns the isolation that a class has from its own declaration or from that of a superclass; nil if it is the
  /// default of its module.
  ///
  /// - Parameters:
  ///   - chain: The class and its superclasses.
  ///   - table: The symbols of the input.
  ///   - isOfMainActorModule: Whether the default isolation of its module is the main actor.
  static func isolation(
    of chain: [TypeDeclaration], in table: SymbolTable, isOfMainActorModule: Bool
  ) -> MockBlueprint.Isolation? {
    for type in chain {
      if let actor = type.attributes.first(where: { table.isGlobalActor($0, from: type.scope) }) {
        return .global(actor)
      }
      if type.modifiers.contains(.nonisolated) { return .nonisolated }
      if let actor = actor(ofProtocolsOf: type, in: table) { return .global(actor) }
      if isOfMainActorModule, table.hasNoDefaultIsolation(type) { return .nonisolated }
    }
    return nil
  }

  /// Returns the global actor that a class has from a protocol in its declaration.
  private static func actor(
    ofProtocolsOf type: TypeDeclaration, in table: SymbolTable
  ) -> Attribute? {
    ProtocolAncestors(of: type.inheritance, from: type.scope, in: table).protocols.lazy
      .compactMap { parent in
        parent.attributes.first { table.isGlobalActor($0, from: parent.scope) }
      }.first
  }
}
