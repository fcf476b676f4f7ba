// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Kit",
  products: [.library(name: "NetworkKit", targets: ["NetworkKit"])],
  targets: [.target(name: "NetworkKit")]
)
