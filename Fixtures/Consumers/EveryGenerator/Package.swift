// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "EveryGenerator",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "kagemusha", path: "../../..")],
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
