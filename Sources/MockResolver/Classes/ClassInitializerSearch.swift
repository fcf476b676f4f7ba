import DeclarationModel
import Symbols

/// Finds the initializers of a class, with the types that they have in the class.
struct ClassInitializerSearch {
  /// The initializers that a subclass can see, and those that it must have.
  let initializers: [MockSuperclass.Initializer]
  /// Whether a `deinit` may call members that the mock overrides, and does not run on an actor.
  let hasDeinitializer: Bool

  /// - Parameters:
  ///   - type: The class.
  ///   - table: The symbols of the input.
  ///   - isolatedConformances: The types with isolated conformances; nil if the default isolation of the module is not
  ///     the main actor.
  init(
    of type: TypeDeclaration, in table: SymbolTable,
    isolatedConformances: IsolatedConformanceIndex?
  ) {
    let links = ClassChain(of: type, in: table, overridable: .internal).links
    // A class without designated initializers has those of its superclass.
    let rest = links.drop {
      !$0.type.declaresDesignatedInitializer
        && !SuperclassResolution.hidesDesignatedInitializers($0.type, in: table)
    }
    let hidesImplicit =
      links.last.map { SuperclassResolution.restrictsOverrides($0.type, in: table) } ?? false
    var found = SuperclassResolution.initializers(
      of: rest.map(\.type), in: table, hidesImplicit: hidesImplicit)
    if let declaring = rest.first {
      if rest.count < links.count { found.removeAll { $0.member.constrains(declaring.types) } }
      found = found.map { $0.mapping(declaring.inMockedClass) }
    }
    if rest.isEmpty {
      for index in found.indices {
        found[index].isImplicit = true
        found[index].isNonisolated =
          isolatedConformances.map { conformances in
            links.allSatisfy { DefaultValues(of: $0.type, in: table, conformances).areNonisolated }
          } ?? false
      }
    }
    found.removeAll { $0.isUnavailable && !$0.isRequired }
    let isDecodable = links.contains { link in
      table.parts(of: link.type).contains { part in part.inheritance.contains(where: \.isDecodable)
      }
    }
    if isDecodable, !found.contains(where: { $0.isSame(as: .decoding) }) {
      found.append(.init(declaration: .decoding, isRequired: true, isDesignated: true))
    }
    initializers = found
    let isIsolated = !type.modifiers.contains(.nonisolated)
    // The compiler isolates the implicit `deinit` of a class that its module isolates, but not a written one.
    hasDeinitializer = (isIsolated ? links.prefix(1) : links[...]).contains { link in
      link.type.members.contains {
        if case .deinitializer = $0.kind { !$0.modifiers.contains(.isolated) } else { false }
      }
    }
  }
}

extension InitializerDeclaration {
  /// `init(from decoder: any Decoder) throws`, which the compiler makes for a class that conforms to `Decodable`.
  fileprivate static let decoding = InitializerDeclaration(
    parameters: [
      Parameter(label: "from", name: "decoder", type: .existential(.name("Decoder")))
    ], effects: Effects(throwing: .any))
}

extension TypeDeclaration {
  /// Whether the class declares a designated initializer itself.
  var declaresDesignatedInitializer: Bool {
    members.contains { member in
      member.isInitializer && !member.modifiers.contains(.convenience)
    }
  }
}

extension TypeReference {
  fileprivate var isDecodable: Bool {
    compositionParts.contains { ["Codable", "Decodable"].contains($0.text) }
  }
}
