// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "OneTarget",
  platforms: [.macOS(.v13)],
  targets: [.target(name: "App")]
)

// Release builds of the product know nothing of the tests, and so nothing of the generator.
if Context.environment["PRODUCTION"] == nil {
  // A folder that stands in for the package, as one with a binary of the tool does.
  package.dependencies.append(
    .package(
      name: "kagemusha", path: Context.environment["KAGEMUSHA_PACKAGE"] ?? "../../.."))
  package.targets.append(
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "Kagemusha", package: "kagemusha")],
      plugins: [.plugin(name: "GenerateMocks", package: "kagemusha")]))
}
