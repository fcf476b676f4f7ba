import DeclarationModel

/// Gives each type in which a mock keeps a closure a name that no other type has there.
struct ClosureBoxNames {
  private var taken: Set<String> = []

  /// Returns requirements whose boxes have names of their own.
  static func naming(_ members: [ProtocolMember]) -> [ProtocolMember] {
    guard members.contains(where: \.hasClosureBoxes) else { return members }
    var names = ClosureBoxNames()
    for member in members {
      names.taken.formUnion(member.generics.map(\.name))
      _ = member.containsType { type in
        type.visit { part in
          guard case .named(let named) = part, let first = named.components.first else { return }
          names.taken.insert(first.name)
        }
        return false
      }
    }
    return members.map { $0.hasClosureBoxes ? names.naming($0) : $0 }
  }

  private mutating func naming(_ member: ProtocolMember) -> ProtocolMember {
    var boxes = member.parameters.map(\.closureBox)
    for index in boxes.indices { boxes[index] = boxes[index].map { free($0) } }
    var rest = boxes[...]
    var member = member.mappingParameters { parameter in
      var parameter = parameter
      parameter.closureBox = rest.removeFirst()
      return parameter
    }
    member.resultBox = member.resultBox.map { free($0) }
    return member
  }

  private mutating func free(_ box: ClosureBox) -> ClosureBox {
    var (box, number) = (box, 1)
    let wish = box.name
    while !taken.insert(box.name).inserted {
      number += 1
      box.name = "\(wish)\(number)"
    }
    return box
  }
}

extension MockBlueprint {
  /// This mock with its closures as they are, as variables have them.
  var keepingClosures: MockBlueprint {
    var mock = self
    for index in members.indices where members[index].member.hasClosureBoxes {
      var member = members[index].member.mappingParameters { parameter in
        var parameter = parameter
        parameter.closureBox = nil
        return parameter
      }
      member.resultBox = nil
      mock.members[index].member = member
    }
    return mock
  }
}

extension ProtocolMember {
  /// Whether a mock keeps closures of it in types of its own.
  fileprivate var hasClosureBoxes: Bool {
    resultBox != nil || parameters.contains { $0.closureBox != nil }
  }
}
