import DeclarationModel
import EndToEndSupport
import Foundation
import Testing

/// Runs the tool in a state that prints a diagnostic, does what the diagnostic advises, and runs it again.
@Suite struct RemedyTests {
  private static let folder = Repository.root.appendingPathComponent("Fixtures/Remedies")

  private static let scenes: [RemedyScene] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let scenes = (files ?? []).filter { $0.pathExtension == "scenes" }.sorted { $0.path < $1.path }
    return scenes.flatMap { (try? RemedyScene.all(in: $0)) ?? [] }
  }()

  private static let runs = RemedyRuns()

  @Test(arguments: scenes)
  func `advice mends the state that prints it`(_ scene: RemedyScene) async throws {
    let id = try #require(DiagnosticID(rawValue: scene.id), "unknown kind of diagnostic")
    let forms = Set(Samples.all.filter { $0.id == id }.map { Self.form(of: $0.message) })
    let runs = try await Self.runs.of(scene)
    try #require(runs.count > 1, "the scene has no remedy")
    let printed = Self.messages(in: runs[0])
    // A part of these messages is from elsewhere, such as the compiler, so that the samples have other words.
    let isOfSamples = !scene.place.hasPrefix("other-forms.")
    #expect(
      isOfSamples ? !forms.isDisjoint(with: printed) : !printed.isEmpty,
      "not printed: \(runs[0].everything)")
    let end = runs[runs.count - 1]
    #expect(
      end.status == 0 && Self.messages(in: end).isEmpty, "\(end.status): \(end.everything)")
  }

  /// A kind of diagnostic without a scene has a reason.
  @Test func `each kind of diagnostic has a scene`() throws {
    let reasons = try String(
      contentsOf: Self.folder.appendingPathComponent("exceptions.txt"), encoding: .utf8
    ).split(separator: "\n").map { $0.split(separator: ":")[0] }
    let known = Set(Self.scenes.map { Substring($0.id) })
    let all = Set(DiagnosticID.allCases.map { Substring($0.rawValue) })
    #expect(known.intersection(reasons).sorted() == [])
    #expect(all.subtracting(known).subtracting(reasons).sorted() == [])
    #expect(known.union(reasons).subtracting(all).sorted() == [])
  }

  /// A message that no scene prints, with its fix-it, has a reason.
  @Test func `each message is printed by a scene`() async throws {
    var printed: Set<String> = []
    for scene in Self.scenes {
      printed.formUnion(Self.sentences(in: try await Self.runs.of(scene)[0]))
    }
    let left = try String(
      contentsOf: Self.folder.appendingPathComponent("unprinted.txt"), encoding: .utf8
    ).split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    let unprinted = Set(
      Samples.all.map { ($0.id.rawValue, Self.nameless($0.sentence.split(separator: "\n")[0])) }
        .filter { !printed.contains($0.1) }.map { "\($0.0): \($0.1)" })
    #expect(unprinted.subtracting(left).sorted() == [])
    #expect(Set(left).subtracting(unprinted).sorted() == [])
  }

  /// Returns the errors and warnings that a run has printed, without the fix-its and the names in them.
  private static func messages(in run: ProcessRun) -> [String] {
    sentences(in: run).map(form)
  }

  /// Returns the errors and warnings that a run has printed, without the names in them.
  private static func sentences(in run: ProcessRun) -> [String] {
    run.everything.split(separator: "\n").compactMap { line in
      guard let start = line.firstMatch(of: #/^(?:.*?: )?(?:error|warning): /#) else { return nil }
      return nameless(line[start.range.upperBound...])
    }
  }

  /// Returns a message without its names and its numbers.
  private static func nameless(_ message: some StringProtocol) -> String {
    String(message).replacing(/'[^']*'/, with: "''").replacing(/[0-9]+/, with: "0")
  }

  /// Returns a message without its fix-it, its names and its numbers.
  private static func form(of message: String) -> String {
    nameless(message).components(separatedBy: "; ")[0]
  }
}

/// The runs of the scenes, each of which is made once.
private actor RemedyRuns {
  private var runs: [String: Task<[ProcessRun], any Error>] = [:]

  func of(_ scene: RemedyScene) async throws -> [ProcessRun] {
    let run = runs[scene.place] ?? Task { try await scene.run() }
    runs[scene.place] = run
    return try await run.value
  }
}
