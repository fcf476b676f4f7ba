// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "OtherProductName",
  dependencies: [.package(path: "Tool")],
  targets: [
    .target(name: "App", plugins: [.plugin(name: "Generate", package: "Tool")])
  ]
)
