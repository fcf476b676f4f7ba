import FileSupport
import Files
import Foundation
import MockEngine
import Testing

/// Another program changes files before each call to the file system, in a run of its own.
struct MeanwhileTests {
  /// The actions of another program.
  enum Action: CaseIterable, Sendable {
    case edits, adds, removes, renames, generates

    /// Acts on a state.
    func act(on name: String, of scene: FaultScene) {
      let root = scene.root
      do {
        switch self {
        case .edits:
          // Another thread of the run may read the file, which is at no time empty.
          try Data("protocol A { func edited() }\n".utf8).write(
            to: URL(fileURLWithPath: root("\(name)/S/A.swift").text), options: .atomic)
        case .adds: try root.write("\(name)/S/New.swift", "protocol New {}\n")
        case .removes: try root.remove("\(name)/S/Deep/B.swift")
        case .renames:
          try FileManager.default.moveItem(
            atPath: root("\(name)/S/Deep").text, toPath: root("\(name)/S/Other").text)
        case .generates: #expect(scene.generate(name).status == .success)
        }
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test(arguments: Action.allCases)
  func outputsAreThoseOfOneState(action: Action) async throws {
    try await TemporaryFolder.with { root in
      let scene = try FaultScene(action == .generates ? .nothing : .pruning, in: root)
      try scene.copy("before", to: "other")
      action.act(on: "other", of: scene)
      #expect(scene.generate("other", isCached: false).status == .success)
      let changed = scene.outputs("other")
      for number in 1... {
        try scene.copy("before", to: "run")
        let faulty = FaultyFileSystem(
          failingAt: number, with: .meanwhile { action.act(on: "run", of: scene) })
        let outcome = scene.generate("run", faulty)
        let comment: Comment = "\(number), \(faulty.failedCall ?? "none"): \(outcome.messages)"
        if outcome.status == .success {
          #expect([scene.expected, changed].contains(scene.outputs("run")), comment)
        } else {
          // A file or a folder may be gone that was listed before.
          #expect([.removes, .renames].contains(action), comment)
          #expect(scene.outputs("run") == scene.old, comment)
          #expect(outcome.messages.contains("error:"), comment)
        }
        try expectTheSameWithoutCache(scene, comment)
        if faulty.failedCall == nil { return }
      }
    }
  }

  /// Checks and generates again as if there were no cache.
  private func expectTheSameWithoutCache(_ scene: FaultScene, _ comment: Comment) throws {
    try scene.copy("run", to: "fresh")
    #expect(
      scene.check("run", isCached: true).status == scene.check("fresh", isCached: false).status,
      comment)
    let (run, fresh) = (scene.generate("run"), scene.generate("fresh", isCached: false))
    #expect(run.status == .success && fresh.status == .success, comment)
    #expect(run.messages == fresh.messages, comment)
    #expect(scene.outputs("run") == scene.outputs("fresh"), comment)
    #expect(scene.names("run") == Set(scene.outputs("run").keys), comment)
  }
}
