// swift-tools-version: 6.1

import PackageDescription

// The shapes that packages have: an executable, resources, traits, conditional dependencies, upcoming features, a target
// in a folder of another name, a source that another plugin generates.
let package = Package(
  name: "Shapes",
  platforms: [.macOS(.v13)],
  traits: [.default(enabledTraits: ["Offline"]), "Offline", "Online"],
  dependencies: [
    .package(
      name: "kagemusha", path: Context.environment["KAGEMUSHA_PACKAGE"] ?? "../../..")
  ],
  targets: [
    .plugin(name: "CopySources", capability: .buildTool()),
    .target(name: "Core", exclude: ["Page.swift.in"], resources: [.copy("Resources")], plugins: ["CopySources"]),
    .target(name: "Elsewhere", path: "Über uns"),
    .target(
      name: "Strict",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]),
    .target(name: "WithAny", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .target(name: "WithImports", swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .target(name: "WithMembers", swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .target(name: "WithCaller", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .target(name: "WithConformances", swiftSettings: [.enableUpcomingFeature("InferIsolatedConformances")]),
    .executableTarget(
      name: "Runner",
      dependencies: [
        "Core", .target(name: "Elsewhere", condition: .when(platforms: [.linux, .macOS])),
        .target(name: "Strict", condition: .when(traits: ["Offline"])),
      ]),
    .testTarget(
      name: "ShapesTests",
      dependencies: [
        "Core", "Runner", "Elsewhere", "Strict",
        "WithAny", "WithCaller", "WithConformances", "WithImports", "WithMembers",
        .product(name: "Kagemusha", package: "kagemusha"),
      ],
      exclude: ["MockClock.swift.in"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: ["CopySources", .plugin(name: "GenerateMocks", package: "kagemusha")]),
  ]
)
