// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "ManyPackages",
  platforms: [.macOS(.v13)],
  // A folder that stands in for the package, as one with a binary of the tool does.
  dependencies: [
    .package(path: "Kit"),
    .package(
      name: "kagemusha", path: Context.environment["KAGEMUSHA_PACKAGE"] ?? "../../.."),
  ],
  targets: [
    .target(name: "Core"),
    .target(
      name: "App", dependencies: ["Core", .product(name: "NetworkKit", package: "Kit")]),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", "Core", .product(name: "NetworkKit", package: "Kit"),
        .product(name: "Kagemusha", package: "kagemusha"),
      ],
      plugins: [.plugin(name: "GenerateMocks", package: "kagemusha")]),
    .testTarget(
      name: "CoreTests",
      dependencies: ["Core", .product(name: "Kagemusha", package: "kagemusha")],
      plugins: [.plugin(name: "GenerateMocks", package: "kagemusha")]),
  ]
)
