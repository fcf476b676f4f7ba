import EndToEndSupport
import Foundation
import ObjCReferee
import Testing

/// Tests GNUstep's headers: every protocol in them has a mock that conforms to the compiler's
/// import, or a diagnostic.
///
/// `make objc-rate` records the table; reviewers read the difference.
@Suite(.enabled(if: GNUstepModules.isInstalled)) struct CorpusTests {
  private static let table = Repository.root.appendingPathComponent(
    "Benchmarks/CompileRate/objc-expected.txt")

  @Test func `every protocol has a mock or a reason`() async throws {
    let corpus = try await Corpus.scanned()
    #expect(corpus.errors == [])
    let referee = try await ImportReferee.ofGNUstep()
    var views: [String: [ProtocolInterface]] = [:]
    for module in GNUstepModules.names {
      views[module] = try await referee.interfaces(ofModule: module)
    }
    let seen = Set(views.values.joined().map(\.name))
    let folder = try TemporaryFolder()
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let run = try await Repository.kagemusha(
      Corpus.arguments(
        output: mocks.path,
        excluding: (corpus.protocols.keys.filter { !seen.contains($0) } + Corpus.unchecked.keys)
          .sorted()))
    for language in [5, 6] {
      let check = try await referee.check([mocks], language: language)
      #expect(check.status == 0, "\(language): \(check.everything)")
    }
    let rates = GNUstepModules.names.map {
      CorpusRate($0, expected: views[$0] ?? [], corpus: corpus, tool: run)
    }
    try Golden.expect(CorpusRate.table(rates), at: Self.table)
  }
}
