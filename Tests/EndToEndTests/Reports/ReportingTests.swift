import EndToEndSupport
import Foundation
import Testing

/// Tests the tool's messages about protocols without a mock, for people and for CI.
struct ReportingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      protocol UserRepository { func load(_ id: Int) async -> String }
      protocol Handler: ChannelInboundHandler {}
      private protocol Secret {}
      """, to: "App/Users.swift")
  }

  @Test func aConfigurationIsExplained() async throws {
    try folder.write(
      "mocks:\n  - {sources: App, protocols: ['*Repository', Handler], output: Generated}\n",
      to: ".kagemusha.yml")
    let list = try await run(["list"])
    #expect(list.status == 0)
    #expect(
      list.output == """
        PROTOCOL        STATE       DECLARED              MOCK OR REASON
        UserRepository  mocked      App/Users.swift:1:10  Generated/MockUserRepository.swift
        Handler         unmockable  App/Users.swift:2:10  cannot find its parent \
        'ChannelInboundHandler'
        Secret          skipped     App/Users.swift:3:18  it is private, so its mock could not use it

        """)
    let story = try await run(["explain", "UserRepository"])
    #expect(story.status == 0 && story.errors == "")
    #expect(
      story.output == """
        protocol UserRepository
          declared   App/Users.swift:1:10, internal
          selected   its name matches '*Repository'
          entry      .kagemusha.yml:2:5
          mock       MockUserRepository, named by 'Mock{name}'
          output     Generated/MockUserRepository.swift
          requirements
            load(_:)  App/Users.swift:1:32
              stub(mock).load(any())  verify(mock).load(any())

        """)
    let lost = try await run(["explain", "UserRepositry"])
    #expect(lost.status == 2 && lost.output == "")
    #expect(
      lost.errors
        == "error: cannot find protocol 'UserRepositry'; did you mean 'UserRepository'?\n")
    #expect(folder.files == [".kagemusha.yml", "App/Users.swift"])
  }

  @Test(arguments: [[], ["--shallow"]])
  func aStoryTellsWhichMockAnswers(options: [String]) async throws {
    try folder.write(
      "protocol Env { var client: any Client { get } }\nprotocol Client {}\n", to: "Env/Env.swift")
    let story = try await run(["explain", "Env", "Env"] + options)
    #expect(
      story.output.contains(
        """
            client  Env/Env.swift:1:20
              stub(mock).client.get  verify(mock).client.get()
              mock.mocks.client answers where no stub does
        """) == options.isEmpty, "\(story.output)")
    #expect(story.output.contains("verify(mock).client.get()"))
  }

  @Test func aRunEndsWithACountAndStrictnessStopsIt() async throws {
    let arguments = ["generate", "--output", "Mocks.swift", "App"]
    let strict = try await run(arguments + ["--strict"])
    #expect(strict.status == 2)
    #expect(folder.files == ["App/Users.swift"])
    let lenient = try await run(arguments)
    #expect(lenient.status == 0)
    #expect(
      lenient.errors == """
        App/Users.swift:2:19: warning: no mock for 'Handler': cannot find its parent \
        'ChannelInboundHandler'; import the module that declares 'ChannelInboundHandler', or add the \
        file that does to the sources, or exclude 'Handler'
        1 mock: 1 written; 2 protocols skipped: 1 private, 1 with an unknown parent \
        (see kagemusha explain NAME App)

        """)
  }

  @Test func spellingsAreThoseOfTheMock() async throws {
    try folder.write(
      """
      protocol Loader {
        func load() -> Int
        func load() async -> Int
        static func + (left: Self, right: Self) -> Self
      }

      """, to: "App/Loader.swift")
    let run = try await run(["explain", "Loader", "App"])
    #expect(run.output.contains("verify(mock).loadAsync()\n"), "\(run.output)")
    #expect(
      run.output.contains("verify(MockLoader.statics).operatorPlus(any(), any())\n"),
      "\(run.output)")
  }

  @Test func anUnclosedProtocolSwallowsNothing() async throws {
    try folder.write(
      "protocol Open {\n  func f()\n\nprotocol Closed { func g() }\n", to: "App/Open.swift")
    let arguments = ["generate", "--output", "Mocks", "--exclude", "Handler", "App"]
    let message = """
      App/Open.swift:1:15: error: missing '}' to close this '{'; add it before the next declaration
      App/Open.swift:4:1: note: the next declaration starts here

      """
    let stopped = try await run(arguments)
    #expect(stopped.status == 2 && stopped.errors == message)
    #expect(folder.files == ["App/Open.swift", "App/Users.swift"])
    let going = try await run(arguments + ["--keep-going"])
    #expect(going.status == 2)
    #expect(going.errors.hasPrefix(message + "2 mocks: 2 written; 3 protocols skipped: "))
    #expect(
      folder.files.filter { $0.hasPrefix("Mocks/") }
        == ["Mocks/MockClosed.swift", "Mocks/MockUserRepository.swift"])
  }

  @Test func aBrokenProtocolIsOneFact() async throws {
    try folder.write(
      "protocol Broken { func f(_ a: ) }\nprotocol Child: Broken {}\n", to: "App/Broken.swift")
    let error = "App/Broken.swift:1:31: error: expected type in parameter\n"
    let run = try await run(["generate", "--output", "Mocks", "--keep-going", "App"])
    #expect(run.errors.contains(error), "\(run.errors)")
    #expect(run.errors.contains("1 with a syntax error"))
    #expect(run.errors.contains("1 with a parent that has a syntax error"))

    let explanation = try await self.run(["explain", "Broken", "App"])
    #expect(
      explanation.output == """
        protocol Broken
          declared   App/Broken.swift:1:10
          no mock    App/Broken.swift:1:31: expected type in parameter

        """)

    let list = try await self.run(["list", "App"])
    #expect(list.output.contains("broken      App/Broken.swift:1:10  expected type in parameter\n"))
    struct Row: Decodable {
      struct Issue: Decodable, Equatable {
        struct Place: Decodable, Equatable { var path: String, line: Int, column: Int }
        var id: String, kind: String, message: String, position: Place, fixIt: String?
      }
      var name: String, state: String, issues: [Issue]
    }
    let json = try await self.run(["list", "--format", "json", "App"])
    let rows = try JSONDecoder().decode([Row].self, from: Data(json.output.utf8))
    let issue = Row.Issue(
      id: "syntax-error", kind: "with a syntax error", message: "expected type in parameter",
      position: .init(path: "App/Broken.swift", line: 1, column: 31), fixIt: nil)
    #expect(rows.first { $0.name == "Broken" }?.issues == [issue])
    #expect(rows.first { $0.name == "Child" }?.issues.map(\.id) == ["broken-parent"])
    #expect(
      rows.filter { $0.state != "mocked" }.flatMap(\.issues).map(\.kind).sorted()
        == [
          "with a parent that has a syntax error", "with a syntax error", "with an unknown parent",
        ])
  }

  private func run(_ arguments: [String]) async throws -> ProcessRun {
    try await ProcessRun(Repository.tool.path, arguments, in: folder.url)
  }
}
