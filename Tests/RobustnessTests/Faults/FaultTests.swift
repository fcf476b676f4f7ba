import FileSupport
import Files
import Foundation
import MockEngine
import Testing

/// Something goes wrong at each call to the file system, in a run of its own: the outputs are then those of one state
/// as a whole, as the exit status says, and the next run makes them right.
struct FaultTests {
  /// The errors that calls throw.
  static let problems: [FileProblem] = [.other(EIO), .denied, .missing]

  @Test(arguments: FaultScene.Start.allCases, problems)
  func outputsAreOldOrNew(start: FaultScene.Start, problem: FileProblem) async throws {
    try await eachCall(of: .failure(problem), start) { scene, _ in [scene.expected] }
  }

  @Test(arguments: FaultScene.Start.allCases)
  func nothingIsKeptOfAFileThatWasReadHalf(start: FaultScene.Start) async throws {
    try await eachCall(of: .half, start) { scene, path in
      [scene.expected, try outputs(scene, path) { $0.count / 2 }]
    }
  }

  @Test(arguments: FaultScene.Start.allCases)
  func nothingIsKeptOfAFolderThatWasListedShort(start: FaultScene.Start) async throws {
    try await eachCall(of: .short, start) { scene, path in
      [scene.expected, try outputs(scene, path) { _ in nil }]
    }
  }

  @Test(arguments: FaultScene.Start.allCases)
  func aFileThatIsOverwrittenInPartIsRestored(start: FaultScene.Start) async throws {
    try await eachCall(of: .cut, start) { scene, _ in [scene.expected] }
  }

  /// Lets one call after the other go wrong, until there are no more.
  ///
  /// - Parameters:
  ///   - fault: What goes wrong.
  ///   - start: The state before.
  ///   - allowed: Returns the outputs that a run may write which reports success.
  private func eachCall(
    of fault: Fault, _ start: FaultScene.Start,
    _ allowed: (FaultScene, AbsolutePath) throws -> [[String: String]]
  ) async throws {
    try await TemporaryFolder.with { root in
      let scene = try FaultScene(start, in: root)
      for number in 1... {
        try scene.copy("before", to: "run")
        let faulty = FaultyFileSystem(failingAt: number, with: fault)
        let outcome = scene.generate("run", faulty)
        let comment: Comment = "\(number), \(faulty.failedCall ?? "none"): \(outcome.messages)"
        if outcome.status == .success {
          let allowed = try faulty.failedPath.map { try allowed(scene, $0) }
          #expect((allowed ?? [scene.expected]).contains(scene.outputs("run")), comment)
        } else {
          #expect(scene.outputs("run") == scene.old, comment)
          #expect(outcome.messages.contains("error:"), comment)
        }
        expectTheRightCheck(after: fault, scene, comment)
        #expect(scene.generate("run").status == .success, comment)
        #expect(scene.outputs("run") == scene.expected, comment)
        #expect(scene.names("run") == Set(scene.expected.keys), comment)
        if faulty.failedCall == nil { return }
      }
    }
  }

  /// Expects that a check sees whether the outputs are right, unless the run had to fail.
  private func expectTheRightCheck(
    after fault: Fault, _ scene: FaultScene, _ comment: Comment
  ) {
    if case .failure = fault { return }
    let isRight = scene.outputs("run") == scene.expected
    #expect((scene.check("run", isCached: true).status == .success) == isRight, comment)
  }

  /// Returns the outputs of a run that finds a file cut off, or not at all.
  private func outputs(
    _ scene: FaultScene, _ path: AbsolutePath, _ count: ([UInt8]) -> Int?
  ) throws -> [String: String] {
    try scene.copy("before", to: "other")
    let local = LocalFileSystem()
    let name = path.components.drop { $0 != "run" }.dropFirst().joined(separator: "/")
    let other = scene.root("other/\(name)")
    if local.kind(of: other) == .folder {
      try scene.root.remove("other/\(name)")
    } else if let bytes = try? local.read(other) {
      local.remove(other)
      if let count = count(bytes) { try local.overwrite(Array(bytes.prefix(count)), at: other) }
    }
    scene.generate("other", isCached: false)
    var outputs = scene.outputs("other")
    // A former output that was not listed is still there.
    if name.hasPrefix("Gen/"), outputs[path.name] == nil {
      outputs[path.name] = scene.old[path.name]
    }
    return outputs
  }
}
