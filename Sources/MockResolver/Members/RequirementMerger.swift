import DeclarationModel

/// Gathers the requirements of a protocol and its ancestors, each once, in order of first
/// appearance.
struct RequirementMerger: Sendable {
  /// The requirements so far.
  var members: [ProtocolMember] {
    absorbed.isEmpty
      ? gathered : gathered.indices.filter { !absorbed.contains($0) }.map { gathered[$0] }
  }
  /// The diagnostics about requirements that cannot be mocked.
  private(set) var findings: [MockingDiagnostic] = []

  /// Whether an object that the mock forwards to has a requirement that cannot be called like the mock's: it has an
  /// actor or effects that the mock's lacks, or the compiler (6.3.1) crashes at the call.
  private(set) var exceedsObjects = false

  private let types: TypeComparison
  private var gathered: [ProtocolMember] = []
  /// The places of requirements that were merged into others.
  private var absorbed: Set<Int> = []
  /// The number of the last ancestor that declared each requirement, by the requirement's place.
  private var writers: [Int] = []
  /// The places of requirements that several ancestors declare under different conditions.
  private var shared: Set<Int> = []
  /// The places of requirements that were merged with others that throw different errors.
  private var narrowed: Set<Int> = []
  private var places: [MemberSignature: OverloadPlaces] = [:]
  /// The first requirement of each name, and whether `places` has its signature: signatures are made only if several
  /// requirements have the same name.
  private var firstOfName: [SidedName: (place: Int, isSigned: Bool)] = [:]
  /// The places of the requirements of each name.
  private var namesakes: [SidedName: [Int]] = [:]

  /// Creates a merger without requirements.
  ///
  /// - Parameter types: Compares the types of requirements.
  init(comparing types: TypeComparison) {
    self.types = types
  }

  /// Adds a requirement, or merges it with the same one that was added before.
  ///
  /// A requirement that is declared under unrelated conditions exists where either condition holds.
  ///
  /// - Parameters:
  ///   - member: The requirement, with the types and conditions of the mock.
  ///   - ancestor: The number of the protocol that declares it.
  mutating func add(_ member: ProtocolMember, from ancestor: Int) {
    let name = member.sidedName
    let signature = signature(of: member, from: ancestor, named: name)
    var home: Int?
    let rivals = signature.flatMap { places[$0] }?.meeting(member.conditions) ?? []
    for place in rivals where !absorbed.contains(place) {
      let other = gathered[place]
      let member = home.map { gathered[$0] } ?? member
      if other.conditions.excludes(member.conditions) { continue }
      if writers[place] == ancestor, !shared.contains(place), home == nil {
        let areConditional = !other.conditions.isEmpty && !member.conditions.isEmpty
        // The author of the protocol knows that the two never exist together.
        if areConditional, other.conditions.map(\.directives) != member.conditions.map(\.directives)
        {
          continue
        }
      }
      if case .property(let old) = other.kind, case .property(let new) = member.kind,
        types.canonical(old.type, from: writers[place])
          != types.canonical(new.type, from: ancestor)
      {
        report(.conflictingTypes, member)
      } else if other.placesOfImplicitlyUnwrapped != member.placesOfImplicitlyUnwrapped {
        report(.conflictingTypes, member)
      } else if other.hasSetter || member.hasSetter, let old = other.result,
        let new = member.result,
        types.isSendableClosure(old) != types.isSendableClosure(new)
      {
        // The setter of one requirement takes any closure, and the getter of the other must return a `@Sendable` one.
        report(.conflictingTypes, member)
      }
      if other.effects.throwing != member.effects.throwing { narrowed.insert(home ?? place) }
      var merged = other.merged(with: member, comparing: types)
      // An object has the requirement that is declared again on its actor.
      let leavesActors = other.getterEffects != nil && types.areOnDifferentActors(other, member)
      if other.modifiers.contains(.nonisolated) != member.modifiers.contains(.nonisolated)
        || leavesActors
      {
        merged.isIsolatedInObjects = true
      }
      noteObjects(of: merged, from: other, member)
      // An object has both requirements, and calls of it are ambiguous.
      if writers[place] == ancestor { exceedsObjects = true }
      let areRelated = areRelated(other, member)
      if !areRelated {
        merged.conditions = other.conditions.union(member.conditions, at: member.position)
        if let signature {
          places[signature]?.move(home ?? place, from: gathered[home ?? place].conditions)
        }
      }
      // The merged conditions now overlap an earlier entry; fold this one into it.
      if home != nil { absorbed.insert(place) }
      gathered[home ?? place] = merged
      writers[home ?? place] = ancestor
      if areRelated { shared.remove(home ?? place) } else { shared.insert(home ?? place) }
      home = home ?? place
    }
    guard home == nil else { return }
    checkClosures(of: member, from: ancestor, named: name)
    if let signature {
      places[signature, default: OverloadPlaces()].append(gathered.count, under: member.conditions)
    } else {
      firstOfName[name] = (gathered.count, isSigned: false)
    }
    gathered.append(member)
    writers.append(ancestor)
    namesakes[name, default: []].append(gathered.count - 1)
  }

  /// Notes whether an object's requirements can no longer be called like the one into which they were merged.
  private mutating func noteObjects(
    of merged: ProtocolMember, from other: ProtocolMember, _ member: ProtocolMember
  ) {
    let hasFewerEffects = merged.effects != member.effects && merged.effects != other.effects
    let leavesActor =
      other.globalActor != member.globalActor && !types.haveSameActor(other, member)
      && !member.effects.isAsync
    let narrowsGetter = other.getterEffects != member.getterEffects
    let narrowsError = other.effects.throwing == .any && !member.effects.types.isEmpty
    if hasFewerEffects || leavesActor || narrowsGetter || narrowsError { exceedsObjects = true }
  }

  /// Merges asynchronous requirements that were merged with others that throw different errors with synchronous ones
  /// of the same signature and conditions: Swift would find both for one requirement.
  mutating func mergeAsynchronous() {
    for place in narrowed.sorted()
    where gathered[place].effects.isAsync && !absorbed.contains(place) {
      let member = gathered[place]
      guard let synchronous = member.withoutAsync else { continue }
      let signature = types.requirement(synchronous, from: writers[place])
      let other = places[signature]?.meeting(member.conditions).first { other in
        !absorbed.contains(other) && gathered[other].conditions == member.conditions
      }
      guard let other else { continue }
      let merged = member.merged(with: gathered[other], comparing: types)
      noteObjects(of: merged, from: member, gathered[other])
      gathered[other] = merged
      absorbed.insert(place)
    }
  }

  /// Reports a requirement that differs from one of another protocol only in the isolation of closures, or in what they
  /// send: a class can have only one of them, and neither accepts the closures of the other.
  private mutating func checkClosures(
    of member: ProtocolMember, from ancestor: Int, named name: SidedName
  ) {
    for place in namesakes[name] ?? [] where writers[place] != ancestor {
      let other = gathered[place]
      guard member.hasRestrictedClosures || other.hasRestrictedClosures,
        !other.conditions.excludes(member.conditions),
        types.requirement(member.withUnrestrictedClosures, from: ancestor)
          == types.requirement(other.withUnrestrictedClosures, from: writers[place])
      else { continue }
      report(.conflictingTypes, member)
    }
  }

  /// Returns the signature of a requirement; nil for the first of its name, which needs none.
  private mutating func signature(
    of member: ProtocolMember, from ancestor: Int, named name: SidedName
  ) -> MemberSignature? {
    guard let first = firstOfName[name] else { return nil }
    if !first.isSigned {
      firstOfName[name]?.isSigned = true
      let signature = types.requirement(gathered[first.place], from: writers[first.place])
      places[signature, default: OverloadPlaces()].append(
        first.place, under: gathered[first.place].conditions)
    }
    return types.requirement(member, from: ancestor)
  }

  /// Returns whether one of two requirements exists whenever the other does.
  private func areRelated(_ left: ProtocolMember, _ right: ProtocolMember) -> Bool {
    left.conditions.isImplied(by: right.conditions)
      || right.conditions.isImplied(by: left.conditions)
  }

  private mutating func report(_ fact: UnsupportedReason, _ member: ProtocolMember) {
    findings.append(
      MockingDiagnostic(fact: fact, subject: member.labelledName, position: member.position))
  }
}

/// The places of requirements of one signature, by the outermost `#if` clauses around them: those of two clauses of one
/// block never meet.
private struct OverloadPlaces: Sendable {
  private var unconditional: [Int] = []
  private var conditional: [ConditionalClause.Block: [Int: [Int]]] = [:]

  /// Adds the place of a requirement.
  mutating func append(_ place: Int, under conditions: [ConditionalClause]) {
    if let clause = conditions.first {
      conditional[clause.block, default: [:]][clause.index, default: []].append(place)
    } else {
      unconditional.append(place)
    }
  }

  /// Moves the place of a requirement that now exists under more conditions.
  mutating func move(_ place: Int, from conditions: [ConditionalClause]) {
    guard let clause = conditions.first,
      let index = conditional[clause.block]?[clause.index]?.firstIndex(of: place)
    else { return }
    conditional[clause.block]?[clause.index]?.remove(at: index)
    unconditional.append(place)
  }

  /// Returns the places of the requirements that a requirement under some conditions may meet, ascending.
  func meeting(_ conditions: [ConditionalClause]) -> [Int] {
    guard !conditional.isEmpty else { return unconditional }
    let own = conditions.first
    let others = conditional.flatMap { block, clauses in
      if let own, block == own.block { return clauses[own.index] ?? [] }
      return clauses.values.flatMap(\.self)
    }
    return (unconditional + others).sorted()
  }
}

extension ProtocolMember {
  /// The effects of the getter, if there is one.
  fileprivate var getterEffects: Effects? {
    switch kind {
    case .property(let property): property.accessors.getterEffects
    case .subscript(let element): element.accessors.getterEffects
    case .method, .initializer, .associatedType, .typeAlias: nil
    }
  }

  /// Whether a closure in the types states its isolation, or that its result is sent.
  fileprivate var hasRestrictedClosures: Bool {
    if parameters.contains(where: { $0.specifiers.contains(.nonisolatedNonsending) }) {
      return true
    }
    return containsType { type in
      type.contains { part in
        guard case .function(let function) = part else { return false }
        return function.unrestricted != function
      }
    }
  }

  /// This requirement with closures that state neither their isolation nor that their results are sent.
  fileprivate var withUnrestrictedClosures: ProtocolMember {
    let member = mapTypes { type in
      type.map { part in
        guard case .function(let function) = part else { return part }
        return .function(function.unrestricted)
      }
    }
    return member.mappingParameters { parameter in
      var parameter = parameter
      parameter.specifiers.removeAll { $0 == .nonisolatedNonsending }
      return parameter
    }
  }

  /// Whether the member is a subscript that can be set.
  fileprivate var hasSetter: Bool {
    if case .subscript(let element) = kind { element.accessors.hasSetter } else { false }
  }
}

extension FunctionType {
  /// The type without the isolation of the closure, and with a result that is not sent.
  fileprivate var unrestricted: FunctionType {
    var type = withoutExecutors
    type.attributes.removeAll(where: \.isIsolation)
    type.result = result.withoutSending
    return type
  }
}

extension Attribute {
  /// Whether the attribute states the isolation of a closure.
  fileprivate var isIsolation: Bool { isGlobalActor || kind == .isolated }
}

extension ProtocolMember {
  /// This method or initializer without `async`; nil for other requirements, which cannot be overloaded by it.
  fileprivate var withoutAsync: ProtocolMember? {
    var member = self
    switch kind {
    case .method(var method):
      method.effects.isAsync = false
      member.kind = .method(method)
    case .initializer(var initializer):
      initializer.effects.isAsync = false
      member.kind = .initializer(initializer)
    case .property, .subscript, .associatedType, .typeAlias: return nil
    }
    return member
  }

  /// The numbers of the parameters whose type is `T!`, and of the result, which counts after them: the compiler does
  /// not accept `T?` in place of `T!`.
  fileprivate var placesOfImplicitlyUnwrapped: [Int] {
    let all = parameters.map(\.type) + [result ?? .void]
    return all.indices.filter { if case .implicitlyUnwrapped = all[$0] { true } else { false } }
  }
}
