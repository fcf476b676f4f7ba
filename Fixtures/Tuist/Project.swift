import ProjectDescription

let project = Project(
  name: "App",
  packages: [.local(path: "../kagemusha")],
  targets: [
    .target(
      name: "App",
      destinations: .iOS,
      product: .app,
      bundleId: "com.example.App",
      sources: ["App/**"]),
    .target(
      name: "AppTests",
      destinations: .iOS,
      product: .unitTests,
      bundleId: "com.example.AppTests",
      sources: ["AppTests/**"],
      dependencies: [
        .target(name: "App"),
        .package(product: "Kagemusha"),
        .package(product: "GenerateMocks", type: .plugin),
      ]),
  ]
)
