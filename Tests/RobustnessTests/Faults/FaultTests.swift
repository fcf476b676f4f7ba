import Configuration
import FileSupport
import Files
import Foundation
import MockEngine
import Testing

/// Each call to the file system fails once, in a run of its own: the outputs are then all old or all new, as the
/// exit status says, and the next run makes them right.
struct FaultTests {
  /// The state before the run, and how the sources are named.
  enum Start: CaseIterable {
    case nothing, stale, pruning, staleWithGlob
  }

  /// The errors that calls throw.
  static let problems: [FileProblem] = [.other(EIO), .denied, .missing]

  @Test(arguments: Start.allCases, problems)
  func outputsAreOldOrNew(start: Start, problem: FileProblem) async throws {
    try await TemporaryFolder.with { root in
      try prepare(root, "before", start)
      let old = outputs(root, "before")
      try copy(root, "before", to: "after")
      #expect(generate(root, "after", start, LocalFileSystem()).status == .success)
      let expected = outputs(root, "after")
      #expect(expected != old)
      for number in 1... {
        try copy(root, "before", to: "run")
        let faulty = FaultyFileSystem(failingAt: number, with: problem)
        let outcome = generate(root, "run", start, faulty)
        let comment: Comment = "\(number), \(faulty.failedCall ?? "none"): \(outcome.messages)"
        if outcome.status == .success {
          #expect(outputs(root, "run") == expected, comment)
        } else {
          #expect(outputs(root, "run") == old, comment)
          #expect(outcome.messages.contains("error:"), comment)
        }
        #expect(generate(root, "run", start, LocalFileSystem()).status == .success, comment)
        #expect(outputs(root, "run") == expected, comment)
        #expect(all(root, "run") == Set(expected.keys), comment)
        if faulty.failedCall == nil { return }
      }
    }
  }

  /// Writes the sources and former outputs.
  private func prepare(_ root: TemporaryFolder, _ name: String, _ start: Start) throws {
    let sources = start == .staleWithGlob ? "\"S/**/*.swift\"" : "S"
    try root.write("\(name)/.kagemusha.yml", "mocks:\n  - {sources: \(sources), output: Gen}\n")
    try root.write("\(name)/S/A.swift", "protocol A { func a() }\n")
    try root.write("\(name)/S/Deep/B.swift", "protocol B: A { func b() }\n")
    guard start != .nothing else { return }
    if start == .pruning { try root.write("\(name)/S/C.swift", "protocol C {}\n") }
    #expect(generate(root, name, .nothing, LocalFileSystem()).status == .success)
    try root.write("\(name)/S/A.swift", "protocol A { func a(); func more() }\n")
    if start == .pruning { try root.remove("\(name)/S/C.swift") }
  }

  private func copy(_ root: TemporaryFolder, _ name: String, to target: String) throws {
    if FileManager.default.fileExists(atPath: root(target).text) { try root.remove(target) }
    try FileManager.default.copyItem(atPath: root(name).text, toPath: root(target).text)
  }

  private func generate(
    _ root: TemporaryFolder, _ name: String, _ start: Start, _ fileSystem: any FileSystem
  ) -> RunOutcome {
    var options = WriteOptions()
    options.prunes = start == .pruning
    var run = Run(
      CommandLineOptions(currentDirectory: root(name)), action: .write(options),
      fileSystem: fileSystem)
    run.cache = CacheFolder(root("\(name) cache").text)
    return run.run()
  }

  /// The texts of the generated files.
  private func outputs(_ root: TemporaryFolder, _ name: String) -> [String: String] {
    let names = all(root, name).filter { $0.hasSuffix(".swift") }
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, root.read("\(name)/Gen/\($0)") ?? "") })
  }

  /// The names of all files beside the outputs, hidden ones included, without those that a later process removes since
  /// this one is still there.
  private func all(_ root: TemporaryFolder, _ name: String) -> Set<String> {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root("\(name)/Gen").text)
    return Set(names ?? []).filter { !$0.hasPrefix(".kagemusha-\(getpid())-") }
  }
}
