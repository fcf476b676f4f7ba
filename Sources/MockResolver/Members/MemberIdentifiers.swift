import DeclarationModel

/// Names the requirements of a mock. No two have the same name, and no name depends on an unrelated
/// requirement.
///
/// Overloads with the same labels are distinguished by the types of parameters, then by results,
/// then by effects, then by generic parameters.
struct MemberIdentifiers: Sendable {
  /// A detail that an identifier may have besides name and labels.
  private enum Detail: CaseIterable {
    case parameterTypes, result, effects, generics
  }

  /// The identifiers, in the order of the members.
  let identifiers: [String]

  /// Creates the identifiers of some requirements.
  ///
  /// - Complexity: O(*n*) for *n* members; quadratic in the number of overloads that have the same
  ///   labels and different types.
  init(_ members: [ProtocolMember]) {
    var identifiers = members.map(\.labelledName)
    var isOverloaded = false
    var groups: [SidedName: [Int]] = [:]
    for (index, member) in members.enumerated() {
      let name = SidedName(name: identifiers[index], isStatic: member.isStatic)
      groups[name, default: []].append(index)
      isOverloaded = isOverloaded || groups[name]?.count ?? 0 > 1
    }
    if isOverloaded {
      for group in groups.values where group.count > 1 {
        for (index, name) in zip(group, Self.names(ofOverloads: group.map { members[$0] })) {
          identifiers[index] = name
        }
      }
    }
    self.identifiers = identifiers
  }

  /// Returns the names of requirements with the same labels.
  private static func names(ofOverloads members: [ProtocolMember]) -> [String] {
    var details = members.map { _ in Set<Detail>() }
    for detail in Detail.allCases {
      let named = members.indices.map { name(members[$0], details[$0]) }
      for group in Dictionary(grouping: members.indices, by: { named[$0] }).values
      where group.count > 1 && Set(group.map { text(of: detail, in: members[$0]) }).count > 1 {
        let colliding = group.filter { index in
          group.contains {
            $0 != index && !members[$0].conditions.excludes(members[index].conditions)
          }
        }
        let texts = Set(colliding.map { text(of: detail, in: members[$0]) })
        guard texts.count > 1 else { continue }
        for index in colliding { details[index].insert(detail) }
      }
    }
    return zip(members, details).map(name)
  }

  private static func name(_ member: ProtocolMember, _ details: Set<Detail>) -> String {
    var name = member.baseName
    if details.contains(.generics) { name += text(of: .generics, in: member) }
    if details.contains(.parameterTypes) {
      name += "(\(text(of: .parameterTypes, in: member)))"
    } else {
      name += member.labelledName.dropFirst(member.baseName.count)
    }
    if details.contains(.effects) { name += text(of: .effects, in: member) }
    if details.contains(.result) { name += " -> \(text(of: .result, in: member))" }
    return name
  }

  private static func text(of detail: Detail, in member: ProtocolMember) -> String {
    switch detail {
    case .parameterTypes:
      return member.parameters.map { parameter in
        let type = parameter.type.text + (parameter.isVariadic ? "..." : "")
        let label = member.isOperator ? nil : parameter.label
        return "\(label ?? "_"): \(parameter.isInout ? "inout " : "")\(type)"
      }.joined(separator: ", ")
    case .result:
      let result = member.result ?? .void
      return result.isVoid ? "Void" : result.text
    case .effects: return member.effects.text
    case .generics:
      if member.generics.isEmpty, member.requirements.isEmpty { return "" }
      let parameters = member.generics.map(\.text).joined(separator: ", ")
      let requirements = member.requirements.map(\.text).joined(separator: ", ")
      return "<\(parameters)\(requirements.isEmpty ? "" : " where \(requirements)")>"
    }
  }
}

/// A name of an instance member or of a static member.
struct SidedName: Sendable, Hashable {
  /// The name.
  var name: String
  /// Whether the member is static.
  var isStatic: Bool
}

extension ProtocolMember {
  /// The name with labels, and whether the member is static.
  var sidedName: SidedName { SidedName(name: labelledName, isStatic: isStatic) }
}
