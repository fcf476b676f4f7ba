// swift-tools-version: 6.1

import PackageDescription

/// Story A: a view controller keeps its views private, and tests reach them in two ways.
let package = Package(
  name: "LogFiring",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "kagemusha", path: "../../..")],
  targets: [
    // What the story needs of UIKit.
    .target(name: "UIKitStandIn", path: "UIKitStandIn"),
    .target(
      name: "GitHubClientTestSample", dependencies: ["UIKitStandIn"],
      path: "GitHubClientTestSample"),
    // By the accessors that Kagemusha writes: .kagemusha.yml.
    .testTarget(
      name: "AccessorTests",
      dependencies: [
        "GitHubClientTestSample", .product(name: "Kagemusha", package: "kagemusha"),
      ],
      path: "AccessorTests"),
    // By the team's own template and support code: .sourcery.yml. Its output imports nothing, so the
    // app's sources are members of this target, as they are in the team's project.
    .testTarget(
      name: "GitHubClientTestSampleUITests", dependencies: ["UIKitStandIn"],
      path: "GitHubClientTestSampleUITests", exclude: ["Template"]),
  ]
)
