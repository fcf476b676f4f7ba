import DeclarationModel
import DiagnosticSupport
import Testing

@testable import ObjCScanner

/// Headers that cannot be read, or not be trusted: messages where the cause is, and no protocol.
@Suite(.enabled(if: Libraries.exist)) struct BadHeaderTests {
  /// Expects diagnostics, and that nothing of the headers is mocked.
  private func expect(
    _ summaries: [String], about header: HeaderFolder,
    _ library: Libclang, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(header.diagnostics(library).map(\.summary) == summaries, sourceLocation: place)
    #expect(header.scan(library).names == [], sourceLocation: place)
  }

  @Test(arguments: Libraries.all) func unknownTypes(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      typedef UIColor *Tint;
      @protocol P <NSObject, Missing>
      - (void)direct:(UIColor *)color;
      - (void)generic:(NSArray<UIImage *> *)images;
      - (void)alias:(Tint)tint;
      @end
      """)
    let diagnostics = header.diagnostics(library)
    #expect(header.scan(library).names == [])
    let broken = header.scan(library).files.flatMap(\.brokenProtocols)
    #expect(broken.map(\.name) == ["P"])
    #expect(broken.map(\.diagnostics.count) == [4])
    #expect(
      diagnostics.map { "\($0.position?.description ?? ""): \($0.id)" }
        == ["3:9", "4:24", "5:17", "6:26"].map { "Header.h:\($0): header-error" })
    #expect(
      diagnostics.map { ($0.fixIt ?? "").quotedNames } == [
        ["'declare: {UIColor: class}'"], ["'declare: {Missing: protocol}'"],
        ["'declare: {UIColor: class}'"], ["'declare: {UIImage: class}'"],
      ])
  }

  @Test(arguments: Libraries.all) func aMissingHeaderIsAllThatIsSaid(_ library: Libclang) throws {
    let header = try HeaderFolder("#import <Acme/Acme.h>\n@protocol P <Acme>\n@end")
    expect(
      [
        "Header.h:3:9: header-error 'Acme/Acme.h'"
      ], about: header, library)
  }

  @Test(arguments: Libraries.all) func theChainOfIncludesIsNamed(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "Header.h": "\n#import \"Middle.h\"\n", "Middle.h": "#import \"Inner.h\"\n",
      "Inner.h": "@protocol P\n- (Nope)x;\n@end\n",
    ])
    let diagnostics = header.diagnostics(library)
    #expect(diagnostics.map(\.summary) == ["Inner.h:2:4: header-error 'Nope'"])
    #expect(
      diagnostics.first?.notes.map { "\($0.position?.path ?? ""):\($0.position?.line ?? 0)" }
        == ["Middle.h:1", "Header.h:2"])
  }

  @Test(arguments: Libraries.all) func syntaxErrors(_ library: Libclang) throws {
    let header = try HeaderFolder(
      "@protocol P\n- (void)a:(NSString *;\n@end\n@protocol Q\n- (void)b;\n@end")
    #expect(header.diagnostics(library).first?.summary == "Header.h:4:22: header-error ')'")
    #expect(header.scan(library).names == [])
  }

  @Test(arguments: Libraries.all) func otherLanguages(_ library: Libclang) throws {
    let header = try HeaderFolder(["Header.h": "namespace a { class B {}; }\n"])
    #expect(
      header.diagnostics(library).first?.summary == "Header.h:1:1: header-error 'namespace'")
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

  @Test func sizeIsBounded() throws {
    let library = try #require(Libraries.all.first)
    let header = try HeaderFolder(["Header.h": String(repeating: "@class A;\n", count: 1_000_000)])
    expect(
      ["Header.h:1:1: header-too-large"], about: header, library)
  }

  @Test(arguments: Libraries.all) func errorsAreFew(_ library: Libclang) throws {
    let lines = (0..<500).map { "- (Unknown\($0) *)member\($0);" }
    let header = try HeaderFolder("@protocol P\n\(lines.joined(separator: "\n"))\n@end")
    let diagnostics = header.diagnostics(library)
    #expect((10...25).contains(diagnostics.count))
    #expect(diagnostics.allSatisfy { $0.position?.path == "Header.h" })
  }

  @Test(arguments: Libraries.all) func operatorsAreNoBrackets(_ library: Libclang) throws {
    let cases = (0..<300).map { "Case\($0) = 1 << 3, // (" }
    let header = try HeaderFolder(
      "enum E { \(cases.joined(separator: "\n"))\n};\n/* ((( */\n@protocol P\n@end")
    #expect(header.diagnostics(library) == [])
  }
}
