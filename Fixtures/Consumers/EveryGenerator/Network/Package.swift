// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Network",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Network", targets: ["Network"])],
  targets: [.target(name: "Network")]
)
