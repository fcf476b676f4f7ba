import EndToEndSupport
import Foundation
import Testing

/// Mocks of protocols in Objective-C headers, by the tool itself.
///
/// There is no Objective-C to run where these tests must run, too. So the mocks run against protocols
/// of Swift that are written as Swift imports those of the header; `ObjCRefereeTests` asks the
/// compiler whether it does.
struct HeaderTests {
  private static let header = Repository.root
    .appendingPathComponent("Fixtures/Headers/PhotoService.h")

  /// What is wrong on purpose in the program, and what it prints.
  private static let output = """
    MockPHSPhotoService.move(toAlbum:): wanted 1 call, got 0; nearest call #6 differs in toAlbum
    fetched ["cat"] true
    progress 2.0
    photo Cat 7
    MockPHSPhotoService received 2 calls that no verify has matched
    done

    """

  @Test(arguments: [SwiftCompiler.Mode.swift5, .swift6])
  func mocksAreStubbedCalledAndVerified(_ mode: SwiftCompiler.Mode) async throws {
    let folder = try TemporaryFolder()
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let generation = try await Repository.kagemusha(
      "generate", Self.header.path, "--output", mocks.path, "--quiet")
    #expect(generation.status == 0, "\(generation.everything)")
    #expect(generation.everything == "")
    let twins = Repository.root.appendingPathComponent("Fixtures/HeaderTwins")
    let run = try await SwiftCompiler(mode).run([
      mocks, twins.appendingPathComponent("PhotoService.swift"),
      twins.appendingPathComponent("PhotoServiceProgram.swift"),
    ])
    #expect(run.everything == Self.output)
    #expect(run.status == 0)
  }

  @Test func aConfigurationNamesHeaders() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      mocks:
        - headers: [Legacy/*.h]
          defines: [LEVEL=2]
          includePaths: [Shared]
          declare: {UIColor: class}
          optionalRequirements: false
          protocols: ["*Delegate"]
          output: Tests/Mocks.swift
      """, to: ".kagemusha.yml")
    try folder.write(
      """
      #import <Foundation/Foundation.h>
      #import <Shared.h>
      #if LEVEL == 2
      @protocol LegacyDelegate <SharedParent>
      - (UIColor *)color;
      @optional
      - (void)maybe;
      @end
      #endif
      @protocol Other
      @end
      """, to: "Legacy/Legacy.h")
    try folder.write("module Legacy { umbrella \".\" }", to: "Legacy/module.modulemap")
    try folder.write(
      "@protocol SharedParent <NSObject>\n- (void)share;\n@end\n", to: "Shared/Shared.h")
    let generation = try await Repository.kagemusha("generate", in: folder.url)
    #expect(generation.status == 0, "\(generation.everything)")
    let text = try folder.read("Tests/Mocks.swift")
    #expect(text.contains("\nimport Foundation\nimport Kagemusha\nimport Legacy\n"))
    #expect(text.contains("class MockLegacyDelegate: NSObject, LegacyDelegate, StubVerifyMock"))
    #expect(text.contains("func color() -> UIColor! {") && text.contains("func share() {"))
    #expect(!text.contains("maybe") && !text.contains("MockOther"))

    let check = try await Repository.kagemusha("check", in: folder.url)
    #expect(check.status == 0, "\(check.everything)")
    let list = try await Repository.kagemusha("list", in: folder.url)
    #expect(list.output.contains("LegacyDelegate") && list.output.contains("Legacy/Legacy.h:4"))
    let story = try await Repository.kagemusha("explain", "LegacyDelegate", in: folder.url)
    #expect(story.status == 0)
    #expect(story.output.contains("SharedParent"), "\(story.everything)")

    try folder.write(
      "@protocol SharedParent <NSObject>\n- (void)share:(int)count;\n@end\n",
      to: "Shared/Shared.h")
    #expect(try await Repository.kagemusha("check", in: folder.url).status == 1)
  }

  @Test func templatesSeeHeaders() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      templates:
        - headers: [Header.h]
          declare: {UIColor: class}
          templates: [List.stencil]
          output: List.swift
      """, to: ".kagemusha.yml")
    try folder.write(
      """
      {% for type in types.protocols %}
      // {{ type.name }}:{% for method in type.methods %} {{ method.selectorName }}{% endfor %}
      {% endfor %}
      """, to: "List.stencil")
    try folder.write(
      """
      #import <Foundation/Foundation.h>
      @protocol Painter <NSObject>
      - (BOOL)paintWithColor:(UIColor *)color error:(NSError **)error;
      @end
      """, to: "Header.h")
    let run = try await Repository.kagemusha("generate", in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    #expect(try folder.read("List.swift").contains("// Painter: paint(with:)"))
  }

  @Test func anUndeclaredTypeIsReadAsUsed() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      #import <Foundation/Foundation.h>
      #import <Acme/Acme.h>
      @protocol P <NSObject>
      - (ACMColor *)color;
      - (void)load:(ACMBlock)block;
      @end
      @protocol Q <NSObject>
      - (ACMColor *)color;
      @end
      @protocol R <P>
      @end
      """, to: "Header.h")
    let run = try await Repository.kagemusha(
      "generate", "Header.h", "--output", "Mocks.swift", in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    #expect(
      run.errors.contains(
        "no mock for 'R': its parent 'P' uses a name that no header declares; include the header"))
    let story = try await Repository.kagemusha("explain", "R", "Header.h", in: folder.url)
    #expect(story.output.contains("uses a name that no header declares"), "\(story.everything)")
    #expect(!story.output.contains("syntax error"))
    #expect(run.errors.contains("Header.h:2:9: warning: 1 header is not found"))
    #expect(run.errors.contains("'declare: {ACMColor: class}'"))
    #expect(run.errors.contains("Header.h:5:15: warning: no mock for 'P': unknown type name"))
    let text = try folder.read("Mocks.swift")
    #expect(text.contains("func color() -> ACMColor! {") && !text.contains("MockP"))
    let list = try await Repository.kagemusha("list", "Header.h", in: folder.url)
    #expect(list.output.contains("unknown type name 'ACMBlock'"), "\(list.everything)")
    let declared = try await Repository.kagemusha(
      "generate", "Header.h", "--stdout", "--declare", "ACMColor=class", "--declare",
      "ACMBlock=object", in: folder.url)
    #expect(declared.output.contains("class MockP: NSObject"))
  }

  @Test func aSyntaxErrorCostsItsProtocol() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "@protocol P\n- (void)a:(int;\n@end\n@protocol Q\n- (void)b;\n@end\n", to: "Bad.h")
    try folder.write("@protocol R\n- (int)c;\n@end\n", to: "Good.h")
    let arguments = ["generate", "Bad.h", "Good.h", "--output", "Mocks.swift"]
    let run = try await Repository.kagemusha(arguments, in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("Bad.h:2:15: error: no mock for 'P': "), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/Mocks.swift"))
    let other = try await Repository.kagemusha(arguments + ["--keep-going"], in: folder.url)
    #expect(other.status == 2)
    let text = try folder.read("Mocks.swift")
    #expect(text.contains("class MockR: NSObject, R") && !text.contains("MockP"))
    let story = try await Repository.kagemusha("explain", "R", "Good.h", in: folder.url)
    #expect(!story.output.contains("syntax error"), "\(story.everything)")
  }

  @Test(arguments: ["Headers", "Kit.framework", "Umbrella/Umbrella.h"])
  func foldersFrameworksAndUmbrellasStandForHeaders(_ path: String) async throws {
    let folder = try TemporaryFolder()
    for file in ["Headers/Part.h", "Kit.framework/Headers/Part.h", "Umbrella/Part.h"] {
      try folder.write("@protocol Part\n- (int)part;\n@end\n", to: file)
    }
    try folder.write("#import \"Part.h\"\n", to: "Umbrella/Umbrella.h")
    let run = try await Repository.kagemusha("generate", path, "--stdout", in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    #expect(run.errors == "")
    #expect(run.output.contains("class MockPart: NSObject, Part"))
  }

  @Test func whatSwiftCannotConformToIsNamedInTheHeader() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "@protocol Log\n- (void)log:(const char *)format, ...;\n@end\n@protocol Fine\n@end\n",
      to: "Header.h")
    let run = try await Repository.kagemusha(
      "generate", "Header.h", "--output", "Mocks.swift", in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "Header.h:2:9: warning: no mock for 'Log': Swift does not import 'log:': "
          + "it takes a variable number of arguments; make the requirement '@optional', or "
          + "exclude 'Log'\n"), "\(run.errors)")
    #expect(try folder.read("Mocks.swift").contains("class MockFine: NSObject, Fine"))
  }

  @Test func withoutLibclangNothingIsWritten() async throws {
    let folder = try TemporaryFolder()
    try folder.write("@protocol P\n@end\n", to: "Header.h")
    try folder.write(
      "mocks:\n  - {headers: Header.h, output: Mocks.swift}\n", to: ".kagemusha.yml")
    let nowhere = ["LIBCLANG_PATH": "/nowhere/libclang.so"]
    let run = try await Repository.kagemusha(
      "generate", in: folder.url, environment: nowhere)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(".kagemusha.yml:2:15: error: cannot open libclang, "))
    #expect(run.errors.contains("'/nowhere/libclang.so'"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/Mocks.swift"))

    try folder.write("protocol Q {}\n", to: "Q.swift")
    let other = try await Repository.kagemusha(
      "generate", "Q.swift", "--stdout", in: folder.url, environment: nowhere)
    #expect(other.status == 0, "what needs no header needs no libclang")
  }
}
