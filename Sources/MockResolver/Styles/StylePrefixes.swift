import DeclarationModel

/// The beginnings of the names of a requirement's variables, one for each style that has any.
package struct StylePrefixes: Sendable, Hashable, Codable {
  /// `loadIdIntString`, as in `loadIdIntStringCallsCount`.
  package var spy: String
  /// `load`, as in `loadCallCount`.
  package var handlers: String
}

extension StylePrefixes {
  /// Returns the prefixes of some requirements, in their order; nil for those that have no names.
  static func of(_ members: [ProtocolMember]) -> [StylePrefixes?] {
    guard members.contains(where: { $0.writtenNames != nil }) else {
      return members.map { _ in nil }
    }
    let handlers = HandlerNaming.names(of: members)
    // What Sourcery calls alike would not compile.
    var taken: Set<SidedName> = []
    var handlersTaken: Set<SidedName> = []
    return members.indices.map { index in
      let member = members[index]
      guard let written = member.writtenNames else { return nil }
      var spy = written.spy
      while !taken.insert(SidedName(name: spy, isStatic: member.isStatic)).inserted { spy += "_" }
      var handler = CamelCase.identifier(handlers[index])
      while !handlersTaken.insert(SidedName(name: handler, isStatic: member.isStatic)).inserted {
        handler += "_"
      }
      return StylePrefixes(spy: spy, handlers: handler)
    }
  }
}

/// The naming of overloads that Mockolo has: of those of one name, the first keeps it, and others get as many
/// parts of their signatures as tell them from it.
private struct HandlerNaming {
  private let parts: [[String]]
  private var names: [Int: String] = [:]

  /// Returns the names of some requirements, in their order.
  static func names(of members: [ProtocolMember]) -> [String] {
    var naming = HandlerNaming(members)
    // Properties have their names before methods, and the protocol's own requirements before its parents'.
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
