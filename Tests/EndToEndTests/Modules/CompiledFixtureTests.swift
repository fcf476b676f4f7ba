import EndToEndSupport
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Tests that the protocols of the fixtures have mocks that compile if they are read from a compiled module.
struct CompiledFixtureTests {
  /// The protocols whose mocks do not compile in this form, as `limits.md` states.
  private static let excluded = [
    "HiddenNames": ["Door"], "UnusualNames": ["Adapting"],
    "Redeclarations": ["SameMemberTypes"], "Superclasses": ["InnerUser"],
  ]
  /// The folder of classes has default arguments that are private to their file.
  private static let fixtures = ProtocolFixtureTests.names.filter { $0 != "Classes" }

  @Test(arguments: fixtures) func mocksOfTheCompiledProtocolsCompile(name: String) async throws {
    let folder = try TemporaryFolder()
    let sources = Repository.root.appendingPathComponent("Fixtures/Protocols/\(name)/Protocols")
    let files = try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }.map { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return try folder.write(Publication.text(of: text), to: file.lastPathComponent)
    }
    let module = try await SwiftCompiler(.swift6, warnings: .ignored).module(
      "Kit", of: files, in: folder)
    try #require(module.status == 0, "\(module.everything)")
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let run = try await Repository.kagemusha(
      [
        "generate", "--quiet", "--no-cache", "--keep-going", "--module", "Kit",
        "--module-search-path", folder.url.path, "--output", mocks.path,
      ] + (Self.excluded[name] ?? []).flatMap { ["--exclude", $0] })
    // The interface shows the raw identifier of a generic parameter without backticks, so that one protocol cannot be read.
    #expect(run.status == (name == "UnusualNames" ? 2 : 0), "\(run.everything)")
    let check = try await SwiftCompiler(.swift6).check([mocks], options: ["-I", folder.url.path])
    #expect(check.status == 0, "\(check.everything)")
  }
}

/// Finds where a source needs `public` or `open` before its declarations, so that other modules can use them.
private final class Publication: SyntaxVisitor {
  private var insertions: [(offset: Int, text: String)] = []

  /// Returns a source with all declarations that state no access made public.
  static func text(of source: String) -> String {
    let publication = Publication(viewMode: .sourceAccurate)
    publication.walk(Parser.parse(source: source))
    var bytes = Array(source.utf8)
    for insertion in publication.insertions.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Publishes a declaration, and returns whether to visit those inside of it.
  private func publish(
    _ modifiers: DeclModifierListSyntax, _ keyword: TokenSyntax, as access: String = "public ",
    visitingChildren: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let levels: Set = ["private", "fileprivate", "internal", "package", "public", "open"]
    let stated = modifiers.first { $0.detail == nil && levels.contains($0.name.text) }
    if stated == nil {
      let first = modifiers.first?.positionAfterSkippingLeadingTrivia
      let place = first ?? keyword.positionAfterSkippingLeadingTrivia
      insertions.append((place.utf8Offset, access))
    }
    return visitingChildren ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.modifiers, node.protocolKeyword)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.modifiers, node.structKeyword, visitingChildren: true)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.modifiers, node.enumKeyword, visitingChildren: true)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.modifiers, node.actorKeyword, visitingChildren: true)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let isFinal = node.modifiers.contains { $0.name.text == "final" }
    return publish(
      node.modifiers, node.classKeyword, as: isFinal ? "public " : "open ", visitingChildren: true)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.modifiers, node.typealiasKeyword)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.modifiers, node.funcKeyword)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.modifiers, node.bindingSpecifier)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.modifiers, node.initKeyword)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.modifiers, node.subscriptKeyword)
  }
}
