import Configuration
import FileSupport
import Foundation
import MockEngine
import Testing

/// Runs that are repeated after changes.
@Suite struct WatchRunTests {
  /// Watches, makes each change after the run before it, and returns what each run was for.
  private func watch(
    _ folder: TemporaryFolder, _ input: CommandLineOptions, cache: CacheFolder? = nil,
    _ changes: [() throws -> Void]
  ) throws -> [WatchRun.Event] {
    var run = Run(input, action: .write(WriteOptions()))
    run.cache = cache
    var events: [WatchRun.Event] = []
    var rest = changes[...]
    var failure: (any Error)?
    WatchRun(run, pause: 0.02).watch { event in
      events.append(event)
      guard let change = rest.popFirst() else { return false }
      do { try change() } catch { failure = error }
      return failure == nil
    }
    if let failure { throw failure }
    return events
  }

  @Test(arguments: [false, true])
  func eachChangeIsWritten(isCached: Bool) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}")
      try folder.write("kagemusha.yml", "mocks: [{sources: S, output: Gen}]")
      let cache = isCached ? CacheFolder(folder("Cache").text) : nil
      let events = try watch(
        folder, folder.input(), cache: cache,
        [
          { try folder.write("S/B.swift", "protocol B {}") },
          { try folder.remove("S/A.swift") },
          {
            try folder.write(
              "kagemusha.yml", "mocks: [{sources: S, output: Gen, mockName: '{name}M'}]")
          },
          {
            try folder.write("S/C.swift", "protocol C {")
            try folder.write("S/B.swift", "protocol B { func b() }")
          },
          { try folder.write("S/C.swift", "protocol C {}") },
        ])
      #expect(
        events.map(\.changed) == [
          [], ["S"], ["S", "S/A.swift"], ["kagemusha.yml"], ["S", "S/B.swift"], ["S/C.swift"],
        ])
      #expect(
        events.map { $0.outcome.status == .success } == [true, true, true, true, false, true])
      #expect(folder.read("Gen/BM.swift")?.contains("func b()") == true)
      #expect(folder.contents.contains("Gen/CM.swift"))
    }
  }

  @Test func whatTheRunWritesIsNoChange() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/A.swift", "protocol A {}")
      let input = folder.input("S", output: "Gen")
      let changes: [() throws -> Void] = [
        { try folder.write("S/A.swift", "protocol A { func a() }") },
        { try folder.write("S/A.swift", "protocol A { func b() }") },
      ]
      let events = try watch(folder, input, changes)
      #expect(events.map(\.changed) == [[], ["S/A.swift"], ["S/A.swift"]])
    }
  }

  @Test func severalChangesAtOnceAreOne() async throws {
    try await TemporaryFolder.with { folder in
      for name in ["A", "B", "C"] { try folder.write("S/\(name).swift", "protocol \(name) {}") }
      let events = try watch(
        folder, folder.input("S", output: "Gen"),
        [
          {
            for name in ["A", "B", "C"] {
              try folder.write("S/\(name).swift", "protocol \(name) { func f() }")
            }
          }
        ])
      #expect(events.map(\.changed) == [[], ["S/A.swift", "S/B.swift", "S/C.swift"]])
    }
  }
}
