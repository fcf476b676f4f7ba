// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Macros",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Text", targets: ["Text"])],
  dependencies: [
    // Not the newest, as in most packages with macros.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"603.0.0")
  ],
  targets: [
    .macro(
      name: "TextMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
    .target(name: "Text", dependencies: ["TextMacros"]),
  ]
)
