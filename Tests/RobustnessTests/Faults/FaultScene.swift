import Configuration
import FileSupport
import Files
import Foundation
import MockEngine
import Testing

/// A package whose mocks are generated while something goes wrong, in copies of its state before.
struct FaultScene {
  /// The state before the run, and how the sources are named.
  enum Start: CaseIterable, Sendable {
    case nothing, stale, pruning, staleWithGlob
  }

  let root: TemporaryFolder
  let start: Start
  /// The outputs before the run.
  let old: [String: String]
  /// The outputs of a run in which nothing goes wrong.
  let expected: [String: String]

  /// Writes the sources and former outputs.
  init(_ start: Start, in root: TemporaryFolder) throws {
    self.root = root
    self.start = start
    let sources = start == .staleWithGlob ? "\"S/**/*.swift\"" : "S"
    try root.write("before/.kagemusha.yml", "mocks:\n  - {sources: \(sources), output: Gen}\n")
    try root.write("before/S/A.swift", "protocol A { func a() }\n")
    try root.write("before/S/Deep/B.swift", "protocol B: A { func b() }\n")
    if start != .nothing {
      if start == .pruning { try root.write("before/S/C.swift", "protocol C {}\n") }
      let first = Self.run("before", in: root, prunes: false, FaultyFileSystem())
      #expect(first.status == .success)
      try root.write("before/S/A.swift", "protocol A { func a(); func more() }\n")
      if start == .pruning { try root.remove("before/S/C.swift") }
    }
    old = Self.outputs(in: root, "before")
    try Self.copy("before", to: "after", in: root)
    let run = Self.run("after", in: root, prunes: start == .pruning, FaultyFileSystem())
    #expect(run.status == .success)
    expected = Self.outputs(in: root, "after")
    #expect(expected != old)
  }

  /// Copies a state.
  func copy(_ name: String, to target: String) throws {
    try Self.copy(name, to: target, in: root)
  }

  /// Generates the mocks.
  @discardableResult
  func generate(
    _ name: String, _ fileSystem: any FileSystem = FaultyFileSystem(), isCached: Bool = true
  ) -> RunOutcome {
    Self.run(name, in: root, prunes: start == .pruning, isCached: isCached, fileSystem)
  }

  /// Checks the mocks.
  func check(_ name: String, isCached: Bool) -> RunOutcome {
    var run = Run(
      CommandLineOptions(currentDirectory: root(name)), action: .check(CheckOptions()),
      fileSystem: FaultyFileSystem())
    if isCached { run.cache = CacheFolder(root("\(name) cache").text) }
    return run.run()
  }

  /// The texts of the generated files.
  func outputs(_ name: String) -> [String: String] { Self.outputs(in: root, name) }

  /// The names of all files beside the outputs, hidden ones included, without those that a later process removes since
  /// this one is still there.
  func names(_ name: String) -> Set<String> { Self.names(in: root, name) }

  private static func copy(_ name: String, to target: String, in root: TemporaryFolder) throws {
    if FileManager.default.fileExists(atPath: root(target).text) { try root.remove(target) }
    try FileManager.default.copyItem(atPath: root(name).text, toPath: root(target).text)
    // A system dates files in steps of some milliseconds; a later change has another date.
    usleep(10_000)
  }

  private static func run(
    _ name: String, in root: TemporaryFolder, prunes: Bool, isCached: Bool = true,
    _ fileSystem: any FileSystem
  ) -> RunOutcome {
    var options = WriteOptions()
    options.prunes = prunes
    var run = Run(
      CommandLineOptions(currentDirectory: root(name)), action: .write(options),
      fileSystem: fileSystem)
    if isCached { run.cache = CacheFolder(root("\(name) cache").text) }
    return run.run()
  }

  private static func outputs(in root: TemporaryFolder, _ name: String) -> [String: String] {
    let names = names(in: root, name).filter { $0.hasSuffix(".swift") }
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, root.read("\(name)/Gen/\($0)") ?? "") })
  }

  private static func names(in root: TemporaryFolder, _ name: String) -> Set<String> {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root("\(name)/Gen").text)
    return Set(names ?? []).filter { !$0.hasPrefix(".kagemusha-\(getpid())-") }
  }
}
