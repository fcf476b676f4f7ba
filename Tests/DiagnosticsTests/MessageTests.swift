import DeclarationModel
import EndToEndSupport
import Foundation
import Testing

/// Keeps the words of every kind of diagnostic in one file, `Messages.txt`.
@Suite struct MessageTests {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Messages.txt")

  @Test func `messages of every kind are as recorded`() throws {
    let order = DiagnosticID.allCases
    let samples = Samples.all.enumerated().sorted { left, right in
      let numbers = (order.firstIndex(of: left.element.id), order.firstIndex(of: right.element.id))
      return (numbers.0 ?? 0, left.offset) < (numbers.1 ?? 0, right.offset)
    }.map(\.element)
    let text = samples.map { sample in
      let lines = "\(sample)".split(separator: "\n").map { "  \($0)\n" }.joined()
      return "\(sample.id)\n\(lines)"
    }.joined()
    try Golden.expect(text, at: Self.golden)
  }

  @Test func `every kind has a message`() {
    let missing = Set(DiagnosticID.allCases).subtracting(Samples.all.map(\.id))
    #expect(missing.map(\.rawValue).sorted() == [])
  }

  @Test func `kinds are named in kebab case`() {
    for id in DiagnosticID.allCases {
      #expect(id.rawValue.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(id)")
    }
  }

  @Test func `messages have one form`() {
    for sample in Samples.all {
      for part in [sample.message, sample.fixIt ?? "x"] + sample.notes.map(\.message) {
        #expect(!part.isEmpty && part.last != "." && !part.contains("; "), "\(sample)")
        let first = part.first { $0 != "'" } ?? "x"
        let isName =
          part.hasPrefix("'") || part.hasPrefix("Sourcery") || part.hasPrefix("Swift")
          || part.hasPrefix("A.mock")
        #expect(isName || !first.isUppercase, "\(sample)")
      }
    }
  }

  @Test func `a printed diagnostic has its place, its severity, its fix-it and its notes`() {
    let place = SourcePosition(path: "A.swift", line: 2, column: 3)
    let text = DiagnosticText(
      .unknownKey, "unknown key 'a'", fixIt: "remove it",
      notes: [
        Diagnostic.Note("it is here", at: SourcePosition(path: "B.swift", line: 4, column: 5))
      ])
    #expect(
      Diagnostic(.warning, text, at: place).description
        == "A.swift:2:3: warning: unknown key 'a'; remove it\nB.swift:4:5: note: it is here")
    #expect(
      Diagnostic(.error, DiagnosticText(.unknownKey, "a")).description == "error: a")
  }
}
