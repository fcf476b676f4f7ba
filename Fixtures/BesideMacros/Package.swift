// swift-tools-version: 6.1

import PackageDescription

// A macro and the tool are built from source with one swift-syntax.
let package = Package(
  name: "BesideMacros",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(path: "Macros"),
    // A folder that stands in for the package.
    .package(
      name: "kagemusha", path: Context.environment["KAGEMUSHA_PACKAGE"] ?? "../.."),
  ],
  targets: [
    .target(name: "App", dependencies: [.product(name: "Text", package: "Macros")]),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "Kagemusha", package: "kagemusha")],
      plugins: [.plugin(name: "GenerateMocks", package: "kagemusha")]),
  ]
)
