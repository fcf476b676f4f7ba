import Configuration
import DeclarationModel
import MockResolver

/// The line at the end of a run.
package struct Summary: Sendable {
  private let files: [PlannedFile]
  private let parts: [(count: Int, words: String)]
  /// The words for no part at all: `0 mocks`.
  private let nothing: String

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - files: all outputs.
  ///   - parts: what happened to how many of them; parts with a count of 0 are left out.
  ///   - nothing: the words for no output at all.
  package init(
    _ files: [PlannedFile], parts: [(count: Int, words: String)], nothing: String = "0 mocks"
  ) {
    self.files = files
    self.nothing = nothing
    self.parts = parts
  }

  /// `3 mocks: 2 written, 1 unchanged`.
  package var text: String {
    let counts = parts.filter { $0.count > 0 }.map { "\($0.count) \($0.words)" }
    let accessors = count(.accessor, "type", "types").map { "accessors of \($0)" }
    let heads = [
      count(.mock, "mock", "mocks"), accessors, count(.factory, "factory", "factories"),
      count(.fixture, "fixture", "fixtures"), count(.template, "template", "templates"),
      count(.templateFile, "file of templates", "files of templates"),
      count(.inlineBlock, "inline block", "inline blocks"),
    ].compactMap { $0 }
    let head = heads.isEmpty ? nothing : heads.joined(separator: ", ")
    return counts.isEmpty ? head : head + ": " + counts.joined(separator: ", ")
  }

  private func count(
    _ part: PlannedFile.Part, _ one: String, _ many: String
  ) -> String? {
    let count = files.reduce(0) { $0 + $1.counts[part, default: 0] }
    return count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
  }
}

/// The number of protocols without a mock, by reason.
package struct SkipCount: Sendable, Hashable {
  private let counts: [String: Int]

  /// Counts the protocols of a plan that no request mocks.
  package init(_ plan: Plan) {
    counts = Self.byFile(plan).values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  /// Returns the numbers for each file, by its path.
  static func byFile(_ plan: Plan) -> [String: [String: Int]] {
    var kinds: [SourcePosition: String] = [:]
    let mocked = Set(plan.protocols.filter { $0.output != nil }.map(\.place))
    for found in plan.protocols where !mocked.contains(found.place) {
      // An issue says more than the reason why another request skips the protocol.
      let issue = found.outcome.issues.first?.kind
      if let kind = issue ?? (kinds[found.place] == nil ? found.outcome.decision.kind : nil) {
        kinds[found.place] = kind
      }
    }
    for broken in plan.brokenProtocols { kinds[broken.position] = broken.kind }
    return kinds.reduce(into: plan.keptSkips) {
      $0[$1.key.path, default: [:]][$1.value, default: 0] += 1
    }
  }

  /// Returns `3 protocols skipped: 2 private, 1 excluded (…)`; nil if none is.
  ///
  /// - Parameter input: The command line, whose sources the command that says more reads, too.
  package func text(of input: CommandLineOptions) -> String? {
    let total = counts.values.reduce(0, +)
    guard total > 0 else { return nil }
    let parts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    // No command line reads what a build has found.
    let advice =
      input.build == nil ? " (see kagemusha explain NAME\(input.explainingArguments))" : ""
    return "\(total) \(total == 1 ? "protocol" : "protocols") skipped: \(parts)" + advice
  }
}
