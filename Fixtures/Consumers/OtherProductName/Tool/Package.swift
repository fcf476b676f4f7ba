// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Tool",
  products: [
    .executable(name: "write", targets: ["WriteCommand"]),
    .plugin(name: "Generate", targets: ["Generate"]),
  ],
  targets: [
    .executableTarget(name: "WriteCommand"),
    .plugin(name: "Generate", capability: .buildTool(), dependencies: ["WriteCommand"]),
  ]
)
