import DeclarationModel
import Basics
import Testing

@testable import MockResolver

struct StoryTests {
  private func resolve(
    _ protocols: [ProtocolDeclaration], broken: [String] = [], explaining name: String? = nil,
    selection: ProtocolSelection = ProtocolSelection()
  ) -> Resolution {
    var input = files(protocols)
    input[0].brokenProtocols = broken.map {
      BrokenProtocol(name: $0, position: SourcePosition(path: "Z.swift", line: 1, column: 10))
    }
    return MockResolver(files: input, naming: MockNaming())
      .resolve(selection, explaining: name)
  }

  @Test func everyProtocolHasAnOutcome() {
    let resolution = resolve(
      [
        proto("A", method("f")), proto("B", at: "A.swift:5", inherits: ["Nowhere"]),
        proto("C", at: "A.swift:9") { $0.access = .private }, proto("D", at: "A.swift:12"),
        proto("MockA", at: "A.swift:15"),
      ], selection: ProtocolSelection(excluded: ["D"]))
    #expect(resolution.outcomes.map(\.declaration.name) == ["A", "B", "C", "D", "MockA"])
    #expect(resolution.outcomes.map(\.mockName) == [nil, nil, nil, nil, "MockMockA"])
    #expect(
      resolution.outcomes.map { $0.issues.map(\.id) } == [
        [.mockNameTaken], [.unknownParent], [], [], [],
      ])
    #expect(
      resolution.outcomes.map(\.decision) == [
        .selected(.all), .selected(.all), .skipped(.access(.private)),
        .skipped(.excluded(glob: "D")), .selected(.all),
      ])
    #expect(resolution.explanations.isEmpty)
  }

  @Test func aBrokenParentIsNotCalledMissing() {
    let nested = proto("D", at: "A.swift:9", inherits: ["B"]) { $0.enclosingTypes = ["Outer"] }
    let resolution = resolve(
      [proto("A", inherits: ["B"]), proto("C", at: "A.swift:5", inherits: ["A"]), nested],
      broken: ["B"])
    #expect(
      resolution.summaries == [
        "A.swift:1:10: broken-parent 'A' 'B'", "A.swift:5:10: broken-parent 'C' 'B'",
        "A.swift:9:10: broken-parent 'Outer.D' 'B'",
      ])
  }

  @Test(
    arguments: [
      (DiagnosticID.undeclaredName, BrokenCause.undeclaredName),
      (.unavailableProtocol, .unavailable), (.syntaxError, .syntaxError),
      (.newerSyntax, .newerSyntax),
    ]) func aBrokenParentIsBrokenForItsOwnCause(_ id: DiagnosticID, _ cause: BrokenCause) throws
  {
    var input = files([proto("A", inherits: ["B"])])
    let place = SourcePosition(path: "Z.swift", line: 1, column: 10)
    let error = Diagnostic(.warning, DiagnosticText(id, "an error", fixIt: nil), at: place)
    input[0].brokenProtocols = [
      BrokenProtocol(name: "B", position: place, diagnostics: [error])
    ]
    let resolution = MockResolver(files: input, naming: MockNaming()).resolve(ProtocolSelection())
    let issue = try #require(resolution.outcomes.first?.issues.first)
    #expect(issue.id == .brokenParent)
    #expect(issue.message == "its parent 'B' \(cause.predicate)")
  }

  @Test func aBrokenProtocolMayBeAskedFor() {
    let selection = ProtocolSelection(names: ["B", "Bx"])
    let resolution = resolve([proto("A")], broken: ["B"], selection: selection)
    #expect(resolution.unmatched.map(\.glob) == ["Bx"])
  }

  @Test func aStoryHasParentsAndRequirements() throws {
    let resolution = resolve(
      [
        proto("A", inherits: ["Base", "Gone"], method("f")),
        proto("Base", at: "B.swift", inherits: ["Sendable", "AutoMockable"], method("g")),
      ], explaining: "A")
    let explanation = try #require(resolution.explanations.first)
    #expect(resolution.explanations.count == 1)
    #expect(explanation.blueprint == nil)
    #expect(explanation.issues.map(\.position.path) == ["A.swift"])
    #expect(explanation.parents.map(\.name) == ["Base", "Gone", "Sendable", "AutoMockable"])
    #expect(explanation.parents.map(\.child) == ["A", "A", "Base", "Base"])
    #expect(
      explanation.parents.map(\.origin) == [
        .declared(SourcePosition(path: "B.swift", line: 1, column: 10)),
        .missing, .language, .mark,
      ])
    #expect(explanation.requirements.map(\.member.labelledName) == ["g()", "f()"])
    #expect(explanation.requirements.map(\.owner) == ["Base", "A"])
  }

  @Test func whatNobodyAskedForHasAStoryToo() throws {
    let nested = proto("A", at: "B.swift", method("f")) { $0.enclosingTypes = ["Outer"] }
    let selection = ProtocolSelection(names: ["X"])
    let resolution = resolve([proto("A"), nested], explaining: "Outer.*", selection: selection)
    #expect(resolution.explanations.map(\.outcome.declaration.qualifiedName) == ["Outer.A"])
    #expect(resolution.explanations.first?.blueprint?.name == "MockA")
    #expect(resolution.explanations.first?.outcome.mockName == nil)
    #expect(resolve([proto("A"), nested], explaining: "A").explanations.count == 2)
  }

  @Test func aMarkMayNameTheMock() {
    let named = proto("A") { $0.mockName = "FakeA" }
    #expect(resolve([named]).mocks.map(\.name) == ["FakeA"])
  }
}
