// swift-tools-version: 6.1

import PackageDescription

/// Story C: an app of one feature alone, whose environment is mocked; its tests share the mocks.
let package = Package(
  name: "MiniApp",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "kagemusha", path: "../../..")],
  targets: [
    .target(name: "RecipeFeature"),
    // The mocks, which `kagemusha generate` writes into 'Generated', and the responses.
    .target(
      name: "AppMocks",
      dependencies: [
        "RecipeFeature", .product(name: "Kagemusha", package: "kagemusha"),
        .product(name: "KagemushaJSON", package: "kagemusha"),
      ],
      resources: [.process("Responses")]),
    // No test framework here. Its 'Generated' comes from the team's own template.
    .executableTarget(name: "MiniApp", dependencies: ["AppMocks", "RecipeFeature"]),
    .testTarget(
      name: "RecipeFeatureTests",
      dependencies: [
        "AppMocks", "RecipeFeature",
        .product(name: "KagemushaTesting", package: "kagemusha"),
      ],
      exclude: ["Recordings"]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "AppMocks", "RecipeFeature",
        .product(name: "KagemushaTesting", package: "kagemusha"),
      ]),
  ]
)
