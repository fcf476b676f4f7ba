import DeclarationModel

/// Gathers the requirements of a protocol and its ancestors, each once, in order of first
/// appearance.
struct RequirementMerger: Sendable {
  /// The requirements so far.
  private(set) var members: [ProtocolMember] = []
  /// What keeps some of them from being mocked.
  private(set) var findings: [Finding] = []

  /// Which ancestor declared a requirement last, by the requirement's place.
  private var origins: [Int] = []
  private var places: [MemberSignature: [Int]] = [:]

  /// Adds a requirement, or merges it with one that says the same.
  ///
  /// - Parameters:
  ///   - member: The requirement, with the types and conditions of the mock.
  ///   - ancestor: The number of the protocol that declares it.
  mutating func add(_ member: ProtocolMember, from ancestor: Int) {
    let signature = MemberSignature(member)
    for place in places[signature] ?? [] {
      let other = members[place]
      if other.conditions.excludes(member.conditions) { continue }
      if origins[place] == ancestor {
        let areConditional = !other.conditions.isEmpty && !member.conditions.isEmpty
        // Its author knows that these are never there together.
        if areConditional, other.conditions.map(\.directives) != member.conditions.map(\.directives)
        {
          continue
        }
      } else if !areRelated(other, member) {
        report(.conditionalRedeclaration, member)
      }
      if case .property(let old) = other.kind, case .property(let new) = member.kind,
        old.type != new.type
      {
        report(.conflictingTypes, member)
      }
      members[place] = other.merged(with: member)
      origins[place] = ancestor
      return
    }
    places[signature, default: []].append(members.count)
    members.append(member)
    origins.append(ancestor)
  }

  /// Whether one of two requirements is there whenever the other is.
  private func areRelated(_ left: ProtocolMember, _ right: ProtocolMember) -> Bool {
    left.conditions.isImplied(by: right.conditions)
      || right.conditions.isImplied(by: left.conditions)
  }

  private mutating func report(_ fact: Unmockable, _ member: ProtocolMember) {
    findings.append(Finding(fact: fact, subject: member.labelledName, position: member.position))
  }
}
