import Foundation

/// A test of many cases from one seed, in batches.
struct Campaign {
  /// A shrunk failure.
  struct Failure {
    /// The smallest case with the same kind of failure.
    var random: RandomCase
    /// The outcome of the case.
    var outcome: Outcome
    /// The layout in which the case failed.
    var layout: Batch.Layout
    /// The form of the mock.
    var form = MockForm.stubs
    /// The name that distinguishes the failure from others of the same seed.
    var name = ""
  }

  /// The seed of all choices.
  let seed: UInt64
  /// The number of protocols in a batch.
  var batchSize = 300
  /// The number of the first batch.
  var firstBatch = 0
  /// The number of batches of which only one is run.
  var batchesPerRun = 1
  /// The maximum number of failures that are shrunk in a batch.
  var shrinkingLimit = 6
  /// Whether shrunk failures become fixtures.
  var keepsFailures = false
  /// Whether the cases are classes.
  var isOfClasses = false
  /// The form of the mocks.
  var form = MockForm.stubs
  /// The folder for the sources and mocks of the cases that pass; nil by default.
  var exports: URL?

  /// The number of cases, by outcome.
  private(set) var counts: [String: Int] = [:]
  /// The number of bad inputs, by the reason why no handwritten class conforms.
  private(set) var badInput: [String: Int] = [:]
  /// The failures.
  private(set) var failures: [Failure] = []
  /// The number of protocols that were tested.
  private(set) var protocols = 0
  /// The number of requirements that were stubbed, called and verified.
  private(set) var usedRequirements = 0

  init(seed: UInt64) { self.seed = seed }

  /// Tests cases until `count` protocols with a handwritten class have been tested.
  ///
  /// - Parameters:
  ///   - count: The number of protocols.
  ///   - report: Is called with a line about each batch.
  mutating func test(count: Int, report: (String) -> Void) async throws {
    var number = firstBatch
    while protocols < count {
      try await testBatch(number, size: min(batchSize, count - protocols), report: report)
      number += 1
    }
  }

  private mutating func testBatch(
    _ number: Int, size: Int, report: (String) -> Void
  ) async throws {
    var grammar = Grammar(seed: seed &* 1_000_003 &+ UInt64(number))
    var cases: [RandomCase] = []
    var made = 0
    while made < size {
      var random = grammar.makeCase(number: cases.count)
      if isOfClasses { random = random.ofClasses }
      made += random.mocked.count
      cases.append(random)
    }
    let layout = Batch.Layout.allCases[number % 2]
    var batch = try Batch(
      cases, as: form, layout: layout, isRun: (number / 2) % batchesPerRun == 0)
    try await batch.test()
    if let exports { try batch.export(to: exports.appendingPathComponent("\(number)")) }
    usedRequirements += batch.usedRequirements
    for random in cases {
      guard let outcome = batch.outcomes[random.number] else { continue }
      counts[outcome.kind, default: 0] += random.mocked.count
      if case .badInput(let message) = outcome {
        badInput[Outcome.kind(of: message), default: 0] += 1
      } else {
        protocols += random.mocked.count
      }
    }
    let seconds = batch.seconds.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value) s" }
    report("batch \(number): \(summary); \(seconds.joined(separator: ", "))")
    let failed = batch.legal.filter { batch.outcomes[$0.number]?.isFailure == true }
    for (index, random) in failed.enumerated() {
      guard let outcome = batch.outcomes[random.number] else { continue }
      var failure = Failure(random: random, outcome: outcome, layout: layout, form: form)
      let isKnown = failures.count { $0.outcome.isLike(outcome) } > 1
      if index < shrinkingLimit, !isKnown {
        failure = try await Shrinking(failure: failure).smallest()
      }
      failure.name =
        (isOfClasses ? "class-" : "")
        + (form == .stubs ? "" : "\(form)-") + "\(seed)-\(number)-\(random.number)"
      failures.append(failure)
      report(failure.text)
      if keepsFailures { try KeptCase(failure).write() }
    }
  }

  /// The counts so far, as text.
  var summary: String {
    "\(protocols) protocols; "
      + counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      + "; \(usedRequirements) requirements called"
  }
}

extension Campaign {
  /// The most frequent reasons for bad input, with the number of their protocols, as text.
  var reasons: String {
    badInput.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(30)
      .map { "bad input \($0.value): \($0.key)" }.joined(separator: "\n")
  }
}

extension Campaign.Failure {
  /// The failure with its source, as text.
  var text: String {
    let writer = ProtocolWriter(cases: [random])
    let places: [(RandomProtocol.Place, String)] = [
      (.otherModule, Vocabulary.library), (.file, Vocabulary.module(isExported: form == .module)),
      (.otherFile, "import Lib"),
    ]
    let parts = places.map { place, prefix in
      String(writer.file(place).text.dropFirst(prefix.count))
        .split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
    return "FAILURE \(name) \(outcome) \(form) \(layout)\n"
      + parts.filter { !$0.isEmpty }.joined(separator: "\n  --\n")
  }
}

extension Outcome {
  /// The kind of outcome, for counting.
  fileprivate var kind: String {
    switch self {
    case .passed: "passed"
    case .badInput: "bad input"
    case .refused(let id): "refused:\(id.rawValue)"
    case .failed: "FAILED"
    case .misused: "MISUSED"
    }
  }
}
