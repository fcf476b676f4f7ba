import FileSupport
import Foundation
import Synchronization
import Testing

@testable import MockEngine

/// After a change, a run plans the mocks that it may affect, and takes over the others.
@Suite struct PlanMemoryTests {
  @Test(arguments: ["output: Gen", "output: Gen/Mocks.swift", "output: Gen, shards: 2"])
  func onlyAffectedFilesAreRead(output: String) async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, output)
      try folder.write("S/A.swift", "import Foundation\nprotocol A { func a()\n func added() }\n")
      let (outcome, read) = await app.generate()
      #expect(outcome.status == .success)
      // A child of the protocol, the mock that it returns, and what that one names.
      #expect(read == ["A", "B", "C", "Value"])
      let warning = try #require(outcome.diagnostics.first)
      #expect(warning.position?.path == "S/Warned.swift")
      #expect(app.outputs.values.filter { $0.contains("func added()") }.isEmpty == false)
      #expect(try await app.outputs == app.planned())
      // The next run is spared, and tells the same.
      let next = await app.generate()
      #expect(next.read.isEmpty)
      #expect(next.outcome.diagnostics.isEmpty)
      #expect(next.outcome.messages.contains(warning.message))
    }
  }

  #if os(Linux)
    /// Other file systems take the two for one file.
    @Test func filesOfOneNameInTwoNormalFormsAreTwo() async throws {
      try await TemporaryFolder.with { folder in
        let app = try await RememberedApp(folder, "output: Gen/Mocks.swift")
        try folder.write("S/caf\u{e9}.swift", "protocol One { func one() }\n")
        try folder.write("S/cafe\u{301}.swift", "protocol Two { func two() }\n")
        for _ in 0..<2 { _ = await app.generate() }
        try folder.write("S/caf\u{e9}.swift", "protocol One { func other() }\n")
        _ = await app.generate()
        #expect(
          app.outputs.values.contains { $0.contains("func other()") && $0.contains("func two()") })
        #expect(try await app.outputs == app.planned())
        try folder.remove("S/cafe\u{301}.swift")
        _ = await app.generate()
        #expect(try await app.outputs == app.planned())
      }
    }
  #endif

  @Test func aFolderIsListedOnce() async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen/Mocks.swift")
      try folder.write("S/New.swift", "protocol New {}\n")
      app.log.folders.withLock { $0 = [] }
      #expect(await app.generate().read.contains("New"))
      #expect(app.log.folders.withLock { $0 }.filter { $0 == folder("S") }.count == 1)
      #expect(app.outputs.values.contains { $0.contains("class MockNew") })
    }
  }

  @Test(arguments: [
    ("S/New.swift", "protocol New { func n(_ e: Name) }\n", ["New", "E"] as Set<String>),
    ("S/C.swift", "", ["B", "A", "C"] as Set<String>),
    ("S/D.swift", "protocol Renamed { func d() }\n", ["D"] as Set<String>),
    ("S/Value.swift", "struct Other {}\n", ["A", "B", "C", "D", "Value"] as Set<String>),
    ("S/E.swift", "typealias Name = Int\nprotocol E {}\n", ["E"] as Set<String>),
    ("S/Warned.swift", "protocol Warned { func w() }\n", ["Warned"] as Set<String>),
  ])
  func filesComeAndGo(path: String, text: String, read: Set<String>) async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen/Mocks.swift")
      if text.isEmpty { try folder.remove(path) } else { try folder.write(path, text) }
      let result = await app.generate()
      // A file that imports each module is read, too.
      #expect(result.read.union(["A"]) == read.union(["A"]))
      #expect(try await app.outputs == app.planned())
    }
  }

  @Test(arguments: [
    // The imports of the output change.
    ("S/D.swift", "import Dispatch\nprotocol D {}\n"),
    ("S/A.swift", "protocol A {}\n"),
    // A name that mocks use.
    ("S/New.swift", "struct Bool {}\n"),
    // A name of a module.
    ("S/New.swift", "struct Foundation {}\n"),
  ])
  func allIsPlannedIfAllMayChange(path: String, text: String) async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen/Mocks.swift")
      try folder.write(path, text)
      #expect(await app.generate().read.isSuperset(of: ["A", "B", "C", "D", "E"]))
      #expect(try await app.outputs == app.planned())
    }
  }

  @Test(arguments: ["output: Gen", "output: Gen/Mocks.swift", "output: Gen, shards: 2"])
  func aCheckTakesOverWhatIsWritten(output: String) async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, output)
      try folder.write("S/D.swift", "protocol D { func d2() }\n")
      _ = await app.generate()
      let (outcome, read) = await app.check()
      #expect(outcome.status == .success)
      let summary = /\n5 mocks: 5 up to date in \d+\.\d\d s; 1 protocol skipped/
      #expect(outcome.messages.contains(summary))
      #expect(outcome.diagnostics.map(\.position?.path) == ["S/Warned.swift"])
      // A file that imports each module is read.
      #expect(read == ["A"])
      #expect(await app.check().read.isEmpty)
      // The report of a stale file names all of its protocols.
      try folder.write("S/D.swift", "protocol D { func d3() }\n")
      let stale = await app.check()
      #expect(stale.outcome.status == .outOfDate)
      #expect(stale.read.isSuperset(of: ["A", "B", "C", "D", "E"]))
      #expect(
        await stale.outcome.output == folder.check(folder.input()) { $0.cache = nil }.output)
      _ = await app.generate()
      let path = try #require(app.outputs.keys.sorted().first)
      try folder.write(path, app.outputs[path].map { $0 + "// by hand\n" } ?? "")
      #expect(await app.check().outcome.status == .outOfDate)
    }
  }

  /// The mock of a protocol stays the same when another protocol has more of a file read.
  @Test func anAliasIsKnownWhateverIsReadOfItsFile() async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen, style: [spy]")
      try folder.write(
        "S/E.swift",
        """
        typealias Name = (Int) -> Void
        struct Outer {}
        protocol E { func e() -> Name }
        """)
      _ = await app.generate()
      let mock = try #require(app.outputs["Gen/MockE.swift"])
      #expect(mock.contains("var e_IntVoidCallsCount"))
      // A nested protocol has the types of the file read.
      try folder.write("S/N.swift", "extension Outer { protocol N {} }\n")
      _ = await app.generate()
      #expect(app.outputs["Gen/MockE.swift"] == mock)
      #expect(try await app.outputs == app.planned())
    }
  }

  @Test func aProtocolWithTheNameOfAnAliasLeadsToTheSameMocks() async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen")
      try folder.write(
        "S/Value.swift", "typealias Value = [Int: String]\nprotocol F: Value { func f() }\n")
      _ = await app.generate()
      try folder.write("S/G.swift", "protocol Value { func v() }\n")
      _ = await app.generate()
      #expect(try await app.outputs == app.planned())
    }
  }

  @Test func aTypeWithTheNameOfAProtocolLeadsToTheSameMocks() async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen")
      // The types are read as long as another protocol is nested in one of them.
      try folder.write("S/In/Types.swift", "struct C {}\nstruct Outer {}\n")
      try folder.write("S/In/N.swift", "extension Outer { protocol N {} }\n")
      try folder.write("S/In/User.swift", "protocol User { func a() -> any C }\n")
      _ = await app.generate()
      try folder.write("S/In/N.swift", "protocol N {}\n")
      _ = await app.generate()
      try folder.write("S/In/User.swift", "protocol User { func b() -> any C }\n")
      _ = await app.generate()
      #expect(try await app.outputs == app.planned())
    }
  }

  @Test func aMessageAboutAProtocolIsToldInTheFileOfItsParent() async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen/Mocks.swift")
      func expectSameMessages(_ place: SourceLocation = #_sourceLocation) async {
        let told = await app.generate().outcome.messages
        let planned = await folder.generate(folder.input()) { $0.cache = nil }
        let warnings = planned.messages.split(separator: "\n").dropLast()
        #expect(told.split(separator: "\n").dropLast() == warnings, sourceLocation: place)
      }
      let clash = "protocol D: A { var a: () -> Void { get } }\n"
      try folder.write("S/D.swift", clash)
      await expectSameMessages()
      try folder.write("S/X.swift", clash.replacingOccurrences(of: "D:", with: "X:"))
      await expectSameMessages()
      try folder.write("S/D.swift", "protocol D: A { func d() }\n")
      await expectSameMessages()
      try folder.write("S/X.swift", "protocol X {}\n")
      await expectSameMessages()
    }
  }

  /// A type that was looked into for the last plan does not come before one that was not.
  @Test func namesakesMeanTheSameAsInAPlanOfAllFiles() async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(
        folder, "dependencySources: [S, T], output: Gen/Mocks.swift")
      try folder.write("S/Value.swift", "struct Value: ~Copyable {}\n")
      try folder.write("T/Other.swift", "struct Value: ~Copyable {}\n")
      for _ in 0..<2 { _ = await app.generate() }
      try folder.write("S/C.swift", "protocol C { func c(_ value: Value) }\nstruct Value {}\n")
      _ = await app.generate()
      #expect(try await app.outputs == app.planned())
    }
  }

  @Test func anEditedOutputIsPlannedAnew() async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen/Mocks.swift")
      let text = try #require(app.outputs["Gen/Mocks.swift"])
      try folder.write("Gen/Mocks.swift", text.replacingOccurrences(of: "MockD", with: "MockX"))
      try folder.write("S/A.swift", "import Foundation\nprotocol A { func added() }\n")
      #expect(await app.generate().outcome.status == .failure)
      try folder.write("Gen/Mocks.swift", text)
      #expect(await app.generate().outcome.status == .success)
      #expect(try await app.outputs == app.planned())
    }
  }

  @Test(arguments: [0, 10, 1000, -1])
  func aDamagedMemoryIsNone(length: Int) async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen/Mocks.swift")
      let entry = try #require(app.cache.entries.first { $0.kind == .plan })
      var bytes = try Data(contentsOf: URL(fileURLWithPath: entry.path))
      if length < 0 { bytes[bytes.count / 2] ^= 1 } else { bytes = bytes.prefix(length) }
      try bytes.write(to: URL(fileURLWithPath: entry.path))
      try folder.write("S/A.swift", "import Foundation\nprotocol A { func added() }\n")
      #expect(await app.generate().read.contains("D"))
      #expect(try await app.outputs == app.planned())
    }
  }

  @Test func theMemoryOfAnotherRunIsNone() async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen/Mocks.swift")
      let entry = try #require(app.cache.entries.first { $0.kind == .plan })
      let other = try Data(contentsOf: URL(fileURLWithPath: entry.path))
      try folder.write("S/D.swift", "protocol D { func d2() }\n")
      #expect(await app.generate().read == ["A", "D"])
      try other.write(to: URL(fileURLWithPath: entry.path))
      try folder.write("S/A.swift", "import Foundation\nprotocol A { func added() }\n")
      #expect(await app.generate().read.contains("D"))
      #expect(try await app.outputs == app.planned())
    }
  }

  @Test func aMemoryIsReadAsItWasWritten() async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen/Mocks.swift")
      let entry = try #require(app.cache.entries.first { $0.kind == .plan })
      let stamp = try #require(app.cache.entries.first { $0.kind == .run })
      let name = try #require(
        RunStamp(data: Array(Data(contentsOf: URL(fileURLWithPath: stamp.path))))
      ).memory
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: entry.path)))
      let memory = try #require(PlanMemory(data: bytes, named: name))
      #expect(memory.sources.count == RememberedApp.files.count)
      #expect(memory.outputs.values.map(\.count) == [5])
      #expect(memory.diagnostics.count == 1)
      #expect(
        memory.skips == [folder("S/Warned.swift").text: ["with an unsupported requirement": 1]])
      // The order of the sources differs from run to run.
      let written = memory.data(named: name)
      #expect(written.count == bytes.count)
      #expect(PlanMemory(data: written, named: name) == memory)
    }
  }
}
