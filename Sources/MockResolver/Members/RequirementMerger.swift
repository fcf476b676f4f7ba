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
  /// The places of the requirements of each name.
  private var namesakes: [SidedName: [Int]] = [:]

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
    checkIsolations(of: member, from: ancestor, named: name)
    if let signature {
      places[signature, default: []].append(gathered.count)
    } else {
      firstOfName[name] = (gathered.count, isSigned: false)
    }
    gathered.append(member)
    writers.append(ancestor)
    namesakes[name, default: []].append(gathered.count - 1)
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

  /// Reports a requirement that differs from one of another protocol only in where closures run: a class can have only one
  /// of them, and neither takes the closures of the other.
  private mutating func checkIsolations(
    of member: ProtocolMember, from ancestor: Int, named name: SidedName
  ) {
    for place in namesakes[name] ?? [] where writers[place] != ancestor {
      let other = gathered[place]
      guard member.hasIsolatedClosures || other.hasIsolatedClosures,
        !other.conditions.excludes(member.conditions),
        types.requirement(member.withoutIsolationOfClosures, from: ancestor)
          == types.requirement(other.withoutIsolationOfClosures, from: writers[place])
      else { continue }
      report(.conflictingTypes, member)
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
  /// The effects of its getter, if it has one.
  fileprivate var getterEffects: Effects? {
    switch kind {
    case .property(let property): property.accessors.getterEffects
    case .subscript(let element): element.accessors.getterEffects
    case .method, .initializer, .associatedType, .typeAlias: nil
    }
  }

  /// Whether a closure in its types is isolated to a global actor, or `@isolated(any)`.
  fileprivate var hasIsolatedClosures: Bool {
    containsType { type in
      guard case .function(let function) = type else { return false }
      return function.attributes.contains(where: \.isIsolation)
    }
  }

  /// This requirement with closures that are not isolated.
  fileprivate var withoutIsolationOfClosures: ProtocolMember {
    mapTypes { type in
      type.map { part in
        guard case .function(var function) = part else { return part }
        function.attributes.removeAll(where: \.isIsolation)
        return .function(function)
      }
    }
  }

  /// Whether it is a subscript that can be set.
  fileprivate var hasSetter: Bool {
    if case .subscript(let element) = kind { element.accessors.hasSetter } else { false }
  }

  /// The attribute of the global actor that it is on, if it says so itself.
  var globalActor: Attribute? { attributes.first(where: \.isGlobalActor) }
}

extension Attribute {
  /// Whether it says where a closure runs.
  fileprivate var isIsolation: Bool { isGlobalActor || kind == .isolated }
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
