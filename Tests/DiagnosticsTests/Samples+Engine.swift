import Configuration
import DeclarationModel
import Files
import MockEngine
import StencilTemplates

extension Samples {
  static let configuration: [Diagnostic] = (entries + values).map { fact in
    ConfigurationIssue(fact, at: place(2, 3, in: ".kagemusha.yml")).diagnostic
  }

  private static let entries: [ConfigurationIssue.Fact] = [
    .noConfiguration, .emptyConfiguration,
    .invalidYAML("while parsing a flow sequence: did not find expected ',' or ']'"),
    .conflictMarkers, .undefinedAlias,
    .nulCharacter(key: "output"),
    .tooManyValues(100_000), .duplicateKey("sources"),
    .moduleWithSources, .headersWithoutModule, .notADeclaration("Photo"),
    .unknownModule("Kti", nearest: "Kit"), .unknownModule("Kit", nearest: nil),
    .severalEntries(protocol: "Kit.Store", other: place(1, 5, in: ".kagemusha.yml")),
    .entryWithoutModule, .moduleWithoutEntry("Kit"),
    .unknownSourceryKey("soures", nearest: "sources"), .unknownSourceryKey("x", nearest: nil),
    .unsupportedSourceryKey("xcframeworks"), .unlinkedOutput, .unreadableProject(path),
    .unknownTarget("App", folder: path), .undefinedVariable("SRCROOT"),
    .emptyArgument(variable: "BUILD_NUMBER"),
    .unknownProjectTarget("Ap", nearest: "App"), .unknownProjectTarget("Nope", nearest: nil),
    .noTestTarget([path]), .outputNotInProject(path, target: "AppTests"),
    .severalTestTargets(
      ["AppTests", "KitTests"],
      configuration: "  - sources: [\"App\"]\n    testableImports: [App]\n"),
    .configurationsDiffer(target: "App", used: "Debug", other: "Release"),
    .circularConfiguration(path), .noSourceryInput("templates"),
    .notUTF8(path), .absoluteOutput("/Mocks"),
    .unexpandedPath("~/Mocks", "~"),
    .shardsOfFile,
  ]

  private static let values: [ConfigurationIssue.Fact] = [
    .unknownKey("sorces", nearest: "sources"), .unknownKey("color", nearest: nil),
    .missingKey("sources"), .missingKey("templates"), .missingKey("output"),
    .missingKey("types"), .wrongType(key: "values", expected: .mapping),
    .wrongType(key: "mocks", expected: .listOfMappings),
    .wrongType(key: "output", expected: .text), .wrongType(key: "sources", expected: .listOfTexts),
    .wrongType(key: "strict", expected: .bool), .emptyValue(key: "mockName"),
    .emptyValue(key: "output", isRequired: true), .notAMapping(isList: true),
    .notAMapping(isList: false),
    .notAModule("My-App", suggestion: "My_App"), .unknownAccess("pubic", nearest: "public"),
    .invalidNumber("many", limit: 1_000),
    .unknownAccess("open", nearest: nil), .unknownIsolation("actor", nearest: nil),
  ]

  private static let discovery: [DiscoveryIssue.Fact] = [
    .cannotRead(path, .missing), .cannotRead(AbsolutePath("/caf\u{FFFD}.swift"), .missing),
    .cannotRead(path, .isFolder), .cannotRead(path, .denied),
    .cannotRead(path, .isNotFolder), .nothingMatches("Sources/*.swift", .swift),
    .emptyFolder(path, .header), .skippedFolder(path), .everythingExcluded(.swift),
  ]

  private static let requests: [Problem.Fact] = [
    .noSuchProtocol("Cahce", nearest: ["Cache", "Cashe"], listed: "kagemusha list"),
    .noSuchProtocol("Cache", nearest: [], listed: "kagemusha list --config App.yml"),
    .severalTypes("Item", ["Cart.Item", "List.Item"]), .noFixtures,
    .git(.forbidden), .git(.notFound), .git(.noRepository), .git(.foreignRepository("/app")),
    .git(.failed("fatal: index file corrupt")),
    .git(.unknownRevision("origin/man")),
    .incompleteRevision("v1.0", error: "no such file or directory: 'Core'"),
    .publicWith(.testableImports), .publicWith(.cuckoo), .undeterminedIsolation,
    .forbiddenManifest, .inPluginSource("Page", plugin: "CopySources"),
  ]

  static let inputs: [Diagnostic] =
    discovery.map { Problem(.discovery($0)).diagnostic } + requests.map { Problem($0).diagnostic }

  static let outputs: [Diagnostic] = [
    .needsFile(.accessors), .sameOutput(path, other: place(1, 5, in: ".kagemusha.yml")),
    .sameOutput(path, other: nil),
    .outputsDifferInCase(
      path, other: AbsolutePath("/app/path"), origin: place(1, 5, in: ".kagemusha.yml")),
    .notGenerated(path), .mayBeByHand(path), .outputIsFolder(path),
    .outputInsideFile(path, file: AbsolutePath("/app")), .outputReadOnly(path),
    .cannotWrite(path, .readOnly), .orphaned(path), .editedByHand(path),
    .orphanEditedByHand(path), .orphanInConflict(path), .shardOfAnother(path),
    .fileBlockOutside("../A"),
    .fileBlockWithoutFolder("A"), .fileBlockOverInput("../A.swift"),
    .unclosedBlock(UnclosedDirective(.file, "A", line: 1, column: 1), isReplaced: false),
    .unclosedBlock(
      UnclosedDirective(.inline, "A", line: 1, column: 1, next: "B"), isReplaced: true),
    .sourceChanged(path), .partlyStaged(path), .staleInlineBlocks(path, configuration: nil),
    .staleInlineBlocks(path, configuration: AbsolutePath("/app/App.yml")),
    .unsupportedTemplate(path, isLeftOut: false, .key),
    .unsupportedTemplate(path, isLeftOut: true, .option),
    .invalidPackagedTemplate(path, .pattern), .invalidPackagedTemplate(path, .removal),
  ].map { (fact: Problem.Fact) in Problem(fact).diagnostic }

  private static let path = AbsolutePath("/app/Path")
}
