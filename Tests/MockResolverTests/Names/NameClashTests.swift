import Basics
import DeclarationModel
import Testing

@testable import MockResolver

struct NameClashTests {
  @Test func theFirstOfTwoMocksOfOneNameIsKept() throws {
    let resolution = resolve(
      proto("User"), proto("UserType", at: "B.swift:3"), proto("Other", at: "C.swift"),
      naming: try MockNaming(pattern: "Mock{base}"))
    #expect(resolution.mocks.map(\.name) == ["MockUser", "MockOther"])
    #expect(
      resolution.summaries == [
        "B.swift:3:10: duplicate-mock-name 'UserType' 'User' 'MockUser'"
      ])
    #expect(resolution.diagnostics.map(\.severity) == [.warning])
    #expect(
      resolution.diagnostics.flatMap(\.notes).map { "\($0.position?.description ?? "")" }
        == ["A.swift:1:10"])
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
    #expect(resolve(variant(2, ios), variant(6)).diagnostics.count == 1)
  }

  /// Returns a protocol `Store` of a module.
  private func store(
    in module: String?, at place: String, _ edit: (inout ProtocolDeclaration) -> Void = { _ in }
  ) -> ProtocolDeclaration {
    proto("Store", at: place) {
      $0.module = module
      edit(&$0)
    }
  }

  @Test func theModulesTellMocksOfOneNameApart() {
    let resolution = resolve(
      store(in: "Core", at: "A.swift"), store(in: "Feed", at: "B.swift"),
      store(in: "App", at: "C.swift") { $0.name = "Other" })
    #expect(resolution.mocks.map(\.name) == ["MockCoreStore", "MockFeedStore", "MockOther"])
    #expect(resolution.diagnostics == [])
  }

  @Test func aModuleThatIsAddedChangesNoNameThatHasAModule() {
    let two = resolve(store(in: "Core", at: "A.swift"), store(in: "Feed", at: "B.swift"))
    let three = resolve(
      store(in: "Account", at: "0.swift"), store(in: "Core", at: "A.swift"),
      store(in: "Feed", at: "B.swift"))
    #expect(three.mocks.map(\.name) == ["MockAccountStore"] + two.mocks.map(\.name))
  }

  @Test func oneOfNoKnownModuleKeepsItsName() {
    let resolution = resolve(store(in: nil, at: "A.swift"), store(in: "Feed", at: "B.swift"))
    #expect(resolution.mocks.map(\.name) == ["MockStore", "MockFeedStore"])
  }

  @Test func aNameThatAMarkGivesIsKept() {
    let resolution = resolve(
      store(in: "Core", at: "A.swift") { $0.mockName = "CoreStoreDouble" },
      store(in: "Feed", at: "B.swift"))
    #expect(resolution.mocks.map(\.name) == ["CoreStoreDouble", "MockStore"])
  }

  @Test(arguments: ["Core.Store", "Core.*", "C*.Store", "{Core,Kit}.Store"])
  func patternsMayNameModules(pattern: String) {
    let resolution = resolve(
      store(in: "Core", at: "A.swift"), store(in: "Feed", at: "B.swift"),
      selection: ProtocolSelection(excluded: [Glob(pattern)]))
    #expect(resolution.mocks.map(\.name) == ["MockStore"])
    #expect(resolution.mocks.map(\.position.path) == ["B.swift"])
  }

  @Test(arguments: ["*.Store", "Store.*", "Core.Other", "Core"])
  func otherPatternsNameNone(pattern: String) {
    let resolution = resolve(
      store(in: "Core", at: "A.swift"), store(in: "Feed", at: "B.swift"),
      selection: ProtocolSelection(excluded: [Glob(pattern)]))
    #expect(resolution.mocks.count == 2)
  }

  @Test func ofOneUnknownModuleTheFirstIsKept() {
    let resolution = resolve(store(in: nil, at: "A.swift"), store(in: nil, at: "B.swift"))
    #expect(resolution.mocks.map(\.position.path) == ["A.swift"])
    #expect(
      resolution.summaries == ["B.swift:1:10: duplicate-mock-name 'Store' 'Store' 'MockStore'"])
  }

  @Test func nestedMocksOfTwoModulesHaveOneName() {
    let resolution = resolve(
      store(in: "Core", at: "A.swift") { $0.enclosingTypes = ["Outer"] },
      store(in: "Feed", at: "B.swift") { $0.enclosingTypes = ["Outer"] })
    #expect(resolution.mocks.map(\.name) == ["MockStore", "MockStore"])
  }
}
