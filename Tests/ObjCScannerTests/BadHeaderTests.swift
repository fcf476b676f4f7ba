import DeclarationModel
import Testing

@testable import ObjCScanner

/// Headers that cannot be read, or not be trusted: messages where the cause is, and no protocol.
@Suite(.enabled(if: Libraries.exist)) struct BadHeaderTests {
  /// Asks for messages, and that nothing of the headers is mocked.
  private func expect(
    _ messages: [String], about header: HeaderFolder,
    _ library: Libclang, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(header.messages(library) == messages, sourceLocation: place)
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
    let start = "include the header that declares it, or add 'declare: "
    let messages = header.messages(library)
    #expect(header.scan(library).names == [])
    #expect(header.scan(library).files.flatMap(\.brokenProtocols).map(\.name) == ["P"])
    #expect(messages.count == 4)
    for (message, place) in zip(messages, ["3:9", "4:24", "5:17", "6:26"]) {
      #expect(message.hasPrefix("Header.h:\(place): error: "), "\(message)")
      #expect(message.contains(start))
    }
    #expect(messages[0].hasSuffix("{UIColor: class}'"))
    #expect(messages[1].hasSuffix("{Missing: protocol}'"))
    #expect(messages[2].hasSuffix("{UIColor: class}'"))
    #expect(messages[3].hasSuffix("{UIImage: class}'"))
  }

  @Test(arguments: Libraries.all) func aMissingHeaderIsAllThatIsSaid(_ library: Libclang) throws {
    let header = try HeaderFolder("#import <Acme/Acme.h>\n@protocol P <Acme>\n@end")
    expect(
      [
        "Header.h:3:9: error: 'Acme/Acme.h' file not found; "
          + "add its folder to 'includePaths', or its framework's to 'frameworkPaths'"
      ], about: header, library)
  }

  @Test(arguments: Libraries.all) func theChainOfIncludesIsNamed(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "Header.h": "\n#import \"Middle.h\"\n", "Middle.h": "#import \"Inner.h\"\n",
      "Inner.h": "@protocol P\n- (Nope)x;\n@end\n",
    ])
    let messages = header.messages(library)
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    #expect(message.hasPrefix("Inner.h:2:4: error: expected a type, and 'Nope' is unknown"))
    #expect(message.contains("(included from Middle.h:1, from Header.h:2)"))
  }

  @Test(arguments: Libraries.all) func syntaxErrors(_ library: Libclang) throws {
    let header = try HeaderFolder(
      "@protocol P\n- (void)a:(NSString *;\n@end\n@protocol Q\n- (void)b;\n@end")
    let messages = header.messages(library)
    #expect(messages.first == "Header.h:4:22: error: expected ')'; correct the header")
    #expect(header.scan(library).names == [])
  }

  @Test(arguments: Libraries.all) func otherLanguages(_ library: Libclang) throws {
    let header = try HeaderFolder(["Header.h": "namespace a { class B {}; }\n"])
    #expect(
      header.messages(library).first
        == "Header.h:1:1: error: unknown type name 'namespace'; "
        + "name headers of Objective-C, and not of C++")
    let binary = try HeaderFolder(["Header.h": "@protocol P\n\u{0}\u{1}\n@end\n"])
    expect(
      ["Header.h:2:1: error: this is no text; name a header of Objective-C"], about: binary, library
    )
  }

  @Test(
    arguments: [
      String(repeating: "(", count: 1_000_000), String(repeating: "{[", count: 500_000),
      "@protocol P\n- (void)x:(NSArray" + String(repeating: "<NSArray", count: 100_000),
    ]) func nestingIsBounded(_ text: String) throws
  {
    let library = try #require(Libraries.all.first)
    let header = try HeaderFolder(["Header.h": text])
    let messages = header.messages(library)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("brackets are nested too deeply here") == true)
  }

  @Test func sizeIsBounded() throws {
    let library = try #require(Libraries.all.first)
    let header = try HeaderFolder(["Header.h": String(repeating: "@class A;\n", count: 1_000_000)])
    expect(
      ["Header.h:1:1: error: this header is too large to be read (9 MB); split it"], about: header,
      library)
  }

  @Test(arguments: Libraries.all) func errorsAreFew(_ library: Libclang) throws {
    let lines = (0..<500).map { "- (Unknown\($0) *)member\($0);" }
    let header = try HeaderFolder("@protocol P\n\(lines.joined(separator: "\n"))\n@end")
    let messages = header.messages(library)
    #expect((10...25).contains(messages.count))
    #expect(messages.allSatisfy { $0.hasPrefix("Header.h:") })
  }

  @Test(arguments: Libraries.all) func operatorsAreNoBrackets(_ library: Libclang) throws {
    let cases = (0..<300).map { "Case\($0) = 1 << 3, // (" }
    let header = try HeaderFolder(
      "enum E { \(cases.joined(separator: "\n"))\n};\n/* ((( */\n@protocol P\n@end")
    #expect(header.messages(library) == [])
  }
}
