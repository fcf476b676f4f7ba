import FileSupport
import Configuration
import DiagnosticSupport
import Foundation
import MockEngine
import Testing

@Suite struct GenerateRunTests {
  @Test(arguments: [
    (["S", "!S/Old"], ["A", "C"]), (["S", "!S/**/B.swift", "!S/C.swift"], ["A"]),
    (["!S/A.swift", "S/[AC].swift"], ["C"]), (["S", "!S/Nothing"], ["A", "B", "C"]),
    (["S/{A,Old/B}.swift"], ["A", "B"]),
  ])
  func pathsWithAnExclamationMarkAreLeftOut(paths: [String], mocks: [String]) async throws {
    try await TemporaryFolder.with { folder in
      for path in ["A", "Old/B", "C"] {
        try folder.write("S/\(path).swift", "protocol \(path.suffix(1)) {}")
      }
      var input = folder.input(output: "Gen")
      input.paths = paths
      let outcome = await folder.generate(input)
      #expect(outcome.status == .success)
      #expect(
        folder.contents.filter { $0.hasPrefix("Gen/") } == mocks.map { "Gen/Mock\($0).swift" })
    }
  }

  @Test func aMockMayNotHaveTheNameOfATypeOfItsModule() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}\nprotocol B {}\nprotocol C {}\nprotocol D {}")
      try folder.write(
        "S/Types.swift",
        "class MockA {}\nprivate class MockB {}\nenum E { class MockC {} }\ntypealias MockD = Int")
      var input = folder.input("S", output: "Gen")
      let outcome = await folder.generate(input)
      #expect(
        folder.contents.filter { $0.hasPrefix("Gen/") } == ["Gen/MockB.swift", "Gen/MockC.swift"])
      let warnings = outcome.messages.split(separator: "\n").filter { $0.contains("warning") }
      #expect(warnings.map { String($0.prefix(13)) } == ["S/A.swift:1:1", "S/A.swift:4:1"])
      // Those of a module that the mocks import are others.
      input[.testableImports] = ["App"]
      _ = await folder.generate(input)
      #expect(folder.contents.filter { $0.hasPrefix("Gen/") }.count == 4)
    }
  }

  @Test func identicalFilesAreNotTouched() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}")
      try folder.write("S/B.swift", "protocol B {}\nprotocol C {}")
      let input = folder.input("S", output: "Gen")
      #expect(
        await folder.generate(input) == RunOutcome(messages: "3 mocks: 3 written\n"))
      let past = Date(timeIntervalSince1970: 1_000_000)
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: folder("Gen/MockA.swift").text)
      try folder.write("S/B.swift", "import X\nprotocol B {}\nprotocol C {}")
      #expect(
        await folder.generate(input)
          == RunOutcome(messages: "3 mocks: 2 written, 1 unchanged\n"))
      #expect(try folder.modificationDate("Gen/MockA.swift") == past)
      #expect(
        folder.declarations("Gen/MockB.swift") == ["import X", "MockB"])
    }
  }

  @Test func aRunThatWritesNothingRemovesWhatAKilledOneLeft() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}")
      let input = folder.input("S", output: "Gen")
      #expect(await folder.generate(input).status == .success)
      // No process has this number.
      try folder.write("Gen/.kagemusha-2147483600-4-0")
      #expect(
        await folder.generate(input) == RunOutcome(messages: "1 mock: 1 unchanged\n"))
      #expect(folder.contents.filter { $0.hasPrefix("Gen/") } == ["Gen/MockA.swift"])
    }
  }

  @Test func oneFileHoldsAllMocksAndTheirImports() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/B.swift", "import UIKit\nimport App\nprotocol B {}")
      try folder.write("S/A.swift", "import Foundation\nimport UIKit\nenum Outer { protocol A {} }")
      try folder.write("S/None.swift", "import Unused\n")
      var input = folder.input("S", output: "Gen/Mocks.swift")
      input[.testableImports] = ["App", "My App-2"]
      input[.imports] = ["RxSwift", "struct Foo.Bar"]
      #expect(await folder.generate(input).status == .success)
      #expect(
        folder.declarations("Gen/Mocks.swift") == [
          "import Foundation", "import RxSwift", "import UIKit", "import struct Foo.Bar",
          "@testable import App", "@testable import My_App_2", "MockA", "MockB",
        ])
    }
  }

  @Test func nestedMocksAreNamedAfterTheirPlace() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "enum Outer { protocol Delegate {} }\nprotocol `a/../b` {}")
      #expect(await folder.generate(folder.input("A.swift", output: "Gen")).status == .success)
      #expect(
        folder.contents == [
          "A.swift", "Gen", "Gen/Mocka_.._b.swift", "Gen/Outer.MockDelegate.swift",
        ])
    }
  }

  @Test func bytesDependOnTheSourcesAlone() async throws {
    let sources = (0..<60).map { index in
      (
        "S/\(index % 7)/F\(index).swift",
        "import M\(index % 9)\nprotocol P\(index) {}\nprotocol Q\(index) {}"
      )
    }
    var texts: Set<String> = []
    for round in 0..<4 {
      try await TemporaryFolder.with { folder in
        for (path, text) in round == 1 ? sources.reversed() : sources {
          try folder.write(path, text)
        }
        var input = folder.input("S", output: "Gen.swift")
        switch round {
        case 2:
          input.paths = sources.map(\.0).reversed()
        case 3:
          try folder.makeFolder("S/3/deep")
          input.currentDirectory = folder("S/3/deep")
          input.paths = ["../../3", "../..", folder("S/2").text]
          input.output = "../../../Gen.swift"
        default: break
        }
        #expect(await folder.generate(input).messages == "120 mocks: 120 written\n")
        let text = try #require(folder.read("Gen.swift"))
        #expect(!text.contains(folder.path.text))
        texts.insert(text)
        #expect(await folder.generate(input).messages == "120 mocks: 120 unchanged\n")
      }
    }
    #expect(texts.count == 1)
  }

  @Test func errorsAreReportedTogetherAndNothingIsWritten() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/B.swift", "protocol B {}\nstruct {}")
      try folder.write("S/A.swift", "protocol A {}\n\nstruct {}\nprotocol X: Nowhere {}")
      try folder.write("S/C.swift", "protocol C {}")
      let input = folder.input("S", "Nope", output: "Gen")
      let outcome = await folder.generate(input)
      #expect(
        outcome.diagnostics.map(\.summary) == [
          "file-not-found 'Nope'", "S/A.swift:3:8: syntax-error",
          "S/A.swift:4:13: unknown-parent 'X' 'Nowhere'", "S/B.swift:2:8: syntax-error",
        ])
      #expect(outcome.messages == outcome.diagnostics.map { "\($0)\n" }.joined())
      #expect(outcome.status == .failure)
      #expect(!folder.contents.contains("Gen"))
      let going = await folder.generate(input) { $0.continuesOnError = true }
      #expect(
        going.messages.hasPrefix(
          outcome.messages + "3 mocks: 3 written; 1 protocol skipped: "))
      #expect(going.status == .failure)
      #expect(
        folder.contents.filter { $0.hasPrefix("Gen/") }
          == ["Gen/MockA.swift", "Gen/MockB.swift", "Gen/MockC.swift"])
    }
  }

  @Test func goingOnDoesNotEmptyAFile() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A {}")
      let input = folder.input("A.swift", output: "M.swift")
      _ = await folder.generate(input)
      let text = folder.read("M.swift")
      try folder.write("A.swift", "protocol A { func f( }")
      let outcome = await folder.generate(input) { $0.continuesOnError = true }
      #expect(outcome.status == .failure)
      #expect(folder.read("M.swift") == text)
    }
  }

  @Test func warningsFailOnlyAStrictRun() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A {}\nprotocol X: Nowhere {}")
      let input = folder.input("A.swift", output: "Gen")
      let strict = await folder.generate(input) { $0.isStrict = true }
      #expect(strict.diagnostics.map(\.severity) == [.error])
      #expect(strict.status == .failure)
      #expect(!folder.contents.contains("Gen"))
      let quiet = await folder.generate(input) { $0.isQuiet = true }
      #expect(quiet.diagnostics.map(\.severity) == [.warning])
      #expect(quiet.messages == quiet.diagnostics.map { "\($0)\n" }.joined())
      #expect(quiet.status == .success)
    }
  }

  @Test func placesThatAreNotOursAreLeftAlone() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}\nprotocol B {}\nprotocol C {}")
      try folder.write("Gen/MockA.swift", "// mine")
      try folder.makeFolder("Gen/MockB.swift")
      let outcome = await folder.generate(folder.input("S", output: "Gen"))
      #expect(
        outcome.diagnostics.map(\.summary)
          == ["not-generated 'Gen/MockA.swift'", "output-is-directory 'Gen/MockB.swift'"])
      #expect(outcome.status == .failure)
      #expect(folder.read("Gen/MockA.swift") == "// mine")
      #expect(!folder.contents.contains("Gen/MockC.swift"))
      let inside = await folder.generate(folder.input("S", output: "S/A.swift/Gen"))
      #expect(
        inside.diagnostics.first?.summary
          == "output-inside-file 'S/A.swift/Gen/MockA.swift' 'S/A.swift'")
      let source = await folder.generate(folder.input("S", output: "S/A.swift"))
      #expect(source.diagnostics.map(\.summary) == ["not-generated 'S/A.swift'"])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func placesThatMayNotBeWrittenAreNamed() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A {}")
      try folder.makeFolder("Gen")
      try #require(chmod(folder("Gen").text, 0o500) == 0)
      let outcome = await folder.generate(folder.input("A.swift", output: "Gen"))
      #expect(outcome.diagnostics.map(\.summary) == ["read-only-output 'Gen'"])
      #expect(outcome.status == .failure)
    }
  }

  @Test func generatedSourcesAreNotRead() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}")
      try folder.write("S/G.swift", "// Generated by Kagemusha\nprotocol G {}\n")
      let outcome = await folder.generate(folder.input("S", "S/G.swift", output: "S/M.swift"))
      #expect(outcome.messages == "1 mock: 1 written\n")
      #expect(folder.read("S/M.swift")?.contains("MockG") == false)
    }
  }

  @Test func orphansAreNamedAndKept() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}")
      try folder.write("Gen/MockOld.swift", "// Generated by Kagemusha\n")
      try folder.write("Gen/Mine.swift", "// by hand\n")
      let outcome = await folder.generate(folder.input("S", output: "Gen"))
      #expect(outcome.diagnostics.map(\.summary) == ["orphaned-file 'Gen/MockOld.swift'"])
      #expect(outcome.messages.hasSuffix("\n1 mock: 1 written\n"))
      #expect(outcome.status == .success)
      #expect(folder.contents.contains("Gen/MockOld.swift"))
    }
  }

  @Test func aDeclaredFileIsAlwaysWritten() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "struct A")
      #expect(
        await folder.generate(folder.input("A.swift", output: "M.swift"))
          == RunOutcome(messages: "0 mocks\n"))
      #expect(folder.read("M.swift")?.hasPrefix("// Generated by Kagemusha. ") == true)
      #expect(folder.declarations("M.swift") == [])
    }
  }

  @Test func namesThatMatchNothingAreErrors() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A {}\nenum Outer { protocol B {} }")
      var input = folder.input("A.swift", output: "M.swift")
      input[.protocols] = ["Outer.*", "a", "A"]
      #expect(
        await folder.generate(input).diagnostics.map(\.summary) == ["unmatched-protocol 'a'"])
      input.flags.insert(.allowUnmatched)
      #expect(await folder.generate(input).status == .success)
    }
  }

  @Test func aRehearsalTellsAndWritesNothing() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}\nprotocol B {}")
      let input = folder.input("S", output: "Gen")
      _ = await folder.generate(input)
      try folder.remove("Gen/MockA.swift")
      let outcome = await folder.generate(input) { $0.action = .write(.dryRun) }
      #expect(outcome.output == "would write Gen/MockA.swift\nunchanged Gen/MockB.swift\n")
      #expect(outcome.messages == "2 mocks: 1 would be written, 1 unchanged\n")
      #expect(!folder.contents.contains("Gen/MockA.swift"))
    }
  }

  @Test func printingWritesNothing() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Mocks.swift", "protocol A {}")
      let outcome = await folder.generate(folder.input("Mocks.swift")) { $0.action = .print }
      #expect(outcome.output.hasPrefix("// Generated by Kagemusha. "))
      #expect(outcome.output.contains("final class MockA: A"))
      #expect(outcome == RunOutcome(output: outcome.output))
      #expect(folder.contents == ["Mocks.swift"])
    }
  }

  @Test func lookUpsGiveNoMocks() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A {}")
      try folder.write("L/B.swift", "protocol B {}\nstruct {}")
      var input = folder.input("A.swift", output: "M.swift")
      input[.dependencySources] = ["L", "A.swift"]
      #expect(await folder.generate(input).messages == "1 mock: 1 written\n")
      input[.dependencySources] = ["Nope"]
      #expect(
        await folder.generate(input).diagnostics.map(\.summary) == ["file-not-found 'Nope'"])
    }
  }

  @Test func whatIsNoFileIsReported() async throws {
    try await TemporaryFolder.with { folder in
      try #require(mkfifo(folder("pipe.swift").text, 0o600) == 0)
      let outcome = await folder.generate(folder.input("pipe.swift", output: "M.swift"))
      #expect(outcome.diagnostics.map(\.summary) == ["unreadable-file 'pipe.swift'"])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func whatMayNotBeReadIsReported() async throws {
    try await TemporaryFolder.with { folder in
      let path = try folder.write("A.swift")
      try #require(chmod(path.text, 0) == 0)
      let outcome = await folder.generate(folder.input("A.swift", output: "M.swift"))
      #expect(outcome.diagnostics.map(\.summary) == ["permission-denied 'A.swift'"])
    }
  }

  @Test func entriesSeeEachOthersProtocols() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Core/Root.swift", "public protocol Root { func root() }")
      try folder.write("Core/Base.swift", "public protocol Base: Root { func base() }")
      try folder.write("App/View.swift", "import Core\nprotocol View: Base { func view() }")
      try folder.write("App/Other.swift", "import Core\nprotocol Other: Core.Base {}")
      try folder.write(
        ".kagemusha.yml",
        """
        mocks:
          - sources: [Core]
            output: Mocks/Core
            testableImports: [Core]
          - sources: [App]
            output: Mocks/App
            testableImports: [App]
        """)
      let outcome = await folder.generate(folder.input())
      #expect(outcome == RunOutcome(messages: "4 mocks: 4 written\n"))
      let mock = try #require(folder.read("Mocks/App/MockView.swift"))
      for name in ["root", "base", "view"] { #expect(mock.contains("  func \(name)() {")) }
      #expect(
        folder.declarations("Mocks/App/MockOther.swift") == [
          "import Core", "@testable import App", "MockOther",
        ])
    }
  }
}
