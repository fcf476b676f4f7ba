import DeclarationModel

/// The prefixes of the names of a requirement's variables, one for each style that has variables.
package struct StylePrefixes: Sendable, Hashable {
  /// The prefix in Sourcery's style: `loadIdIntString`, as in `loadIdIntStringCallsCount`.
  package var spy: String
  /// The prefix in Mockolo's style: `load`, as in `loadCallCount`.
  package var handlers: String
}

extension StylePrefixes {
  /// Returns the prefixes of some requirements, in their order; nil for those without written names.
  static func of(_ members: [ProtocolMember]) -> [StylePrefixes?] {
    guard members.contains(where: { $0.writtenNames != nil }) else {
      return members.map { _ in nil }
    }
    let handlers = HandlerNaming.names(of: members)
    // A name that a tool gives twice, or that is also a requirement's, would not compile.
    let declared = Set(members.compactMap(\.bareName))
    var (spies, others) = (declared, declared)
    return members.indices.map { index in
      guard let written = members[index].writtenNames else { return nil }
      let member = members[index]
      return StylePrefixes(
        spy: unused(written.spy, member, member.spyVariables, among: &spies),
        handlers: unused(
          identifier(handlers[index]), member, member.handlerVariables, among: &others))
    }
  }

  /// Returns a prefix with enough underscores that no variable has a taken name, and adds the names to the taken
  /// ones.
  private static func unused(
    _ prefix: String, _ member: ProtocolMember, _ variables: (String) -> [String],
    among taken: inout Set<SidedName>
  ) -> String {
    var prefix = prefix
    func names() -> Set<SidedName> {
      Set(variables(prefix).map { SidedName(name: $0, isStatic: member.isStatic) })
    }
    while !names().isDisjoint(with: taken) { prefix += "_" }
    taken.formUnion(names())
    return prefix
  }

  /// Returns a name without the characters that are invalid in an identifier.
  static func identifier(_ name: String) -> String {
    let kept = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return kept.first?.isNumber ?? true ? "_\(kept)" : kept
  }
}

extension ProtocolMember {
  /// The name with which a variable of the mock would clash: a method has one only without parameters.
  fileprivate var bareName: SidedName? {
    guard parameters.isEmpty else { return nil }
    switch kind {
    case .method, .property: return SidedName(name: baseName, isStatic: isStatic)
    case .subscript, .initializer, .associatedType, .typeAlias: return nil
    }
  }

  private var isPlainProperty: Bool {
    if case .property(let property) = kind { property.accessors.isPlainGetter } else { false }
  }

  private var isSubscript: Bool { if case .subscript = kind { true } else { false } }

  /// Returns the names of the requirement's variables in the style of Sourcery.
  fileprivate func spyVariables(_ prefix: String) -> [String] {
    let prefixes = StylePrefixes(spy: prefix, handlers: "")
    if isPlainProperty { return [prefixes.underlyingName] }
    var variables: [SpyVariable] = [
      .callsCount, .called, .throwableError, .returnValue, .closure,
    ]
    if isSubscript { variables += [.setCallsCount, .setClosure] }
    var names: [String] = []
    if !parameters.isEmpty {
      variables.append(.receivedInvocations)
      names.append(prefixes.receivedName(of: parameters.map(\.name)))
    }
    if !isCallable { names.append(prefixes.underlyingName) }
    return variables.map(prefixes.name) + names
  }

  /// Returns the names of the requirement's variables in the style of Mockolo.
  fileprivate func handlerVariables(_ prefix: String) -> [String] {
    let prefixes = StylePrefixes(spy: "", handlers: prefix)
    if isPlainProperty {
      return [prefixes.privateName, prefixes.name(HandlerVariable.setCallCount)]
    }
    var variables: [HandlerVariable] = [.callCount, .argValues, .handler]
    if isSubscript { variables += [.setCallCount, .setHandler] }
    return variables.map(prefixes.name)
  }
}

/// The naming of overloads in Mockolo: the first overload keeps the base name, and the others get as many parts of
/// their signatures as distinguish them.
private struct HandlerNaming {
  private let parts: [[String]]
  private var names: [Int: String] = [:]

  /// Returns the names of some requirements, in their order.
  static func names(of members: [ProtocolMember]) -> [String] {
    var naming = HandlerNaming(members)
    // Properties get their names before methods, and the protocol's own requirements before inherited ones.
    let order = members.indices.sorted { left, right in
      naming.rank(members[left], left) < naming.rank(members[right], right)
    }
    naming.assign(naming.groups(order, level: 0), level: 0, taken: [])
    return members.indices.map { naming.names[$0] ?? naming.parts[$0].joined() }
  }

  private init(_ members: [ProtocolMember]) {
    parts = members.map { $0.writtenNames?.handlerParts ?? [$0.baseName] }
  }

  private func rank(_ member: ProtocolMember, _ index: Int) -> (Int, Int, Int) {
    let isInherited = member.writtenNames?.isInherited ?? false
    return (member.isCallable ? 1 : 0, isInherited ? 1 : 0, index)
  }

  private func name(_ index: Int, level: Int) -> String {
    let count = parts[index].count
    return parts[index].prefix(level + 1).joined()
      + (level < count ? "" : (count...level).map { String($0 - count + 1) }.joined())
  }

  private func groups(_ members: [Int], level: Int) -> [(name: String, members: [Int])] {
    var places: [String: Int] = [:]
    var groups: [(name: String, members: [Int])] = []
    for member in members {
      let name = name(member, level: level)
      if let place = places[name] {
        groups[place].members.append(member)
      } else {
        places[name] = groups.count
        groups.append((name, [member]))
      }
    }
    return groups
  }

  /// Gives each group's first requirement the group's name, and the others longer ones; returns the names.
  @discardableResult
  private mutating func assign(
    _ groups: [(name: String, members: [Int])], level: Int, taken: Set<String>
  ) -> Set<String> {
    var used: Set<String> = []
    for group in groups {
      var rest = group.members[...]
      if !taken.contains(group.name), let first = rest.popFirst() {
        names[first] = group.name
        used.insert(group.name)
      }
      guard !rest.isEmpty, level < 64 else { continue }
      used.formUnion(
        assign(self.groups(Array(rest), level: level + 1), level: level + 1, taken: used))
    }
    return used
  }
}
