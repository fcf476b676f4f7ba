import Files
import DeclarationModel
import DiagnosticSupport
import MockEngine
import Basics
import Testing

@Suite struct SmallPartsTests {
  @Test(arguments: [
    ("/a/./b//c/../d/", "/a/b/d"), ("x", "/base/x"), ("../../../x", "/x"), ("", "/base"),
    ("/", "/"), ("./a b", "/base/a b"),
  ])
  func pathsAreNormal(text: String, expected: String) {
    #expect(AbsolutePath(text, relativeTo: AbsolutePath("/base")).text == expected)
  }

  @Test func pathsThatOnlyLookTheSameDiffer() {
    let (one, other) = (AbsolutePath("/\u{e9}"), AbsolutePath("/e\u{301}"))
    #expect(one != other)
    #expect((one < other) != (other < one))
    #expect(Set([one, other, one]).count == 2)
  }

  @Test func onlyWhatIsInsideIsRelative() {
    let folder = AbsolutePath("/a/b")
    #expect(AbsolutePath("/a/b/c/d").relative(to: folder) == "c/d")
    #expect(AbsolutePath("/a/b").relative(to: folder) == "")
    #expect(AbsolutePath("/a/bc").relative(to: folder) == nil)
  }

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
