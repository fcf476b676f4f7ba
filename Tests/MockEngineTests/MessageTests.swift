import Files
import DeclarationModel
import DiagnosticSupport
import MockEngine
import Testing

@Suite struct MessageTests {
  @Test func pathsAreShortenedWhereTheyStart() {
    let display = PathDisplay(relativeTo: AbsolutePath("/w/p"))
    let position = SourcePosition(path: "/w/p/A.swift", line: 1, column: 2)
    let message = "'/w/p/B' and '/w/p' but /x/w/p/C and '/w/pq' (/w/p/D:1:2)"
    #expect(
      display.shown(Diagnostic(.error, DiagnosticText(.invalidYAML, message), at: position))
        .description
        == "A.swift:1:2: error: 'B' and '.' but /x/w/p/C and '/w/pq' (D:1:2)")
  }

  @Test func messagesAreSortedByPlace() {
    func diagnostic(_ path: String, _ line: Int, _ message: String) -> Diagnostic {
      Diagnostic(
        .error, DiagnosticText(.invalidYAML, message),
        at: SourcePosition(path: path, line: line, column: 1))
    }
    let sorted = [
      Diagnostic(.error, DiagnosticText(.invalidYAML, "z")), diagnostic("A", 2, "b"),
      diagnostic("A", 10, "a"),
      diagnostic("B", 1, "a"), diagnostic("B", 1, "b"),
    ]
    #expect(DiagnosticOrder.sorted(sorted.reversed() + sorted) == sorted)
  }
}
