// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "kagemusha",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "Kagemusha", targets: ["Kagemusha"]),
    .library(name: "KagemushaJSON", targets: ["KagemushaJSON"]),
    .library(name: "KagemushaTesting", targets: ["KagemushaTesting"]),
    .library(name: "CuckooCompatibility", targets: ["CuckooCompatibility"]),
    .executable(name: "kagemusha", targets: ["KagemushaExecutable"]),
    .plugin(name: "GenerateMocks", targets: ["GenerateMocks"]),
    .plugin(name: "RunKagemusha", targets: ["RunKagemusha"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.3.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/onevcat/Rainbow", from: "4.0.0"),
  ],
  targets: [
    // The run-time library is linked into everyone's tests: it depends on nothing.
    .target(name: "Kagemusha"),
    // What imports more has a product of its own: Foundation, Swift Testing.
    .target(name: "KagemushaJSON", dependencies: ["Kagemusha"]),
    .target(name: "KagemushaTesting", dependencies: ["Kagemusha"]),
    .target(name: "CuckooCompatibility", dependencies: ["Kagemusha"]),

    // The generator: data flows one way, from the model up to the command.
    .target(name: "DeclarationModel"),
    .target(name: "Basics"),
    .target(
      name: "SwiftScanner",
      dependencies: [
        "DeclarationModel", "Basics",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "ModuleInterface",
      dependencies: ["Basics", "DeclarationModel", "Files", "SwiftScanner"]),
    // Declarations of libclang's functions, which are found at run time, if they are there.
    .target(name: "CLibclang"),
    .target(
      name: "ObjCScanner", dependencies: ["Basics", "CLibclang", "DeclarationModel", "ObjCNaming"]),
    .target(name: "ObjCNaming"),
    .target(name: "Files", dependencies: ["Basics", "DeclarationModel"]),
    .target(name: "SourceWriting", dependencies: ["Basics", "DeclarationModel"]),
    .target(name: "Symbols", dependencies: ["Basics", "DeclarationModel"]),
    .target(name: "MockResolver", dependencies: ["DeclarationModel", "Basics", "Symbols"]),
    .target(
      name: "MockRenderer",
      dependencies: ["Basics", "DeclarationModel", "MockResolver", "SourceWriting"]),
    .target(
      name: "AccessorGeneration",
      dependencies: ["DeclarationModel", "Basics", "SourceWriting", "Symbols"]),
    .target(
      name: "FactoryGeneration",
      dependencies: ["DeclarationModel", "Basics", "SourceWriting", "Symbols"]),
    .target(
      name: "StencilTemplates",
      dependencies: [
        "DeclarationModel", "MockResolver", "MockRenderer", "Basics", "SourceWriting", "Symbols",
      ]
    ),
    .target(
      name: "SwiftTemplates",
      dependencies: ["Basics", "DeclarationModel", "ModuleInterface", "StencilTemplates"]),
    .target(
      name: "Configuration",
      dependencies: [
        "Basics", "DeclarationModel", "Files", "MockResolver", "ModuleInterface", "ObjCScanner",
        "StencilTemplates",
        .product(name: "Yams", package: "Yams"),
      ]
    ),
    .target(
      name: "MockEngine",
      dependencies: [
        "Basics", "Configuration", "DeclarationModel", "Files", "SwiftScanner", "ModuleInterface",
        "ObjCScanner", "MockResolver", "MockRenderer", "AccessorGeneration", "FactoryGeneration",
        "SourceWriting", "StencilTemplates", "SwiftTemplates", "Symbols",
        .product(name: "Rainbow", package: "Rainbow"),
      ]
    ),
    .target(
      name: "KagemushaCommand",
      dependencies: [
        "Basics", "Configuration", "DeclarationModel", "Files", "MockEngine", "MockResolver",
        "ModuleInterface", "ObjCScanner", "SourceWriting", "StencilTemplates", "SwiftTemplates",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(name: "KagemushaExecutable", dependencies: ["KagemushaCommand"]),
    // No product may name it: Xcode finds the tool of a plugin by the name of a product, SwiftPM by that of a target.
    .executableTarget(name: "KagemushaPluginTool", dependencies: ["KagemushaCommand"]),

    .plugin(
      name: "GenerateMocks", capability: .buildTool(), dependencies: ["KagemushaPluginTool"]),
    .plugin(
      name: "RunKagemusha",
      capability: .command(
        intent: .custom(
          verb: "kagemusha", description: "Generate mocks, and check those that are committed."),
        permissions: [
          .writeToPackageDirectory(reason: "'generate' writes mocks into the package.")
        ]),
      dependencies: ["KagemushaPluginTool"]),

    .target(name: "EndToEndSupport", path: "Tests/EndToEndSupport"),
    .target(name: "ScenarioSupport", path: "Tests/ScenarioSupport"),
    .target(
      name: "DiagnosticSupport", dependencies: ["Basics", "DeclarationModel"],
      path: "Tests/DiagnosticSupport"),
    .target(name: "FileSupport", dependencies: ["Basics", "Files"], path: "Tests/FileSupport"),
    .target(name: "RandomSupport", path: "Tests/RandomSupport"),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Basics", "Configuration", "DeclarationModel", "FileSupport", "Files", "MockEngine",
        "ModuleInterface", "ObjCScanner", "RandomSupport", "SourceWriting", "StencilTemplates",
        "SwiftScanner", "SwiftTemplates",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      path: "Tests/Fuzzing"),
    .target(
      name: "ObjCReferee",
      dependencies: ["Basics", "DeclarationModel", "EndToEndSupport", "ObjCScanner"],
      path: "Tests/ObjCReferee"),
    .testTarget(
      name: "ObjCRefereeTests",
      dependencies: [
        "DeclarationModel", "EndToEndSupport", "KagemushaExecutable", "Kagemusha", "ObjCReferee",
        "ObjCScanner",
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "EndToEndSupport", "KagemushaExecutable", "Kagemusha", "KagemushaJSON",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "RandomProtocolTests",
      dependencies: [
        "Configuration", "DeclarationModel", "EndToEndSupport", "Files", "Fuzzing", "Kagemusha",
        "MockEngine", "RandomSupport",
      ]),
    .testTarget(
      name: "RobustnessTests",
      dependencies: [
        "Configuration", "FileSupport", "Files", "Fuzzing", "MockEngine", "RandomSupport",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "EndToEndSupport", "KagemushaExecutable", "Kagemusha", "KagemushaJSON", "KagemushaTesting",
        "CuckooCompatibility", .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["Examples"]),
    .testTarget(name: "ShapeTests", dependencies: ["Kagemusha", "ScenarioSupport"]),
    .testTarget(
      name: "StubVerifyTests",
      dependencies: ["Kagemusha", "KagemushaJSON", "KagemushaTesting", "ScenarioSupport"],
      resources: [.process("Resources")]),
    .testTarget(name: "KagemushaTests", dependencies: ["Kagemusha"]),
    .testTarget(
      name: "CuckooCompatibilityTests",
      dependencies: ["CuckooCompatibility", "Kagemusha", "ScenarioSupport"]),
    .testTarget(
      name: "SwiftScannerTests",
      dependencies: [
        "Basics", "DeclarationModel", "DiagnosticSupport", "RandomSupport", "SourceWriting",
        "SwiftScanner",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "ModuleInterfaceTests",
      dependencies: [
        "Basics", "DeclarationModel", "EndToEndSupport", "ModuleInterface", "SwiftScanner",
      ]),
    .testTarget(
      name: "SourceWritingTests", dependencies: ["Basics", "DeclarationModel", "SourceWriting"]),
    .testTarget(
      name: "ObjCScannerTests",
      dependencies: ["DiagnosticSupport", "DeclarationModel", "EndToEndSupport", "ObjCScanner"]),
    .testTarget(name: "ObjCNamingTests", dependencies: ["ObjCNaming"]),
    .testTarget(name: "DeclarationModelTests", dependencies: ["DeclarationModel"]),
    .testTarget(
      name: "MockRendererTests",
      dependencies: ["DeclarationModel", "MockRenderer", "MockResolver", "SwiftScanner"]),
    .testTarget(
      name: "SymbolTableTests", dependencies: ["DeclarationModel", "SwiftScanner", "Symbols"]),
    .testTarget(
      name: "MockResolverTests",
      dependencies: [
        "DiagnosticSupport", "DeclarationModel", "MockResolver", "Basics", "RandomSupport",
        "Symbols",
      ]),
    .testTarget(
      name: "AccessorGenerationTests",
      dependencies: [
        "DiagnosticSupport", "AccessorGeneration", "DeclarationModel", "EndToEndSupport",
        "Kagemusha",
      ]),
    .testTarget(
      name: "FactoryGenerationTests",
      dependencies: ["DiagnosticSupport", "DeclarationModel", "FactoryGeneration", "SwiftScanner"]),
    .testTarget(
      name: "StencilTemplatesTests",
      dependencies: [
        "DiagnosticSupport", "DeclarationModel", "StencilTemplates", "EndToEndSupport", "Kagemusha",
        "MockResolver", "SwiftScanner",
      ], exclude: ["Recorded"]),
    .testTarget(
      name: "SwiftTemplatesTests",
      dependencies: [
        "DeclarationModel", "EndToEndSupport", "ModuleInterface", "StencilTemplates",
        "SwiftScanner", "SwiftTemplates",
      ]),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: [
        "DiagnosticSupport", "Basics", "Configuration", "DeclarationModel", "EndToEndSupport",
        "Files", "MockResolver", "ModuleInterface", "ObjCScanner", "StencilTemplates",
      ]),
    .testTarget(
      name: "FilesTests",
      dependencies: ["DiagnosticSupport", "FileSupport", "DeclarationModel", "Files"]),
    .testTarget(
      name: "MockEngineTests",
      dependencies: [
        "DiagnosticSupport", "FileSupport", "Basics", "Configuration", "DeclarationModel", "Files",
        "MockEngine", "MockResolver", "StencilTemplates",
      ]),
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: [
        "AccessorGeneration", "Configuration", "DeclarationModel", "EndToEndSupport",
        "FactoryGeneration", "Files", "MockEngine", "MockResolver", "ModuleInterface",
        "ObjCScanner", "StencilTemplates", "SwiftScanner",
      ],
      exclude: ["Messages.txt"]),
    .testTarget(
      name: "KagemushaCommandTests",
      dependencies: ["Configuration", "KagemushaCommand", "MockEngine"]),
  ],
  swiftLanguageModes: [.v6]
)
