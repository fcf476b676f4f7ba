// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "SameNames",
  targets: [
    .target(name: "Core"),
    .target(name: "Feed", dependencies: ["Core"]),
    .target(name: "Screen", dependencies: ["Core"]),
  ])
