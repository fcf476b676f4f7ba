// swift-tools-version: 6.1

import PackageDescription

/// Story A: a view controller keeps its views private, and tests reach them in two ways; a graph of
/// objects gets mocks at its leaves.
let package = Package(
  name: "LogFiring",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "kagemusha", path: "../../..")],
  targets: [
    // What the story needs of UIKit.
    .target(name: "UIKitStandIn", path: "UIKitStandIn"),
    // And of RxSwift.
    .target(name: "RxStandIn", path: "RxStandIn"),
    // An app from before Swift 6, with a '.shared' everywhere.
    .target(
      name: "GitHubClientTestSample", dependencies: ["RxStandIn", "UIKitStandIn"],
      path: "GitHubClientTestSample", swiftSettings: [.swiftLanguageMode(.v5)]),
    // With the mocks, factories and fixtures that Kagemusha writes: kagemusha.yml.
    .testTarget(
      name: "FluxTests",
      dependencies: [
        "GitHubClientTestSample", "RxStandIn", .product(name: "Kagemusha", package: "kagemusha"),
      ],
      path: "FluxTests", exclude: ["Gen/repository.json"]),
    // By the accessors that Kagemusha writes: kagemusha.yml.
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
