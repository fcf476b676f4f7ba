// swift-tools-version: 6.1

import PackageDescription

/// Story B: one screen is launched with mock data, and driven by page objects.
let package = Package(
  name: "LaunchOneScreen",
  platforms: [.macOS(.v13)],
  dependencies: [
    // A folder that stands in for the package, as one with a binary of the tool does.
    .package(name: "kagemusha", path: Context.environment["KAGEMUSHA_PACKAGE"] ?? "../../..")
  ],
  targets: [
    // What the story needs of XCTest's user interface tests.
    .target(name: "XCTestStandIn", path: "XCTestStandIn"),
    .target(name: "ScreenLauncher", dependencies: ["XCTestStandIn"]),
    .testTarget(
      name: "ScreenLauncherTests",
      dependencies: [
        "ScreenLauncher", "XCTestStandIn",
        .product(name: "Kagemusha", package: "kagemusha"),
        .product(name: "KagemushaJSON", package: "kagemusha"),
      ],
      resources: [.process("Responses")],
      plugins: [.plugin(name: "GenerateMocks", package: "kagemusha")]),
  ]
)
