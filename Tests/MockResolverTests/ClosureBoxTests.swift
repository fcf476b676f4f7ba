import DeclarationModel
import Testing

@testable import MockResolver

struct ClosureBoxTests {
  private let typed = TypeReference.function(
    FunctionType(
      parameters: [], effects: Effects(throwing: .typed(.name("Refused"))), result: .name("Int")))

  private func method(_ name: String, _ type: TypeReference, result: TypeReference? = nil)
    -> ProtocolMember
  {
    var method = MethodDeclaration(name: name)
    method.parameters = [Parameter(label: nil, name: "body", type: type)]
    method.result = result
    return ProtocolMember(.method(method), at: SourcePosition(path: "A.swift", line: 1, column: 1))
  }

  @Test func onlyClosuresThatOlderSystemsDoNotKnowAreUnknown() {
    func isUnknown(_ throwing: Effects.Throwing, _ attributes: [Attribute] = []) -> Bool {
      FunctionType(
        attributes: attributes, parameters: [], effects: Effects(throwing: throwing), result: .void
      ).isUnknownToOlderSystems
    }
    #expect(isUnknown(.typed(.name("Refused"))))
    #expect(isUnknown(.never, [Attribute("isolated", arguments: "any")]))
    #expect(!isUnknown(.never) && !isUnknown(.any))
    #expect(!isUnknown(.typed(.name("Never"))))
    #expect(!isUnknown(.typed(.existential(.name("Error")))))
  }

  @Test func boxesThatWouldHaveTheSameNameAreNumbered() {
    var members = [
      method("run", typed), method("run", typed), method("plain", .name("RunBodyClosure3")),
    ]
    for index in 0..<2 {
      members[index] = members[index].mappingParameters { parameter in
        var parameter = parameter
        parameter.closureBox = ClosureBox(name: "RunBodyClosure")
        return parameter
      }
    }
    members.append(members[0])
    let names = ClosureBoxNames.naming(members).map { $0.parameters[0].closureBox?.name }
    #expect(names == ["RunBodyClosure", "RunBodyClosure2", nil, "RunBodyClosure4"])
  }
}
