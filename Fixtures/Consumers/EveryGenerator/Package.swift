// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "EveryGenerator",
  platforms: [.macOS(.v13)],
  // A folder that stands in for the package, as one with a binary of the tool does.
  dependencies: [
    .package(
      name: "kagemusha", path: Context.environment["KAGEMUSHA_PACKAGE"] ?? "../../..")
  ],
  targets: [
    .target(name: "Core"),
    .target(name: "Feature", dependencies: ["Core"]),
    .testTarget(
      name: "FeatureTests",
      dependencies: ["Core", "Feature", .product(name: "Kagemusha", package: "kagemusha")],
      exclude: ["Templates"],
      plugins: [.plugin(name: "GenerateMocks", package: "kagemusha")]),
  ]
)
