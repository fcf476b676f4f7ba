import DeclarationModel
import Symbols

/// The consequences of a superclass for the mock that inherits from it.
struct SuperclassResolution: Sendable {
  /// The class, as the mock needs it.
  private(set) var superclass: MockSuperclass
  /// The global actor of the class.
  let actor: Attribute?
  /// Whether the class is nonisolated: it is declared so, or comes from a compiled module and has no actor.
  let isNonisolated: Bool
  /// Whether the class is `Sendable`, which a subclass must state again.
  let isSendable: Bool
  /// The requirements under which a mocked class is `Sendable`; nil if it is always or never.
  let sendableRequirements: [GenericRequirement]?
  /// Whether the class is `NSObject`, or inherits from it.
  let isObjectiveC: Bool
  /// The diagnostics that prevent the mock from inheriting from the class.
  let findings: [MockingDiagnostic]

  /// The members of the class and its superclasses by their names, nearest first.
  private let inherited: [SidedName: [ClassMember]]
  private let types: TypeComparison
  /// The classes of other modules, on which the default isolation of the mock's module has no effect.
  private let foreignOwners: Set<[String]>

  /// Creates the resolution of a protocol that is bound to a class, or of a class that is mocked; nil for other
  /// protocols.
  ///
  /// - Parameters:
  ///   - lineage: The protocol or the class.
  ///   - conformances: The types with isolated conformances.
  ///   - comparison: Compares the types of members.
  ///   - derived: The protocol or the class, as the mock needs it.
  init?(
    of lineage: Lineage, _ conformances: IsolatedConformanceIndex,
    comparing comparison: TypeComparison, derived: ProtocolDeclaration
  ) {
    guard let (name, type) = lineage.superclass else { return nil }
    let types = conformances.table
    self.types = comparison
    let chain = Self.chain(of: type, in: types)
    let bound = ClassChain.links(of: chain, named: name, in: types)
    let search = ClassInitializerSearch(
      of: lineage.chain?.links ?? bound, in: types,
      visibleFrom: lineage.chain.map { min($0.overridable, .public) } ?? .internal,
      isolatedConformances: derived.isOfMainActorModule ? conformances : nil)
    superclass = MockSuperclass(name: name.text, initializers: search.initializers)
    superclass.hasDeinitializer = derived.isClass && search.hasDeinitializer
    let outer = types.outerNames(
      in: type.scope.bodies, usedIn: derived.enclosingTypes)
    superclass.mapInitializers(TypeSubstitution(selfType: nil, bindings: outer).apply)
    let isolation = ClassIsolation.isolation(
      of: chain, in: types, isOfMainActorModule: derived.isOfMainActorModule)
    actor = if case .global(let actor) = isolation { actor } else { nil }
    isNonisolated =
      isolation == .nonisolated || isolation == nil && Self.isFromModule(type, in: types)
    foreignOwners = Set(chain.filter { Self.isFromModule($0, in: types) }.map(\.path))
    let parts = chain.lazy.flatMap { types.parts(of: $0) }
    let sendable = parts.filter(\.statesSendable)
    isSendable =
      sendable.contains { !$0.isConditional }
      || parts.contains { !$0.isConditional && $0.isImplicitlySendable(in: types) }
    superclass.isUncheckedSendable = sendable.contains {
      !$0.isConditional && $0.inheritance.contains(where: \.isUncheckedSendable)
    }
    sendableRequirements =
      isSendable ? nil : lineage.chain.flatMap { Self.sendableRequirements(of: $0, in: types) }
    isObjectiveC = Self.leadsToNSObject(chain)
    inherited = Dictionary(
      grouping: bound.flatMap { link in
        Self.members(of: [link.type], in: types).map { found in
          var found = found
          found.member = link.inMockedClass(found.member)
          return found
        }
      }
    ) { $0.member.sidedName }
    superclass.memberNames = Set(inherited.keys)
    let canCall =
      derived.isClass
      ? superclass.initializers.contains(where: \.isReachable)
      : superclass.hasPlainInitializer || !superclass.forwarded.isEmpty
    let isSealed =
      Self.restrictsOverrides(type, in: types)
      && (type.access < .open || type.attributes.contains(.spi))
    let isFinal = type.modifiers.contains(.final)
    let fact: UnsupportedReason?
    if derived.isClass, type.kind == .actor {
      fact = .actorClass
    } else if isFinal {
      fact = derived.isClass ? .finalClass : .finalSuperclass
    } else if isSealed {
      fact = derived.isClass ? .sealedClass : .sealedSuperclass
    } else if !canCall {
      fact = derived.isClass ? .uncallableClass : .uncallableSuperclass
    } else {
      fact = nil
    }
    findings =
      fact.map { [MockingDiagnostic(fact: $0, subject: name.text, position: derived.position)] }
      ?? []
  }

  /// Returns the requirements under which a class is `Sendable`, on its own generic parameters.
  private static func sendableRequirements(
    of chain: ClassChain, in types: SymbolTable
  ) -> [GenericRequirement]? {
    for link in chain.links {
      guard let part = types.parts(of: link.type).first(where: \.statesSendable) else { continue }
      return part.requirements.map { link.types.apply(to: $0) }
    }
    return nil
  }

  /// Returns a class and its superclasses, the class first.
  static func chain(
    of type: TypeDeclaration, in types: SymbolTable
  ) -> [TypeDeclaration] {
    let chain = types.superclasses(of: type)
    guard let (name, _) = chain.last?.superclassName(in: types),
      let known = KnownClass(name.plainNames)?.declaration, known.name != chain.last?.name
    else { return chain }
    return chain + [known]
  }

  /// Returns whether one of a class and its superclasses is `NSObject`, or inherits from it.
  static func leadsToNSObject(_ chain: [TypeDeclaration]) -> Bool {
    chain.contains { $0.name == "NSObject" || $0.inheritance.first == .name("NSObject") }
  }

  /// Returns whether a class is from a compiled module or a header, which show only public members.
  static func isFromModule(_ type: TypeDeclaration, in types: SymbolTable) -> Bool {
    type.isObjectiveC || types.module(ofFile: type.position.path) != nil
  }

  /// Returns whether a mock can override only what is `open` in a class, and see only what is public.
  static func restrictsOverrides(_ type: TypeDeclaration, in types: SymbolTable) -> Bool {
    type.isObjectiveC || types.restrictsOverrides(inFile: type.position.path)
  }

  /// Returns whether the designated initializers of a class may not be in the interface of its module, which shows only
  /// convenience initializers: it shows neither internal initializers nor inherited ones.
  static func hidesDesignatedInitializers(_ type: TypeDeclaration, in types: SymbolTable) -> Bool {
    guard !type.isObjectiveC, types.module(ofFile: type.position.path) != nil else { return false }
    return !type.declaresDesignatedInitializer
      && type.members.contains {
        $0.isInitializer && !$0.modifiers.contains(.required)
      }
  }

  /// Returns a requirement as a subclass fulfils it; nil if the class already fulfils it, and does not allow an
  /// override.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - isolation: The isolation of the subclass.
  func adapt(_ member: ProtocolMember, in isolation: MockBlueprint.Isolation) -> ProtocolMember? {
    let namesakes = inherited[member.sidedName] ?? []
    guard !namesakes.isEmpty else { return member }
    let signature = types.requirement(member)
    let inherited = namesakes.first { types.requirement($0.member, of: $0.owner) == signature }
    guard let inherited else { return member }
    let met = inherited.member
    var member = member
    // An override is isolated like the member that it overrides.
    let isFree = isNonisolated || actor == nil && foreignOwners.contains(inherited.owner.path)
    if isolation != .nonisolated, isFree, !met.statesIsolation, !member.statesIsolation {
      member.modifiers.insert(.nonisolated, at: 0)
    }
    if case .initializer = member.kind { return member }
    guard inherited.obstacle == nil else { return nil }
    member.modifiers.append(.override)
    if actor != nil { member.modifiers.removeAll { $0 == .nonisolated } }
    switch (member.kind, met.kind) {
    case (.method(var own), .method(let other)):
      if other.effects.throwing == .never { own.effects.throwing = .never }
      member.kind = .method(own)
    case (.property(var own), .property(let other)):
      own.accessors.hasSetter = own.accessors.hasSetter || other.accessors.hasSetter
      own.accessors.getterEffects = own.accessors.getterEffects.limited(
        to: other.accessors.getterEffects)
      member.kind = .property(own)
    case (.subscript(var own), .subscript(let other)):
      own.accessors.hasSetter = own.accessors.hasSetter || other.accessors.hasSetter
      own.accessors.getterEffects = own.accessors.getterEffects.limited(
        to: other.accessors.getterEffects)
      member.kind = .subscript(own)
    default: break
    }
    return member
  }

  /// Returns the diagnostics about required initializers that cannot call an initializer of the class.
  func findings(about members: [ProtocolMember]) -> [MockingDiagnostic] {
    guard !superclass.hasPlainInitializer else { return [] }
    let forwarded = superclass.forwarded
    return members.compactMap { member in
      guard case .initializer(let initializer) = member.kind,
        !forwarded.contains(where: { $0.isSame(as: initializer) })
      else { return nil }
      return MockingDiagnostic(
        fact: .initializerWithoutSuper(superclass: superclass.name),
        subject: member.labelledName, position: member.position)
    }
  }

  /// Returns the initializers that a subclass of the first class of a chain can see.
  ///
  /// A class without designated initializers of its own has those of its superclass. A class of Objective-C that marks
  /// none as designated has both. A class without a superclass has `init()`, which cannot be called outside its module.
  ///
  /// - Parameters:
  ///   - chain: The class and its superclasses.
  ///   - types: The types of the input.
  ///   - hidesImplicit: Whether the implicit `init()` of a class cannot be seen.
  ///   - level: The access level that an initializer must have to be called in a mock.
  static func initializers(
    of chain: [TypeDeclaration], in types: SymbolTable, hidesImplicit: Bool,
    visibleFrom level: AccessLevel = .internal
  ) -> [MockSuperclass.Initializer] {
    for (index, type) in chain.enumerated() {
      let own = type.members.compactMap { member -> (TypeMember, MockSuperclass.Initializer)? in
        guard case .initializer(var declaration) = member.kind else { return nil }
        // The mock has forms without the arguments that have defaults.
        for index in declaration.parameters.indices {
          declaration.parameters[index].defaultValue = nil
        }
        return (
          member,
          .init(
            declaration: declaration, isRequired: member.modifiers.contains(.required),
            isDesignated: !member.modifiers.contains(.convenience),
            attributes: member.attributes.availability
              + types.knowingGlobalActors(among: member.attributes, from: type.scope)
              .filter(\.isGlobalActor),
            isNonisolated: member.modifiers.contains(.nonisolated), conditions: member.conditions,
            path: member.position.path)
        )
      }
      if type.isObjectiveC {
        let inherited = initializers(
          of: Array(chain.dropFirst(index + 1)), in: types, hidesImplicit: hidesImplicit,
          visibleFrom: level)
        let own = own.map { _, initializer in
          var initializer = initializer
          initializer.isRequired =
            initializer.isRequired
            || inherited.contains { $0.isRequired && $0.isSame(as: initializer.declaration) }
          return initializer
        }
        let rest = inherited.filter { initializer in
          (type.inheritsInitializers || initializer.isRequired)
            && !own.contains { $0.isSame(as: initializer.declaration) }
        }
        return own.filter { $0.isDesignated || $0.isRequired } + rest
      }
      if hidesDesignatedInitializers(type, in: types) { return [] }
      // The compiler (6.3.1) crashes on subclasses of such a class.
      if own.contains(where: { $0.1.isDesignated && $0.1.hasPack }) { return [] }
      let passesWrappers = own.contains { member, initializer in
        initializer.isDesignated
          && member.parameters.contains { types.hasWrapperSeenByCallers($0, from: type.bodyScope) }
      }
      if passesWrappers { return [] }
      // Nor can a class have subclasses if they must override an initializer that takes 'Self'.
      if own.contains(where: { $0.1.isRequired && $0.1.takesSelf }) { return [] }
      guard own.contains(where: \.1.isDesignated) else { continue }
      let isRestricted = restrictsOverrides(type, in: types)
      let kept = own.filter { _, initializer in initializer.isDesignated || initializer.isRequired }
      let visible = kept.filter { member, initializer in
        member.access >= (isRestricted ? .public : level)
          && !(isRestricted && member.attributes.contains(.spi)) && !initializer.takesSelf
      }
      return visible.map { _, initializer in
        var initializer = initializer
        initializer.isBesideHidden = visible.count < kept.count
        return initializer
      }
    }
    return hidesImplicit ? [] : MockSuperclass.objectiveC.initializers
  }

  /// Returns the members of a class and its superclasses that a subclass inherits, nearest first.
  static func inheritedMembers(
    of type: TypeDeclaration, in types: SymbolTable
  ) -> [ProtocolMember] {
    members(of: chain(of: type, in: types), in: types).map(\.member)
  }

  private static func members(
    of chain: [TypeDeclaration], in types: SymbolTable
  ) -> [ClassMember] {
    chain.flatMap { type in
      ClassMember.all(
        of: types.parts(of: type), in: types,
        overridable: restrictsOverrides(type, in: types) ? .open : .internal
      )
      .filter { $0.obstacle != .isPrivate && $0.obstacle != .isUntyped }
    }
  }
}

extension TypeReference {
  /// Whether the type is `@unchecked Sendable`.
  fileprivate var isUncheckedSendable: Bool {
    guard case .specified(_, let attributes, let type) = self else { return false }
    return type.isSendable && attributes.contains { $0.name == "unchecked" }
  }
}

extension Effects {
  /// Returns these effects, without those that an overridden member lacks.
  fileprivate func limited(to other: Effects) -> Effects {
    Effects(
      isAsync: isAsync && other.isAsync, throwing: other.throwing == .never ? .never : throwing)
  }
}

extension TypeDeclaration {
  /// Whether the declaration states that the type conforms to a protocol that inherits from `Sendable`, such as `Error`.
  fileprivate func isImplicitlySendable(in types: SymbolTable) -> Bool {
    !attributes.contains(where: \.isUnavailability)
      && inheritance.contains { types.isSendableProtocol($0, from: scope) }
  }

  /// Whether the conformances that the declaration states depend on generic arguments.
  fileprivate var isConditional: Bool { kind == .extension && !requirements.isEmpty }
}
