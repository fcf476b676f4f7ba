import DeclarationModel
import Symbols

/// Finds the initializers of a class, with the types that they have in the class.
struct ClassInitializerSearch {
  /// The initializers that a subclass can see, and those that it must have.
  let initializers: [MockSuperclass.Initializer]
  /// Whether a `deinit` may call members that the mock overrides, and does not run on an actor.
  let hasDeinitializer: Bool

  /// - Parameters:
  ///   - links: The class and its superclasses.
  ///   - table: The symbols of the input.
  ///   - level: The access level that an initializer must have to be called in a mock.
  ///   - isolatedConformances: The types with isolated conformances; nil if the default isolation of the module is not
  ///     the main actor.
  init(
    of links: [ClassChain.Link], in table: SymbolTable, visibleFrom level: AccessLevel,
    isolatedConformances: IsolatedConformanceIndex?
  ) {
    // A class without designated initializers has those of its superclass.
    let rest = links.drop {
      !$0.type.declaresDesignatedInitializer
        && !SuperclassResolution.hidesDesignatedInitializers($0.type, in: table)
    }
    let hidesImplicit =
      links.last.map { SuperclassResolution.restrictsOverrides($0.type, in: table) } ?? false
    var found = SuperclassResolution.initializers(
      of: rest.map(\.type), in: table, hidesImplicit: hidesImplicit,
      visibleFrom: level)
    if let declaring = rest.first {
      if rest.count < links.count, let type = links.first?.type {
        found.removeAll { $0.member.constrains(declaring.types) }
        found = found.compactMap { initializer in
          let spelled = table.member(initializer.member, of: declaring.type, spelledIn: type)
          return spelled.map { member in initializer.mapping { _ in member } }
        }
      }
      found = found.map { $0.mapping(declaring.inMockedClass) }
    }
    let isDecodable = links.contains { link in
      table.parts(of: link.type).contains { part in
        let ancestors = ProtocolAncestors(of: part.inheritance, from: part.scope, in: table)
        return ancestors.unknown.contains(where: \.isDecodable)
          || ancestors.protocols.contains {
            $0.name == "Decodable" && table.module(ofFile: $0.position.path)?.name == "Swift"
          }
      }
    }
    if rest.isEmpty {
      if isDecodable, links.contains(where: \.type.hasUninitializedProperty) { found = [] }
      found = found.map { $0.implicit(in: links.map(\.type), of: table, isolatedConformances) }
    }
    found.removeAll { $0.isUnavailable && !$0.isRequired }
    if isDecodable, !found.contains(where: { $0.isSame(as: .decoding) }) {
      found.append(.init(declaration: .decoding, isRequired: true, isDesignated: true))
    }
    initializers = found
    let isIsolated = !(links.first?.type.modifiers.contains(.nonisolated) ?? false)
    // The compiler isolates the implicit `deinit` of a class that its module isolates, but not a written one.
    hasDeinitializer = (isIsolated ? links.prefix(1) : links[...]).contains { link in
      link.type.members.contains {
        if case .deinitializer = $0.kind { !$0.modifiers.contains(.isolated) } else { false }
      }
    }
  }
}

extension MockSuperclass.Initializer {
  /// Returns the initializer as one that no class declares.
  ///
  /// - Parameters:
  ///   - chain: The class and its superclasses.
  ///   - table: The symbols of the input.
  ///   - conformances: The types with isolated conformances; nil if the default isolation of the module is not the main
  ///     actor.
  func implicit(
    in chain: [TypeDeclaration], of table: SymbolTable, _ conformances: IsolatedConformanceIndex?
  ) -> Self {
    var initializer = self
    initializer.isImplicit = true
    initializer.isNonisolated =
      conformances.map { conformances in
        // The implicit override of an initializer of another module is isolated like the class.
        !chain.contains { SuperclassResolution.isFromModule($0, in: table) }
          && !SuperclassResolution.leadsToNSObject(chain)
          && chain.allSatisfy { DefaultValues(of: $0, in: table, conformances).areNonisolated }
      } ?? false
    return initializer
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

  /// Whether a stored property has no value before an initializer gives it one.
  fileprivate var hasUninitializedProperty: Bool {
    members.contains { member in
      guard case .variable(let variable) = member.kind, !member.isStatic, !variable.isComputed,
        variable.initialValue == nil
      else { return false }
      let isOptional = variable.type?.unwrapped != variable.type
      return variable.isConstant || !isOptional
    }
  }
}

extension NamedType {
  fileprivate var isDecodable: Bool {
    standardName == "Codable" || standardName == "Decodable"
  }
}
