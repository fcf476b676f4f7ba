import DeclarationModel
import DiagnosticSupport
import Testing

@testable import ObjCScanner

/// Headers that cannot be read or trusted give messages at the cause, and no protocols.
@Suite(.enabled(if: Libraries.exist)) struct BadHeaderTests {
  /// Expects diagnostics, and no protocol from the headers.
  private func expect(
    _ summaries: [String], about header: HeaderFolder,
    _ library: Libclang, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(header.diagnostics(library).map(\.summary) == summaries, sourceLocation: place)
    #expect(header.scan(library).names == [], sourceLocation: place)
  }

  @Test(arguments: Libraries.all) func aTypeWithoutAKindCostsItsProtocol(
    _ library: Libclang
  ) throws {
    let header = try HeaderFolder(
      """
      typedef LoadBlock Loader;
      @protocol P
      - (void)load:(LoadBlock)block;
      @end
      @protocol Q
      - (void)use:(Loader)loader;
      @end
      @protocol R
      - (void)sound;
      @end
      @interface LABStore : NSObject
      - (void)load:(LoadBlock)block;
      @end
      """)
    let scan = header.scan(library)
    #expect(scan.names == ["R"])
    let broken = scan.files.flatMap(\.brokenProtocols)
    #expect(broken.map(\.name) == ["P", "Q"])
    #expect(broken.map { $0.diagnostics.map(\.position?.line) } == [[5], [3]])
    let diagnostics = header.diagnostics(library)
    #expect(diagnostics.map(\.severity) == [.warning, .warning])
    #expect(
      diagnostics.map(\.summary) == [
        "Header.h:5:15: undeclared-name 'P' 'LoadBlock'",
        "Header.h:3:9: undeclared-name 'Q' 'LoadBlock'",
      ])
  }

  @Test(arguments: Libraries.all) func anUnknownParentIsLeftToTheResolver(
    _ library: Libclang
  ) throws {
    let header = try HeaderFolder("@protocol P <NSObject, Missing>\n@end")
    let scan = header.scan(library)
    #expect(
      scan.files.flatMap(\.protocols).first?.inheritance.map(\.text) == [
        "Missing", "NSObjectProtocol",
      ])
    #expect(scan.dependencySources.flatMap(\.protocols).map(\.name) == [])
  }

  @Test(arguments: Libraries.all) func theChainOfIncludesIsNamed(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "Header.h": "\n#import \"Middle.h\"\n", "Middle.h": "#import \"Inner.h\"\n",
      "Inner.h": "@protocol P\n- (int)x nope;\n@end\n",
    ])
    let diagnostics = header.diagnostics(library)
    #expect(diagnostics.map(\.summary) == ["Inner.h:2:9: header-error 'P' ';'"])
    #expect(
      diagnostics.first?.notes.map { "\($0.position?.path ?? ""):\($0.position?.line ?? 0)" }
        == ["Middle.h:1", "Header.h:2"])
  }

  @Test(arguments: Libraries.all) func syntaxErrors(_ library: Libclang) throws {
    let header = try HeaderFolder(
      "@protocol P\n- (void)a:(NSString *;\n@end\n@protocol Q\n- (void)b;\n@end")
    #expect(header.diagnostics(library).first?.summary == "Header.h:4:22: header-error 'P' ')'")
    #expect(!header.scan(library).names.contains("P"))
  }

  @Test(arguments: Libraries.all) func allErrorsAreToldAtOnce(_ library: Libclang) throws {
    let bad = (0..<30).map { "@protocol P\($0)\n- (int)x nope;\n@end\n" }.joined()
    let header = try HeaderFolder(bad + "@protocol Sound\n- (int)x;\n@end")
    #expect(header.diagnostics(library).count == 30)
    #expect(header.scan(library).names == ["Sound"])
    #expect(header.scan(library).files.flatMap(\.brokenProtocols).count == 30)
  }

  @Test(arguments: Libraries.all) func otherLanguages(_ library: Libclang) throws {
    let header = try HeaderFolder(["Header.h": "namespace a { class B {}; }\n"])
    #expect(
      header.diagnostics(library).first?.kind == "header-error 'namespace'")
    #expect(header.diagnostics(library).first?.fixIt?.contains("C++") == true)
    let binary = try HeaderFolder(["Header.h": "@protocol P\n\u{0}\u{1}\n@end\n"])
    expect(
      ["Header.h:2:1: binary-header"], about: binary, library)
  }

  @Test(
    arguments: [
      String(repeating: "(", count: 1_000_000), String(repeating: "{[", count: 500_000),
      "@protocol P\n- (void)x:(NSArray" + String(repeating: "<NSArray", count: 100_000),
    ]) func nestingIsBounded(_ text: String) throws
  {
    let library = try #require(Libraries.all.first)
    let header = try HeaderFolder(["Header.h": text])
    #expect(header.diagnostics(library).map(\.id) == [.headerNestingTooDeep])
  }

  @Test(
    arguments: ["- ", "! ", "*", "(int)", "sizeof ", "1 + ", "1 ? 2 : ", "x = ", "x , "],
    ["enum { A = (", "int x; int *y = (", "#if ", "int "]
  ) func lengthIsBounded(_ part: String, _ start: String) throws {
    for count in [7_000, 100_000] {
      let header = try HeaderFolder([
        "Header.h": "\n" + start + String(repeating: part, count: count) + "1"
      ])
      let flaw = HeaderText(path: header.path("Header.h")).flaw
      // A comma outside of parentheses separates declarations.
      let isShort = count == 7_000 || part == "x , " && !start.hasSuffix("(")
      #expect(flaw == (isShort ? nil : .length(line: 2)))
    }
  }

  @Test(arguments: ["- ", "(int)", "* "]) func thousandsOfOperatorsAreParsed(
    _ part: String
  ) throws {
    let library = try #require(Libraries.all.first)
    let header = try HeaderFolder([
      "Header.h": "enum { A = \(String(repeating: part, count: 7_000)) 1 };\n@protocol P\n@end\n"
    ])
    #expect(header.scan(library).names == ["P"])
  }

  @Test func manyShortDeclarationsAreNotLong() throws {
    let header = try HeaderFolder([
      "Header.h": """
      \(String(repeating: "#define A 1\n", count: 40_000))
      enum { B\(String(repeating: ", B", count: 40_000)) };
      """
    ])
    #expect(HeaderText(path: header.path("Header.h")).flaw == nil)
  }

  @Test func sizeIsBounded() throws {
    let library = try #require(Libraries.all.first)
    let header = try HeaderFolder(["Header.h": String(repeating: "@class A;\n", count: 1_000_000)])
    expect(
      ["Header.h:1:1: header-too-large"], about: header, library)
  }

  @Test(arguments: Libraries.all) func aCPlusPlusHeaderCostsItsOwnProtocols(
    _ library: Libclang
  ) throws {
    let header = try HeaderFolder([
      "A.h":
        "#include <vector>\n@protocol A\n- (std::vector<int>)list;\n@end\n@protocol Other\n@end\n",
      "B.h": "@protocol B\n- (int)x;\n@end\n",
    ])
    let scan = header.scan(library, ["A.h", "B.h"])
    #expect(scan.names == ["B"])
    #expect(scan.files.flatMap(\.brokenProtocols).map(\.name) == ["A", "Other"])
    let diagnostics = scan.files.flatMap(\.diagnostics)
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
    #expect(diagnostics.first?.fixIt?.contains("C++") == true)
  }

  @Test(arguments: Libraries.all) func aProtocolThatIsNotSeenIsToldOf(_ library: Libclang) throws {
    let header = try HeaderFolder(["Header.h": "struct S {\n@protocol P\n- (int)x;\n@end\n"])
    let scan = header.scan(library)
    #expect(scan.names == [])
    #expect(scan.files.flatMap(\.brokenProtocols).map(\.name) == ["P"])
    #expect(scan.files.flatMap(\.diagnostics).contains { $0.severity == .error })
  }

  @Test(arguments: Libraries.all) func anUnknownTargetIsNamed(_ library: Libclang) throws {
    let header = try HeaderFolder("@protocol P\n@end")
    var options = HeaderOptions()
    options.target = "bogus"
    let diagnostics = header.diagnostics(library, options: options)
    #expect(diagnostics.map(\.id) == [.invalidHeaderOptions])
    #expect(diagnostics.first?.message.contains("'bogus'") == true)
  }

  @Test(arguments: Libraries.all) func operatorsAreNoBrackets(_ library: Libclang) throws {
    let cases = (0..<300).map { "Case\($0) = 1 << 3, // (" }
    let header = try HeaderFolder(
      "enum E { \(cases.joined(separator: "\n"))\n};\n/* ((( */\n@protocol P\n@end")
    #expect(header.diagnostics(library) == [])
  }
  /// Types that aliases and macros make deeper or larger than the header is long.
  @Test(arguments: Libraries.all) func typesOfManyLevelsAreNotImported(_ library: Libclang) throws {
    func aliases(_ count: Int, _ next: (String) -> String) -> String {
      (1..<count).map { "typedef \(next("T\($0 - 1)")) T\($0);" }.joined(separator: "\n")
        .replacing(/typedef (.*)TYPE(.*) (T[0-9]+);/) { "typedef \($0.1)\($0.3)\($0.2);" }
    }
    let stars = (1..<20).map { "#define S\($0) S\($0 - 1) S\($0 - 1)" }.joined(separator: "\n")
    let headers = [
      ("#define S0 *\n\(stars)", "int S17", "int S3"),
      ("typedef int T0;\n" + aliases(1_000) { $0 }, "T999", "T99"),
      ("typedef int T0;\n" + aliases(1_000) { "\($0) *" }, "T999", "T99"),
      ("typedef int T0;\n" + aliases(60) { "\($0) (^TYPE)(\($0), \($0))" }, "T59", "T5"),
    ]
    for (declarations, tooDeep, sound) in headers {
      let header = try HeaderFolder(
        """
        \(declarations)
        @protocol Sound
        - (void)load:(\(sound))value;
        @end
        @protocol TooDeep
        - (void)load:(\(tooDeep))value;
        @end
        """)
      let scan = header.scan(library)
      let protocols = scan.files.flatMap(\.protocols)
      #expect(protocols.map(\.name) == ["Sound", "TooDeep"])
      let issues = protocols.map { $0.members.compactMap(\.importIssue).count }
      #expect(issues == [0, 1], "\(declarations.prefix(80))")
    }
  }
}
