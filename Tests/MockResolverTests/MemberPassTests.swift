import DeclarationModel
import Testing

@testable import MockResolver

struct MemberPassTests {
  private func passes(of name: String, _ protocols: ProtocolDeclaration...) -> PassTrace? {
    MockResolver(files: files(protocols), naming: MockNaming())
      .resolve(ProtocolSelection(), explaining: name).explanations.first?.trace
  }

  @Test func passesRunInThisOrder() {
    #expect(
      MemberPass.allCases.map(\.rawValue) == [
        "written-names", "overrides", "conditions", "isolation", "thrown-types", "parameter-names",
        "generic-names", "outer-names", "mock-types", "closure-aliases", "noncopyable",
        "runtime-support", "isolated-conformances",
      ])
  }

  @Test func traceHasOnlyThePassesThatChangedARequirement() throws {
    let trace = try #require(
      passes(
        of: "Child",
        proto("Parent", method("copy", result: "Self"), method("plain")),
        proto("Child", at: "A.swift:9", inherits: ["Parent"]) {
          var actor = Attribute("MainActor")
          actor.isGlobalActor = true
          $0.attributes = [actor]
        }))
    #expect(trace.changes.map(\.requirement) == ["copy()", "copy()", "plain()"])
    #expect(trace.changes.map(\.pass) == ["isolation", "mock-types", "isolation"])
    #expect(trace.changes.map(\.position.line) == [2, 2, 3])
    #expect(
      trace.changes.map(\.after) == [
        "nonisolated func copy() -> Self", "nonisolated func copy() -> MockChild",
        "nonisolated func plain()",
      ])
  }

  @Test func whatNeedsNoRewriteLeavesNoTrace() {
    #expect(passes(of: "P", proto("P", method("f", param("x", "Int"))))?.changes.isEmpty == true)
  }

  @Test func associatedTypesAreReplacedWhereverTheyStand() throws {
    let error = Effects(throwing: .typed("Self.Failure"))
    let trace = try #require(
      passes(
        of: "Source",
        proto(
          "Source", associated("Failure"),
          method(
            "load", param("body", .closure("Self.Failure", effects: error)), result: "[Self]?",
            effects: error))))
    #expect(trace.changes.map(\.pass) == ["mock-types", "runtime-support"])
    let result = "throws(Failure) -> [MockSource<Failure>]?"
    #expect(
      trace.changes.map(\.after) == [
        "func load(body: (Failure) throws(Failure) -> Void) \(result)",
        "func load(body: (Failure) throws(Failure) -> Void /* in LoadBodyClosure */"
          + " /* needs typedThrows */) \(result)",
      ])
  }
}
