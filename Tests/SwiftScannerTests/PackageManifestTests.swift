import DeclarationModel
import Testing

@testable import SwiftScanner

struct PackageManifestTests {
  private func manifest(_ text: String) -> PackageManifest {
    PackageManifest(SourceFile(path: "Package.swift", bytes: Array(text.utf8)))
  }

  @Test func settingsOfATargetAreRead() {
    let manifest = manifest(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let isolated: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App", swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
          .executableTarget(name: "Tool", dependencies: ["App"], swiftSettings: isolated),
          .target(name: "Core", swiftSettings: [/* .defaultIsolation(MainActor.self) */]),
          .target(name: "Other", swiftSettings: [.defaultIsolation(nil)]),
          .target(
            name: "Plain",
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
        ])
      """)
    let names = ["App", "Tool", "Core", "Other", "Plain"]
    #expect(
      names.map { manifest.settings(of: $0).defaultIsolation }
        == [.mainActor, .mainActor, nil, .nonisolated, nil])
    #expect(names.filter { manifest.settings(of: $0).isNonsendingByDefault } == ["Plain"])
  }

  @Test(arguments: [
    "for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }",
    "for t in package.targets { t.swiftSettings?.append(.defaultIsolation(MainActor.self)) }",
    """
    let all = [SwiftSetting.defaultIsolation(MainActor.self)]
    package.targets.forEach { $0.swiftSettings = all }
    """,
  ])
  func settingsOfAllTargetsAreRead(text: String) {
    let manifest = manifest("let package = Package()\n" + text)
    #expect(manifest.settings(of: "App").defaultIsolation == .mainActor)
  }

  @Test(arguments: [
    "", "let package = Package(", "defaultIsolation", "// defaultIsolation(MainActor.self)",
  ])
  func othersSayNothing(text: String) {
    #expect(manifest(text).settings(of: "App").defaultIsolation == nil)
  }
}
