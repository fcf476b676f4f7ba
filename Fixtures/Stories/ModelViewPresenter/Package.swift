// swift-tools-version: 6.1

import PackageDescription

let mocks: Target.PluginUsage = .plugin(name: "GenerateMocks", package: "kagemusha")
let kagemusha: Target.Dependency = .product(name: "Kagemusha", package: "kagemusha")

let package = Package(
  name: "ModelViewPresenter",
  platforms: [.macOS(.v13)],
  dependencies: [
    // A folder that stands in for the package, as one with a binary of the tool does.
    .package(name: "kagemusha", path: Context.environment["KAGEMUSHA_PACKAGE"] ?? "../../..")
  ],
  targets: [
    .target(name: "UserPage"),
    .testTarget(name: "UserPageTests", dependencies: ["UserPage", kagemusha], plugins: [mocks]),
    .testTarget(name: "UserPageXCTests", dependencies: ["UserPage", kagemusha], plugins: [mocks]),
  ]
)
