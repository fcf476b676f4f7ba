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

  /// The modules whose names make no difference before those of types.
  private let modules: Set<String>
  private var gathered: [ProtocolMember] = []
  /// The places of requirements that became part of others.
  private var absorbed: Set<Int> = []
  /// Which ancestor declared a requirement last, by the requirement's place; nil if several did, under
  /// conditions of their own.
  private var origins: [Int?] = []
  private var places: [MemberSignature: [Int]] = [:]
  /// The first requirement of each name, and whether it has its signature among `places`: signatures
  /// are made only where there are several of one name.
  private var firstOfName: [SidedName: (place: Int, isSigned: Bool)] = [:]

  /// Gathers nothing yet.
  ///
  /// - Parameter modules: Compiled modules that ancestors are from: they name their types with the
  ///   module, and sources do not.
  init(modules: Set<String> = []) {
    self.modules = modules
  }

  /// Adds a requirement, or merges it with those that say the same.
  ///
  /// One that is declared again under unrelated conditions is there where either holds.
  ///
  /// - Parameters:
  ///   - member: The requirement, with the types and conditions of the mock.
  ///   - ancestor: The number of the protocol that declares it.
  mutating func add(_ member: ProtocolMember, from ancestor: Int) {
    let name = SidedName(name: member.labelledName, isStatic: member.isStatic)
    let signature = signature(of: member, named: name)
    var home: Int?
    for place in signature.flatMap({ places[$0] }) ?? [] where !absorbed.contains(place) {
      let other = gathered[place]
      let member = home.map { gathered[$0] } ?? member
      if other.conditions.excludes(member.conditions) { continue }
      if origins[place] == ancestor, home == nil {
        let areConditional = !other.conditions.isEmpty && !member.conditions.isEmpty
        // Its author knows that these are never there together.
        if areConditional, other.conditions.map(\.directives) != member.conditions.map(\.directives)
        {
          continue
        }
      }
      if case .property(let old) = other.kind, case .property(let new) = member.kind,
        old.type.unqualified(by: modules) != new.type.unqualified(by: modules)
      {
        report(.conflictingTypes, member)
      }
      var merged = other.merged(with: member)
      let areRelated = areRelated(other, member)
      if !areRelated {
        merged.conditions = other.conditions.union(member.conditions, at: member.position)
      }
      // One that was told apart from this place by its conditions, and no longer is.
      if home != nil { absorbed.insert(place) }
      gathered[home ?? place] = merged
      origins[home ?? place] = areRelated ? ancestor : nil
      home = home ?? place
    }
    guard home == nil else { return }
    if let signature {
      places[signature, default: []].append(gathered.count)
    } else {
      firstOfName[name] = (gathered.count, isSigned: false)
    }
    gathered.append(member)
    origins.append(ancestor)
  }

  /// Returns the signature of a requirement; nil if it is the first of its name, which needs none.
  private mutating func signature(
    of member: ProtocolMember, named name: SidedName
  ) -> MemberSignature? {
    guard let first = firstOfName[name] else { return nil }
    if !first.isSigned {
      firstOfName[name]?.isSigned = true
      places[.requirement(gathered[first.place], modules: modules)] = [first.place]
    }
    return .requirement(member, modules: modules)
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
  func merged(with nearer: ProtocolMember) -> ProtocolMember {
    var merged = nearer
    if nearer.documentation.isEmpty { merged.documentation = documentation }
    merged.selectors += selectors.filter { !nearer.selectors.contains($0) }
    if conditions.isImplied(by: nearer.conditions) { merged.conditions = conditions }
    if !nearer.attributes.contains(.discardableResult) {
      merged.attributes += attributes.filter { $0.kind == .discardableResult }
    }
    if modifiers.contains(.nonisolated), !nearer.modifiers.contains(.nonisolated) {
      merged.modifiers.insert(.nonisolated, at: 0)
    }
    switch (kind, nearer.kind) {
    case (.method(let old), .method(var new)):
      new.effects = old.effects.intersection(new.effects)
      for (index, parameter) in old.parameters.enumerated()
      where parameter.type == parameter.type.withoutSendable {
        new.parameters[index].type = new.parameters[index].type.withoutSendable
      }
      merged.kind = .method(new)
    case (.property(let old), .property(var new)):
      new.accessors = old.accessors.merged(with: new.accessors)
      merged.kind = .property(new)
    case (.subscript(let old), .subscript(var new)):
      new.accessors = old.accessors.merged(with: new.accessors)
      merged.kind = .subscript(new)
    case (.initializer(let old), .initializer(var new)):
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
