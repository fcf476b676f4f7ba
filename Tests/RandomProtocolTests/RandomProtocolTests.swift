import EndToEndSupport
import Foundation
import Testing

/// Tests protocols and classes that are composed at random: every protocol to which a handwritten class
/// conforms, and every class of which a handwritten one inherits, has a mock that compiles without a warning in all modes and works, or a diagnostic that
/// `limits.md` explains.
///
/// `make random COUNT=10000 SEED=7` is a long run; its failures become fixtures.
struct RandomProtocolTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test(arguments: MockForm.allCases) func mocksOfRandomProtocolsCompileAndWork(form: MockForm)
    async throws
  {
    try await test(isOfClasses: false, as: form)
  }

  @Test(arguments: MockForm.allCases) func mocksOfRandomClassesCompileAndWork(form: MockForm)
    async throws
  {
    // A recording is made by a real object behind a protocol.
    guard form != .recording else { return }
    try await test(isOfClasses: true, as: form)
  }

  private func test(isOfClasses: Bool, as form: MockForm) async throws {
    let onlyForm = Self.environment["KAGEMUSHA_RANDOM_FORM"]
    guard onlyForm == nil || onlyForm == form.rawValue else { return }
    let count = Self.environment["KAGEMUSHA_RANDOM_COUNT"].flatMap { Int($0) }
    let seed =
      Self.environment["KAGEMUSHA_RANDOM_SEED"].flatMap(UInt64.init)
      ?? (isOfClasses ? 1 : 660)
    var campaign = Campaign(seed: seed)
    campaign.isOfClasses = isOfClasses
    campaign.form = form
    campaign.firstBatch = Self.environment["KAGEMUSHA_RANDOM_BATCH"].flatMap { Int($0) } ?? 0
    campaign.keepsFailures = count != nil
    if !isOfClasses, form == .stubs {
      campaign.exports = Self.environment["KAGEMUSHA_RANDOM_EXPORTS"].map {
        URL(fileURLWithPath: $0)
      }
    }
    let tested = count ?? 12
    campaign.batchSize = min(campaign.batchSize, tested)
    campaign.batchesPerRun = count == nil ? 1 : 2
    try await campaign.test(count: tested) { if count != nil { print($0) } }
    if count != nil { print(campaign.reasons) }
    #expect(campaign.failures.map(\.text) == [])
    #expect(campaign.usedRequirements > 0 || !form.areStubbed)
  }

  @Test(arguments: Batch.Layout.allCases, MockForm.allCases) func keptCasesPass(
    layout: Batch.Layout, form: MockForm
  ) async throws {
    guard form != .module || layout == .testable else { return }
    var batch = try Batch(KeptCase.all(of: form), as: form, layout: layout, isRun: true)
    try await batch.test()
    #expect(batch.outcomes.filter(\.value.isFailure) == [:])
  }

  @Test func theSameSeedGivesTheSameProtocols() {
    func text(_ seed: UInt64) -> String {
      var grammar = Grammar(seed: seed)
      let cases = (0..<20).map { grammar.makeCase(number: $0) }
      return ProtocolWriter(cases: cases).file(.file).text
    }
    #expect(text(3) == text(3) && text(3) != text(4))
  }

  @Test func aFailureIsShrunk() {
    var grammar = Grammar(seed: 2)
    let random = grammar.makeCase(number: 0)
    #expect(random.reductions.allSatisfy { $0.size < random.size })
    #expect(!random.reductions.isEmpty)
  }
}
