import FileSupport
import Configuration
import DiagnosticSupport
import Foundation
import MockEngine
import Testing

/// Tests of the reports on protocols that have no mock.
@Suite struct ReportingRunTests {
  private static let source = """
    protocol Base: Sendable { func load(_ id: Int) -> String }
    protocol Repository: Base {
      associatedtype Item: Hashable
      static func open(_ path: String...) -> Bool
      init(name: String)
      var limit: Int { get set }
      subscript(key: String, at index: Int) -> Item? { get }
      func render(_ value: Int)
      func render(_ value: String)
    }
    private protocol Secret {}
    // kagemusha: skip
    protocol Hidden {}
    protocol Orphan: Nowhere {}
    enum Outer { protocol Delegate {} }
    """

  private func run(
    _ folder: TemporaryFolder, _ action: Run.Action, _ paths: [String] = ["A.swift"],
    _ change: (inout Run) -> Void = { _ in }
  ) async -> RunOutcome {
    var input = CommandLineOptions(currentDirectory: folder.path)
    input.paths = paths
    var run = Run(input, action: action)
    change(&run)
    return run.run()
  }

  @Test func theAdviceToExplainNamesTheClasses() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "final class Store { func load() {} }")
      let outcome = await run(folder, .write(.dryRun)) {
        $0.input.output = "M.swift"
        $0.input[.classes] = ["Sto*"]
        $0.input[.searchPaths] = ["My Modules"]
      }
      #expect(
        outcome.messages.hasSuffix(
          "(see kagemusha explain NAME --module-search-path 'My Modules' --classes 'Sto*' A.swift)\n"
        ))
    }
  }

  @Test func aRunCountsWhatItSkipsAndWhy() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", Self.source)
      let outcome = await run(folder, .write(WriteOptions())) { $0.input.output = "M.swift" }
      #expect(outcome.status == .success)
      #expect(
        outcome.messages.hasSuffix(
          """
          \n3 mocks: 3 written; 3 protocols skipped: 1 marked to be skipped, 1 private, \
          1 with an unknown parent (see kagemusha explain NAME A.swift)

          """))
      #expect(
        outcome.diagnostics.map(\.summary) == ["A.swift:14:18: unknown-parent 'Orphan' 'Nowhere'"])
      let check = await run(folder, .check(CheckOptions())) { $0.input.output = "M.swift" }
      #expect(check.messages.contains("3 mocks: 3 up to date; 3 protocols skipped: "))
      let quiet = await run(folder, .write(WriteOptions())) {
        $0.input.output = "M.swift"
        $0.isQuiet = true
      }
      #expect(!quiet.messages.contains("skipped"))
      #expect(await !run(folder, .print).messages.contains("skipped"))
    }
  }

  @Test func whatAnotherEntryMocksIsNotSkipped() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}\nprotocol B {}\nprotocol C {}")
      try folder.write(
        ".kagemusha.yml",
        """
        mocks:
          - {sources: S, protocols: A, output: A.swift}
          - {sources: S, protocols: B, output: B.swift, exclude: C}
        """)
      let outcome = await run(folder, .write(WriteOptions()), [])
      #expect(
        outcome.messages == "2 mocks: 2 written; 1 protocol skipped: 1 not selected"
          + " (see kagemusha explain NAME)\n")
      let list = await run(folder, .list(.text), [])
      #expect(
        list.output == """
          PROTOCOL  STATE    DECLARED        MOCK OR REASON
          A         mocked   S/A.swift:1:10  A.swift
          B         mocked   S/A.swift:2:10  B.swift
          C         skipped  S/A.swift:3:10  its name matches none of the selected names

          """)
    }
  }

  @Test func aSyntaxErrorCostsItsProtocolAlone() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A { func f( }\nprotocol B {}\nprotocol C: A {}")
      let stopped = await run(folder, .write(WriteOptions())) { $0.input.output = "G" }
      #expect(stopped.status == .failure)
      #expect(
        stopped.diagnostics.map(\.summary)
          == ["A.swift:1:21: syntax-error ')'", "A.swift:3:10: broken-parent 'C' 'A'"])
      #expect(folder.contents == ["A.swift"])
      let going = await run(folder, .write(WriteOptions())) {
        $0.input.output = "G"
        $0.continuesOnError = true
      }
      #expect(going.status == .failure)
      #expect(
        going.messages.hasSuffix(
          "\n1 mock: 1 written; 2 protocols skipped: 1 with a parent that has a syntax error,"
            + " 1 with a syntax error (see kagemusha explain NAME A.swift)\n"))
      #expect(folder.contents == ["A.swift", "G", "G/MockB.swift"])
    }
  }

  @Test func aConfigurationMayBeStrict() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A: Nowhere {}\nprotocol B {}")
      let entry = "mocks:\n  - {sources: A.swift, output: M.swift}\n"
      try folder.write("kagemusha.yml", "strict: true\n" + entry)
      let strict = await run(folder, .write(WriteOptions()), [])
      #expect(strict.status == .failure)
      #expect(
        strict.diagnostics.map(\.summary) == ["A.swift:1:13: unknown-parent 'A' 'Nowhere'"])
      #expect(strict.diagnostics.map(\.severity) == [.error])
      #expect(folder.contents == ["A.swift", "kagemusha.yml"])
      #expect(await run(folder, .check(CheckOptions()), []).status == .failure)
      try folder.write("kagemusha.yml", "strict: false\n" + entry)
      #expect(await run(folder, .write(WriteOptions()), []).status == .success)
    }
  }

  @Test func aStoryIsTold() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", Self.source)
      let outcome = await run(folder, .explain("Repository", .text)) {
        $0.input.output = "G"
      }
      #expect(
        outcome.output == """
          protocol Repository
            declared   A.swift:2:10, internal
            selected   all protocols are selected
            mock       MockRepository, Sendable, named by 'Mock{name}'
            output     G/MockRepository.swift
            generic    Item: Hashable
            parent     Base  A.swift:1:10
            parent     Sendable, of Base  built into the language; it has no requirements
            requirements
              load(_:)  A.swift:1:32, of Base
                stub(mock).load(any())                    verify(mock).load(any())
              open(_:)  A.swift:4:15
                stub(MockRepository.statics).open(any())  verify(MockRepository.statics).open(any())
              init(name:)  A.swift:5:3
                stub(mock).initializer(name: any())       verify(mock).initializer(name: any())
              limit  A.swift:6:7
                stub(mock).limit.get                      verify(mock).limit.get()
                stub(mock).limit.set(any())               verify(mock).limit.set(any())
              subscript(_:at:)  A.swift:7:3
                stub(mock)[any(), at: any()].get          verify(mock)[any(), at: any()].get()
              render(_:)  A.swift:8:8
                stub(mock).render(any(Int.self))          verify(mock).render(any(Int.self))
              render(_:)  A.swift:9:8
                stub(mock).render(any(String.self))       verify(mock).render(any(String.self))

          """)
      #expect(outcome.messages == "")
      #expect(outcome.status == .success)
    }
  }

  @Test(arguments: [
    ("Secret", "  skipped    it is private, so its mock could not use it; make it internal\n"),
    ("Hidden", "  skipped    it is marked to be skipped; remove the mark\n"),
    (
      "Orphan",
      "  selected   all protocols are selected\n  no mock    A.swift:14:18: cannot find its"
        + " parent 'Nowhere'; import the module that declares 'Nowhere', or add the file that does to the sources,"
        + " or exclude 'Orphan'\n  parent     Nowhere  not found\n"
    ),
    ("Delegate", "protocol Outer.Delegate\n  declared   A.swift:15:23, internal\n"),
    ("Outer.Delegate", "protocol Outer.Delegate\n"),
    ("*e*a*e", "protocol Outer.Delegate\n"),
  ])
  func whateverTheNameMeansIsTold(name: String, expected: String) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", Self.source)
      let outcome = await run(folder, .explain(name, .text))
      #expect(outcome.output.contains(expected), "\(outcome.output)")
      #expect(outcome.status == .success)
    }
  }

  @Test func aNameThatIsNotThereIsGuessed() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", Self.source + "\nprotocol Broken { func f( }")
      let outcome = await run(folder, .explain("Delegat", .text))
      #expect(outcome.output == "")
      #expect(
        outcome.diagnostics.map(\.summary)
          == ["unknown-protocol 'Delegat'", "A.swift:16:26: syntax-error ')'"])
      #expect(outcome.messages.contains("; did you mean 'Delegate'?\n"))
      #expect(outcome.status == .failure)
      let nothing = await run(folder, .explain("Zzzzzz", .text))
      #expect(
        nothing.diagnostics.first?.fixIt?.contains("'kagemusha list ") == true)
      let broken = await run(folder, .explain("Broken", .text))
      #expect(
        broken.output == """
          protocol Broken
            declared   A.swift:16:10
            no mock    A.swift:16:26: expected ')' to end parameter clause

          """)
    }
  }

  @Test func programsReadTheSame() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", Self.source)
      let list = await run(folder, .list(.json))
      let records = try JSONDecoder().decode(
        [ListedProtocol].self, from: Data(list.output.utf8))
      #expect(
        records.map(\.name) == [
          "Base", "Repository", "Secret", "Hidden", "Orphan", "Outer.Delegate",
        ])
      #expect(
        records.map(\.state) == ["mocked", "mocked", "skipped", "skipped", "unmockable", "mocked"])
      #expect(records.map(\.position.path) == Array(repeating: "A.swift", count: 6))
      #expect(records.last?.mock == "Outer.MockDelegate")
      // Nobody has said where mocks go.
      #expect(records.allSatisfy { $0.output == nil && $0.entry == nil })
      #expect(await run(folder, .list(.json)).output == list.output)
      let explanation = await run(folder, .explain("Base", .json))
      let explanations = try JSONDecoder().decode(
        [ExplainedProtocol].self, from: Data(explanation.output.utf8))
      #expect(explanations.map(\.summary) == [records[0]])
      #expect(explanations.first?.requirements.map(\.stubs) == [["stub(mock).load(any())"]])
      #expect(explanations.first?.parents.map(\.name) == ["Sendable"])
    }
  }

  @Test func passesAreTraced() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol P {\n  func copy() -> Self\n  func plain()\n}\n")
      let outcome = await run(folder, .tracePasses("P"))
      #expect(
        outcome.output == """
          protocol P
            copy()  A.swift:2:8
              before mock-types  func copy() -> Self
              after mock-types   func copy() -> MockP

          """)
      let missing = await run(folder, .tracePasses("Missing"))
      #expect(missing.status == .failure)
    }
  }

  @Test func aMisunderstoodConfigurationTellsNothing() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A {}")
      try folder.write("kagemusha.yml", "mocks:\n  - {source: A.swift, output: M.swift}\n")
      for sink in [Run.Action.list(.text), .explain("A", .text)] {
        let outcome = await run(folder, sink, [])
        #expect(outcome.output == "")
        #expect(
          outcome.diagnostics.map(\.summary) == ["kagemusha.yml:2:6: unknown-key 'source'"])
        #expect(outcome.status == .failure)
      }
    }
  }

  @Test func anEmptyInputHasAnEmptyList() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "struct A {}")
      #expect(await run(folder, .list(.text)) == RunOutcome(messages: "0 mocks\n"))
      #expect(await run(folder, .list(.json)) == RunOutcome(output: "[\n\n]\n"))
    }
  }
}

/// The keys that programs read of a protocol in `list --format json`.
private struct ListedProtocol: Decodable, Equatable {
  struct Position: Decodable, Equatable {
    var path: String
    var line: Int
    var column: Int
  }

  var name: String
  var state: String
  var position: Position
  var mock: String?
  var output: String?
  var entry: Position?
}

/// The keys that programs read of a protocol in `explain --format json`.
private struct ExplainedProtocol: Decodable {
  struct Parent: Decodable { var name: String }
  struct Requirement: Decodable { var stubs: [String] }

  var summary: ListedProtocol
  var parents: [Parent]
  var requirements: [Requirement]
}
