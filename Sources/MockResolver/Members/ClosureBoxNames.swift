import DeclarationModel

/// Gives a unique name to each type in which a mock keeps a closure.
struct ClosureBoxNames {
  private var taken: Set<String> = []

  /// Returns requirements whose closure boxes have unique names.
  static func naming(_ members: [ProtocolMember]) -> [ProtocolMember] {
    guard members.contains(where: \.hasClosureBoxes) else { return members }
    var names = ClosureBoxNames()
    for member in members {
      names.taken.formUnion(member.generics.map(\.name))
      member.visitTypes { type in
        if case .named(let named) = type, let first = named.components.first {
          names.taken.insert(first.name)
        }
      }
    }
    return members.map { $0.hasClosureBoxes ? names.naming($0) : $0 }
  }

  private mutating func naming(_ member: ProtocolMember) -> ProtocolMember {
    var named = member.mappingParameters { parameter in
      var parameter = parameter
      parameter.closureBox = parameter.closureBox.map { free($0) }
      return parameter
    }
    named.resultBox = member.resultBox.map { free($0) }
    return named
  }

  private mutating func free(_ box: ClosureBox) -> ClosureBox {
    var (box, number) = (box, 1)
    let wish = box.name
    while !taken.insert(box.name).inserted {
      number += 1
      box.name = "\(wish.withoutBackticks)\(number)".typeSpelling
    }
    return box
  }
}
