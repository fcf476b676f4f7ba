import DeclarationModel
import Testing

@testable import MockResolver

struct NameClashTests {
  @Test func bothPlacesAreToldOfAClash() throws {
    let resolution = resolve(
      proto("User"), proto("UserType", at: "B.swift:3"), proto("Other", at: "C.swift"),
      naming: try MockNaming(pattern: "Mock{base}"))
    #expect(resolution.mocks.map(\.name) == ["MockOther"])
    #expect(
      resolution.summaries == [
        "A.swift:1:10: duplicate-mock-name 'User' 'UserType' 'MockUser'",
        "B.swift:3:10: duplicate-mock-name 'UserType' 'User' 'MockUser'",
      ])
    #expect(
      resolution.diagnostics.flatMap(\.notes).map { "\($0.position?.description ?? "")" }
        == ["B.swift:3:10", "A.swift:1:10"])
  }

  @Test func aMockMayNotHaveTheNameOfAProtocol() throws {
    let resolution = resolve(
      proto("User"), proto("UserType", at: "B.swift"),
      selection: ProtocolSelection(names: ["UserType"]),
      naming: try MockNaming(pattern: "{base}"))
    #expect(
      resolution.summaries == ["B.swift:1:10: mock-name-taken 'UserType' 'User'"])
    #expect(
      resolution.diagnostics.first?.notes.map(\.position)
        == [SourcePosition(path: "A.swift", line: 1, column: 10)])
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
