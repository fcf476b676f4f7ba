import Testing

/// A configuration that is wrong, with marks, and the diagnostics about it.
struct BadConfiguration: Sendable, CustomTestStringConvertible {
  var text: String
  var summaries: [String]

  init(_ text: String, _ summaries: String...) {
    self.text = text
    self.summaries = summaries
  }

  var testDescription: String { summaries[0] }

  /// The errors that only a run can find.
  static let all = [
    BadConfiguration(
      """
      factories:
        - {sources: S, output: G.swift, types: [1️⃣Nope]}
      fixtures:
        - {sources: S, output: 2️⃣F}
      """,
      "1️⃣: unmatched-type 'Nope'",
      "2️⃣: output-not-a-file"),
    BadConfiguration(
      """
      mocks:
        - headers: [1️⃣Nope.h, 2️⃣"S/*.h"]
          output: N.swift
      """,
      "1️⃣: file-not-found 'Nope.h'",
      "2️⃣: no-matching-files 'S/*.h'"),
    BadConfiguration(
      """
      mocks:
        - sources: [S, 1️⃣Nope, 2️⃣"S/*X.swift"]
          output: Out
        - sources: S
          protocols: [A, 3️⃣"*UseCase"]
          output: Gen
          mockName: 4️⃣Fake
      """,
      "1️⃣: file-not-found 'Nope'",
      "2️⃣: no-matching-files 'S/*X.swift'",
      "3️⃣: unmatched-protocol '*UseCase'",
      "4️⃣: invalid-mock-name 'Fake' '{name}' '{base}'"),
    BadConfiguration(
      """
      mocks:
        - {sources: S, output: 1️⃣Gen/MockA.swift}
        - {sources: S, output: 2️⃣Gen}
        - {sources: S, output: 3️⃣gen}
      """,
      "2️⃣: duplicate-output 'Gen/MockA.swift'",
      "3️⃣: outputs-differ-in-case 'gen/MockA.swift' 'Gen/MockA.swift'"),
    BadConfiguration(
      """
      mocks:
        - {sources: S, output: A.swift, access: 1️⃣public, testableImports: [App]}
        - {sources: S, output: B.swift, access: 2️⃣public, cuckoo: true}
      """,
      "1️⃣: test-only-key 'testableImports'",
      "2️⃣: test-only-key 'cuckoo'"),
  ]
}
