// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "SnapshotBuildPhase",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "kagemusha", path: "../../..")],
  targets: [
    // What the app takes from RxSwift.
    .target(name: "RxStandIns", path: "StandIns"),
    .target(
      name: "SnapshotApp", dependencies: ["RxStandIns"], path: "Project Dir",
      exclude: ["Mocks", "Tests"]),
    // 'Mocks' is made by generate-mocks.sh, before the build.
    .testTarget(
      name: "SnapshotAppTests",
      dependencies: ["SnapshotApp", .product(name: "Kagemusha", package: "kagemusha")],
      path: "Project Dir", exclude: ["Domain", "Screen"]),
  ]
)
