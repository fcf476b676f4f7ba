import DeclarationModel
import ModuleInterface

@testable import ObjCScanner
@testable import SwiftScanner

extension Samples {
  static let sources: [Diagnostic] =
    [
      .notUTF8, .nestedTooDeep("["), .syntaxError("expected ')' to end parameter clause"),
      .newerSyntax(.nonisolatedNonsending, parser: ParserVersion(number: 600)),
      .brokenProtocol(name: "Cache"), .unclosedBrace(next: place(7, 1)),
      .unreadProtocol(name: "Cache"), .strayMember(keyword: "struct", protocolName: "Cache"),
      .untypedProperty(name: "size"), .conditionalAttributes(name: "load"),
      .invalidMark(.word("mok")), .invalidMark(.mockName("9x")), .ignoredMark(name: "Cache"),
    ].map { (fact: ScanDiagnostic) in fact.diagnostic(at: place(2, 3)) }
    + SyntaxErrors.shortened(
      (1...21).map { ScanDiagnostic.syntaxError("unexpected code").diagnostic(at: place($0, 1)) }
    ).suffix(1)
    + SyntaxErrors.noted(
      [ScanDiagnostic.syntaxError("unexpected code").diagnostic(at: place(1, 1))],
      parser: ParserVersion(number: 600), compiler: ParserVersion(number: 603))

  static let modules: [Diagnostic] = [
    .notFound(module: "Kit"), .noneFound(modules: ["Kit", "Base"]),
    .noTool("swift-synthesize-interface"),
    .forbidden(tool: "swift-synthesize-interface"),
    .notStarted(tool: "swift-synthesize-interface"), .timedOut(module: "Kit"),
    .missingDependency(module: "Kit", dependency: "Core"),
    .unprintable(module: "Kit", reason: "built by another compiler"),
  ].map { (fact: ModuleFailure) in Diagnostic(fact, at: place(2, 13, in: ".kagemusha.yml")) }

  static let headers: [Diagnostic] =
    [
      .error("unknown type name 'Photo'"), .error("unknown type name 'Photo'", losing: "Store"),
      .error(
        "cannot find protocol declaration for 'Store'",
        includedFrom: [ClangPlace(path: "Umbrella.h", line: 3, column: 1, offset: 40)]),
      .error("'Kit/Kit.h' file not found"), .error("unknown type name 'namespace'"),
      .error("'vector' file not found", losing: "Store"),
      .error("expected ';' after method prototype"), .arguments("unknown target"),
      .declaration(
        HeaderDeclaration(name: "Photo", kind: .class), "it is declared at Photo.h:3"),
      .assumedTypes([
        AssumedType(name: "Photo", kind: "class"), AssumedType(name: "PhotoKey", kind: "string"),
      ]), .unavailable("Store"),
      .omittedRequirement("load:", of: "Store", needing: "Photo", .class), .target("bogus"),
      .unreadable(.refusal), .unreadable(.crash), .flaw(.binary(line: 1)), .flaw(.nesting(line: 9)),
      .flaw(.length(line: 9)),
      .flaw(.size(bytes: 9 << 20)),
    ].map { (fact: HeaderIssue) in Diagnostic(fact, at: place(4, 5, in: "Photo.h")) }
    + [
      Diagnostic(
        HeaderIssue.missingHeaders(
          ["Kit/Kit.h", "Base.h"].compactMap { name in
            MissingHeader(
              ClangDiagnostic(
                severity: .fatal, message: "'\(name)' file not found",
                place: ClangPlace(path: "Photo.h", line: 4, column: 5, offset: 40)))
          }), at: place(4, 5, in: "Photo.h"))
    ]
    + [nil, "/opt/libclang.so"].map { (override: String?) in
      var missing = LibclangMissing(override: override)
      missing.attempts = [LibclangMissing.Attempt(path: "/usr/lib/libclang.so", reason: "")]
      return Diagnostic(missing)
    }
}
