import DeclarationModel

/// Gathers the requirements of a protocol and its ancestors, each once, in order of first
/// appearance.
struct RequirementMerger: Sendable {
  /// The requirements so far.
  var members: [ProtocolMember] {
    absorbed.isEmpty
      ? gathered : gathered.indices.filter { !absorbed.contains($0) }.map { gathered[$0] }
  }
  /// The diagnostics about those that cannot be mocked.
  private(set) var findings: [MockingDiagnostic] = []

  /// Whether a requirement of an object that the mock forwards to cannot be called as the mock's is: it is on an actor, or
  /// has effects, that the mock's has not, or the compiler (6.3.1) crashes at the call.
  private(set) var exceedsObjects = false

  private let types: TypeComparison
  private var gathered: [ProtocolMember] = []
  /// The places of requirements that became part of others.
  private var absorbed: Set<Int> = []
  /// The ancestor that declared a requirement last, by the requirement's place.
  private var writers: [Int] = []
  /// The places of requirements that several ancestors declare under conditions of their own.
  private var shared: Set<Int> = []
  /// The places of requirements that became one with others that throw something else.
  private var narrowed: Set<Int> = []
  private var places: [MemberSignature: [Int]] = [:]
  /// The first requirement of each name, and whether it has its signature among `places`: signatures
  /// are made only where there are several of one name.
  private var firstOfName: [SidedName: (place: Int, isSigned: Bool)] = [:]

  /// Gathers nothing yet.
  ///
  /// - Parameter types: Compares the types of requirements.
  init(comparing types: TypeComparison) {
    self.types = types
  }

  /// Adds a requirement, or merges it with those that say the same.
  ///
  /// One that is declared again under unrelated conditions is there where either holds.
  ///
  /// - Parameters:
  ///   - member: The requirement, with the types and conditions of the mock.
  ///   - ancestor: The number of the protocol that declares it.
  mutating func add(_ member: ProtocolMember, from ancestor: Int) {
    let name = member.sidedName
    let signature = signature(of: member, from: ancestor, named: name)
    var home: Int?
    for place in signature.flatMap({ places[$0] }) ?? [] where !absorbed.contains(place) {
      let other = gathered[place]
      let member = home.map { gathered[$0] } ?? member
      if other.conditions.excludes(member.conditions) { continue }
      if writers[place] == ancestor, !shared.contains(place), home == nil {
        let areConditional = !other.conditions.isEmpty && !member.conditions.isEmpty
        // Its author knows that these are never there together.
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
        // What is set need not be `@Sendable` for the one, and what is returned must be for the other.
        report(.conflictingTypes, member)
      }
      if other.effects.throwing != member.effects.throwing { narrowed.insert(home ?? place) }
      var merged = other.merged(with: member, comparing: types)
      noteObjects(of: merged, from: other, member)
      let areRelated = areRelated(other, member)
      if !areRelated {
        merged.conditions = other.conditions.union(member.conditions, at: member.position)
      }
      // One that was told apart from this place by its conditions, and no longer is.
      if home != nil { absorbed.insert(place) }
      gathered[home ?? place] = merged
      writers[home ?? place] = ancestor
      if areRelated { shared.remove(home ?? place) } else { shared.insert(home ?? place) }
      home = home ?? place
    }
    guard home == nil else { return }
    if let signature {
      places[signature, default: []].append(gathered.count)
    } else {
      firstOfName[name] = (gathered.count, isSigned: false)
    }
    gathered.append(member)
    writers.append(ancestor)
  }

  /// Notes whether objects can be called as a requirement is that two have become.
  private mutating func noteObjects(
    of merged: ProtocolMember, from other: ProtocolMember, _ member: ProtocolMember
  ) {
    let hasFewerEffects = merged.effects != member.effects && merged.effects != other.effects
    let leavesActor = other.globalActor != member.globalActor && !member.effects.isAsync
    let narrowsGetter = other.getterEffects != member.getterEffects
    let narrowsError = other.effects.throwing == .any && !member.effects.types.isEmpty
    if hasFewerEffects || leavesActor || narrowsGetter || narrowsError { exceedsObjects = true }
  }

  /// Merges asynchronous requirements with synchronous ones of the same signature where Swift would find both for a
  /// requirement: one that throws where neither has its effects.
  mutating func mergeAsynchronous() {
    for place in narrowed.sorted()
    where gathered[place].effects.isAsync && !absorbed.contains(place) {
      let member = gathered[place]
      let signature = types.requirement(member.withoutAsync, from: writers[place])
      let other = places[signature]?.first { other in
        !absorbed.contains(other) && gathered[other].conditions == member.conditions
      }
      guard let other else { continue }
      let merged = member.merged(with: gathered[other], comparing: types)
      noteObjects(of: merged, from: member, gathered[other])
      gathered[other] = merged
      absorbed.insert(place)
    }
  }

  /// Returns the signature of a requirement; nil if it is the first of its name, which needs none.
  private mutating func signature(
    of member: ProtocolMember, from ancestor: Int, named name: SidedName
  ) -> MemberSignature? {
    guard let first = firstOfName[name] else { return nil }
    if !first.isSigned {
      firstOfName[name]?.isSigned = true
      let signature = types.requirement(gathered[first.place], from: writers[first.place])
      places[signature] = [first.place]
    }
    return types.requirement(member, from: ancestor)
  }

  /// Returns whether one of two requirements is there whenever the other is.
  private func areRelated(_ left: ProtocolMember, _ right: ProtocolMember) -> Bool {
    left.conditions.isImplied(by: right.conditions)
      || right.conditions.isImplied(by: left.conditions)
  }

  private mutating func report(_ fact: UnsupportedReason, _ member: ProtocolMember) {
    findings.append(
      MockingDiagnostic(fact: fact, subject: member.labelledName, position: member.position))
  }
}

extension ProtocolMember {
  /// One requirement that satisfies both this one and one that declares it again, nearer to the
  /// derived.
  ///
  /// It is the nearer one, with no effect that either lacks, and every accessor that either has.
  func merged(
    with nearer: ProtocolMember, comparing types: TypeComparison
  ) -> ProtocolMember {
    var merged = nearer
    if nearer.documentation.isEmpty { merged.documentation = documentation }
    merged.selectors += selectors.filter { !nearer.selectors.contains($0) }
    if conditions.isImplied(by: nearer.conditions) { merged.conditions = conditions }
    if !nearer.attributes.contains(.discardableResult) {
      merged.attributes += attributes.filter { $0.kind == .discardableResult }
    }
    if globalActor != nearer.globalActor {
      // A member that is on no actor satisfies requirements on any.
      merged.attributes.removeAll(where: \.isGlobalActor)
      if !merged.modifiers.contains(.nonisolated) { merged.modifiers.insert(.nonisolated, at: 0) }
    }
    if modifiers.contains(.nonisolated), !merged.modifiers.contains(.nonisolated) {
      merged.modifiers.insert(.nonisolated, at: 0)
    }
    switch (kind, nearer.kind) {
    case (.method(let old), .method(var new)):
      new.effects = old.effects.intersection(new.effects)
      new.parameters = types.merged(old.parameters, new.parameters)
      if old.result?.isSent == true, new.result?.isSent == false { new.result = old.result }
      if types.isSendableClosure(old.result), !types.isSendableClosure(new.result) {
        new.result = old.result
        (merged.resultSupport, merged.resultBox) = (resultSupport, resultBox)
      }
      merged.kind = .method(new)
    case (.property(let old), .property(var new)):
      new.accessors = old.accessors.merged(with: new.accessors)
      merged.kind = .property(new)
    case (.subscript(let old), .subscript(var new)):
      new.parameters = types.merged(old.parameters, new.parameters)
      new.accessors = old.accessors.merged(with: new.accessors)
      if types.isSendableClosure(old.result), !types.isSendableClosure(new.result) {
        new.result = old.result
        (merged.resultSupport, merged.resultBox) = (resultSupport, resultBox)
      }
      merged.kind = .subscript(new)
    case (.initializer(let old), .initializer(var new)):
      new.parameters = types.merged(old.parameters, new.parameters)
      new.effects = old.effects.intersection(new.effects)
      // One that never fails satisfies both; so does `init!`, short of that.
      let order: [InitializerDeclaration.Failability] = [.none, .implicitlyUnwrapped, .optional]
      new.failability =
        order.first { $0 == old.failability || $0 == new.failability } ?? new.failability
      merged.kind = .initializer(new)
    default: break
    }
    return merged
  }
}

extension ProtocolMember {
  /// The effects of its getter, if it has one.
  fileprivate var getterEffects: Effects? {
    switch kind {
    case .property(let property): property.accessors.getterEffects
    case .subscript(let element): element.accessors.getterEffects
    case .method, .initializer, .associatedType, .typeAlias: nil
    }
  }

  /// Whether it is a subscript that can be set.
  fileprivate var hasSetter: Bool {
    if case .subscript(let element) = kind { element.accessors.hasSetter } else { false }
  }

  /// The attribute of the global actor that it is on, if it says so itself.
  fileprivate var globalActor: Attribute? { attributes.first(where: \.isGlobalActor) }
}

extension TypeComparison {
  /// Returns parameters that take what those of both of two requirements take.
  fileprivate func merged(_ parameters: [Parameter], _ nearer: [Parameter]) -> [Parameter] {
    zip(parameters, nearer).map { $0.merged(with: $1, comparing: self) }
  }
}

extension Parameter {
  /// The parameter that takes what both take: a closure that need not be `@Sendable`, nor escape, and a value that
  /// need not be sent.
  fileprivate func merged(with nearer: Parameter, comparing types: TypeComparison) -> Parameter {
    var merged = nearer
    if types.isSendableClosure(nearer.type), !types.isSendableClosure(type) {
      merged.type = type
      merged.namesClosure = namesClosure
      merged.closureBox = closureBox
    }
    if isEscaping != nearer.isEscaping { merged.attributes.removeAll { $0.kind == .escaping } }
    if !specifiers.contains(.sending) { merged.specifiers.removeAll { $0 == .sending } }
    return merged
  }
}

extension TypeReference {
  /// Whether it is written with `sending`.
  fileprivate var isSent: Bool {
    if case .specified(let specifiers, _, _) = self { specifiers.contains(.sending) } else { false }
  }
}

extension Effects {
  /// Returns the effects that both have: a member with these satisfies both requirements.
  fileprivate func intersection(_ nearer: Effects) -> Effects {
    var result = nearer
    result.isAsync = isAsync && nearer.isAsync
    switch (throwing, nearer.throwing) {
    case (.never, _), (_, .any): result.throwing = throwing
    default: break
    }
    return result
  }
}

extension Accessors {
  /// Accessors that satisfy both requirements.
  fileprivate func merged(with nearer: Accessors) -> Accessors {
    var result = nearer
    result.getterEffects = getterEffects.intersection(nearer.getterEffects)
    if hasSetter, !nearer.hasSetter {
      result.hasSetter = true
      result.setterModifiers = setterModifiers
    }
    return result
  }
}

extension ProtocolMember {
  /// This requirement as one that does not wait.
  fileprivate var withoutAsync: ProtocolMember {
    var member = self
    switch kind {
    case .method(var method):
      method.effects.isAsync = false
      member.kind = .method(method)
    case .initializer(var initializer):
      initializer.effects.isAsync = false
      member.kind = .initializer(initializer)
    case .property, .subscript, .associatedType, .typeAlias: break
    }
    return member
  }

  /// The numbers of the parameters, and that of the result behind them, that are of a type `T!`: the compiler takes
  /// none for one with `T?`.
  fileprivate var placesOfImplicitlyUnwrapped: [Int] {
    let all = parameters.map(\.type) + [result ?? .void]
    return all.indices.filter { if case .implicitlyUnwrapped = all[$0] { true } else { false } }
  }
}
