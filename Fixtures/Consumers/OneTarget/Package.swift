// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "OneTarget",
  platforms: [.macOS(.v13)],
  // A folder that stands in for the package, as one with a binary of the tool does.
  dependencies: [
    .package(
      name: "kagemusha", path: Context.environment["KAGEMUSHA_PACKAGE"] ?? "../../..")
  ],
  targets: [
    .target(name: "App"),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "Kagemusha", package: "kagemusha")],
      plugins: [.plugin(name: "GenerateMocks", package: "kagemusha")]),
  ]
)
