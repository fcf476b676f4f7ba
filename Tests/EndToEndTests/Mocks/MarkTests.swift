import EndToEndSupport
import Foundation
import Testing

/// Tests the marks that existing code already has.
struct MarkTests {
  @Test func allOfThemAreUnderstood() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // kagemusha: mock
      protocol Own {}
      /// @mockable
      protocol Mockolo {}
      /// @mockable(override: name = FakeClock)
      protocol MockoloNamed { func now() -> Int }
      /// @mockable(typealias: T = AnyObject; U = String)
      protocol MockoloTyped {}
      // sourcery: AutoMockable
      protocol Sourcery {}
      // sourcery: key = "a", AutoMockable = true
      protocol SourceryTrue {}
      // sourcery: AutoMockable = false
      protocol SourceryFalse {}
      // sourcery:begin: AutoMockable
      protocol InBlock {}
      // sourcery: skip
      protocol SkippedInBlock {}
      // sourcery:end
      protocol AfterBlock {}
      protocol AutoMockable {}
      protocol Conforming: AutoMockable {}
      protocol Heir: Conforming {}
      @Mockable protocol WithMacro {}
      @Spyable(accessLevel: .public) protocol WithSpy {}
      @Mocked
      protocol WithMocked {}
      // kagemusha: mock, skip
      protocol Both {}
      // kagemusha: mock
      private protocol Secret {}
      // kagemusha: mock
      protocol Excluded {}
      protocol Plain {}
      """, to: "App/Marks.swift")
    let list = try await ProcessRun(
      Repository.tool.path,
      ["list", "--format", "json", "--only-marked", "--exclude", "Excluded", "App"],
      in: folder.url)
    #expect(list.status == 0, "\(list.errors)")
    struct Row: Decodable {
      var name: String
      var state: String
      var reason: String
      var mock: String?
    }
    let rows = try JSONDecoder().decode([Row].self, from: Data(list.output.utf8))
    let mocked = rows.filter { $0.state == "mocked" }
    #expect(
      mocked.map(\.name) == [
        "Own", "Mockolo", "MockoloNamed", "MockoloTyped", "Sourcery", "SourceryTrue", "InBlock",
        "Conforming", "Heir", "WithMacro", "WithSpy", "WithMocked",
      ])
    #expect(mocked.first { $0.name == "MockoloNamed" }?.mock == "FakeClock")
    let others = rows.filter { $0.state != "mocked" }
    #expect(
      others.map { "\($0.name) \($0.reason)" } == [
        "SourceryFalse it is not marked, and only marked protocols are selected",
        "SkippedInBlock it is marked to be skipped",
        "AfterBlock it is not marked, and only marked protocols are selected",
        "AutoMockable it is only a mark", "Both it is marked to be skipped",
        "Secret it is private, so its mock could not use it",
        "Excluded its name matches the excluded 'Excluded'",
        "Plain it is not marked, and only marked protocols are selected",
      ])
  }
}
