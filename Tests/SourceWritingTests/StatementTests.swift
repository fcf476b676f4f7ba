import Testing

@testable import SourceWriting

struct StatementTests {
  private func declaration(_ parameters: [String], _ result: [String]) -> WrappableLine {
    var statement = WrappableLine("func load")
    statement.addDeclaration("(", parameters, ")")
    statement.add(" -> Use.Method")
    statement.addDeclaration("<", result, ">")
    statement.add(" {")
    return statement
  }

  @Test func whatFitsStaysInOneLine() {
    #expect(
      declaration(["id: Int"], ["Int", "Void"]).lines(indentedBy: 2)
        == ["  func load(id: Int) -> Use.Method<Int, Void> {"])
  }

  @Test func parametersAreBrokenBeforeWhatFollows() {
    let long = String(repeating: "x", count: 60)
    #expect(
      declaration(["id: Int", "name: \(long)"], ["Int"]).lines(indentedBy: 0) == [
        "func load(", "  id: Int, name: \(long)", ") -> Use.Method<Int> {",
      ])
  }

  @Test func whatIsTooLongForOneLineGetsALineForEach() {
    let long = String(repeating: "x", count: 60)
    #expect(
      declaration(["a: \(long)", "b: \(long)"], [long, long]).lines(indentedBy: 2) == [
        "  func load(", "    a: \(long),", "    b: \(long)", "  ) -> Use.Method<",
        "    \(long),", "    \(long)", "  > {",
      ])
  }

  @Test func aCallKeepsItsClosingParenthesis() {
    let long = String(repeating: "x", count: 90)
    var call = WrappableLine("return mock.call")
    call.addCall(["\"load()\"", long])
    #expect(
      call.lines(indentedBy: 0) == ["return mock.call(", "  \"load()\",", "  \(long))"])
  }
}
