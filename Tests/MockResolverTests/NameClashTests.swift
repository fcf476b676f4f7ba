import DeclarationModel
import Testing

@testable import MockResolver

struct NameClashTests {
  @Test func bothPlacesAreToldOfAClash() throws {
    let resolution = resolve(
      proto("User"), proto("UserType", at: "B.swift:3"), proto("Other", at: "C.swift"),
      naming: try MockNaming(pattern: "Mock{base}"))
    #expect(resolution.mocks.map(\.name) == ["MockOther"])
    let fixIt = "exclude one, or change the pattern of mock names"
    #expect(
      resolution.messages == [
        "A.swift:1:10: error: the mocks of 'User' and of 'UserType' at B.swift:3:10 are both named"
          + " 'MockUser'; \(fixIt)",
        "B.swift:3:10: error: the mocks of 'UserType' and of 'User' at A.swift:1:10 are both named"
          + " 'MockUser'; \(fixIt)",
      ])
  }

  @Test func aMockMayNotHaveTheNameOfAProtocol() throws {
    let resolution = resolve(
      proto("User"), proto("UserType", at: "B.swift"),
      selection: ProtocolSelection(names: ["UserType"]),
      naming: try MockNaming(pattern: "{base}"))
    #expect(
      resolution.messages == [
        "B.swift:1:10: error: the mock of 'UserType' would be named 'User', as the protocol at"
          + " A.swift:1:10 is; exclude 'UserType', or change the pattern of mock names"
      ])
  }

  @Test func nestedProtocolsOfOneNameDoNotClash() {
    let resolution = resolve(
      proto("Delegate") { $0.enclosingTypes = ["A"] },
      proto("Delegate", at: "B.swift") { $0.enclosingTypes = ["B"] })
    #expect(resolution.mocks.map(\.enclosingTypes) == [["A"], ["B"]])
    #expect(resolution.mocks.map(\.name) == ["MockDelegate", "MockDelegate"])
  }

  @Test func variantsUnderConditionsDoNotClash() {
    func variant(_ line: Int, _ conditions: ConditionalClause...) -> ProtocolDeclaration {
      proto("P", at: "A.swift:\(line)") { $0.conditions = conditions }
    }
    let ios = clause("#if os(iOS)")
    #expect(resolve(variant(2, ios), variant(6, clause("#if os(iOS)", "#else"))).mocks.count == 2)
    #expect(resolve(variant(2, ios), variant(6, clause("#if DEBUG", line: 5))).mocks.count == 2)
    #expect(resolve(variant(2, ios), variant(6)).diagnostics.count == 2)
  }
}
