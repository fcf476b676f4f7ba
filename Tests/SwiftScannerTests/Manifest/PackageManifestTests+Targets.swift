import SwiftScanner
import Testing

extension PackageManifestTests {
  @Test(arguments: [
    (
      "enum M: String, CaseIterable { case Core, App }",
      "M.allCases.map { .target(name: $0.rawValue, swiftSettings: main) }", Answer.mainActor
    ),
    (
      "enum M: String, CaseIterable { case core, app = \"App\" }",
      "M.allCases.map { $0 == .app ? .target(name: $0.rawValue, swiftSettings: main) : .target(name: $0.rawValue) }",
      .mainActor
    ),
    (
      "enum M: String, CaseIterable { case Core, App }",
      "M.allCases.map { .target(name: \"\\($0)\", swiftSettings: $0 == .Core ? main : []) }",
      .none
    ),
    (
      "enum M: String, CaseIterable { case Core, App; var target: Target { .target(name: rawValue, swiftSettings: settings) }; var settings: [SwiftSetting] { switch self { case .Core: []; case .App: main } } }",
      "M.allCases.map(\\.target)", .mainActor
    ),
    (
      "enum M: String, CaseIterable { case Core, App; func target(_ s: [SwiftSetting]) -> Target { .target(name: rawValue, swiftSettings: s) } }",
      "M.allCases.map { $0.target(main) }", .mainActor
    ),
    (
      "enum M: String, CaseIterable { case Core, App; static var allCases: [M] { [.App] } }",
      "M.allCases.map { .target(name: $0.rawValue, swiftSettings: main) }", .mainActor
    ),
    (
      "enum M: String, CaseIterable {\n#if os(Linux)\ncase App\n#endif\n}",
      "M.allCases.map { .target(name: $0.rawValue, swiftSettings: main) }", .unknown(line: 9)
    ),
    (
      "", "Kinds.allCases.map { .target(name: $0.rawValue, swiftSettings: main) }",
      .unknown(line: 5)
    ),
    (
      "var targets: [Target] = [.target(name: \"Core\")] { didSet { print(targets.count) } }; targets.append(.target(name: \"App\", swiftSettings: main))",
      "targets", .mainActor
    ),
    (
      "var targets: [Target] = [] { didSet { for target in targets { target.swiftSettings = main } } }; targets += [.target(name: \"App\")]",
      "targets", .mainActor
    ),
    (
      "var own: [SwiftSetting] = []; var targets: [Target] = [] { willSet(new) { if new.isEmpty { own = [] } else { own = main } } }; targets = [.target(name: \"Core\")]",
      "[.target(name: \"App\", swiftSettings: own)]", .mainActor
    ),
    (
      "var list = [Target]() { didSet { list.append(.target(name: \"App\", swiftSettings: main)) } }; list = []",
      "list", .mainActor
    ),
  ])
  func targetsAreMadeOfCasesAndObservedVariables(
    lines: String, targets: String, expected: Answer
  ) {
    let answer = app(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let main: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      \(lines)
      let package = Package(name: "P", targets: \(targets))
      """)
    #expect(answer == expected)
  }
}
