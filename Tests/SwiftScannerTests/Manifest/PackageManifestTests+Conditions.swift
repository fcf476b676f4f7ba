import Testing

/// Conditions that only a run of the manifest can tell must not be taken for false, and those that the evaluator
/// understands must not need a run.
extension PackageManifestTests {
  private func app(where condition: String) -> Answer {
    app(
      """
      import Foundation
      import PackageDescription
      enum Mode { case a, b; static let current = Mode.b; static let isOn = false }
      struct Options { var isOn = true; static let shared = Options() }
      let isMain = \(condition)
      let package = Package(name: "P", targets: [
        .target(name: "App", swiftSettings: isMain ? [.defaultIsolation(MainActor.self)] : [])
      ])
      """)
  }

  @Test(arguments: [
    "Int.random(in: 0...1) == 0", "Bool.random()",
    "ProcessInfo.processInfo.isLowPowerModeEnabled", "Calendar.current.identifier == .gregorian",
    "Foundation.ProcessInfo.processInfo.processName == \"x\"", "Date.now == Date.now",
    "String(1) == \"1\"", "Options.shared.isOn",
  ])
  func aConditionThatIsNotUnderstoodIsUnknown(condition: String) {
    let answer = app(where: condition)
    #expect([.unknown(line: 5), .unknown(line: 7)].contains(answer))
  }

  @Test(arguments: [
    ("Mode.current == .b", Answer.mainActor), ("Mode.current == Mode.a", .none),
    ("Mode.isOn", .none), ("Mode.isOn != true", .mainActor), ("\"a\" == \"b\"", .none),
    ("Context.environment[\"A\"] != nil", .none),
  ])
  func aConditionThatIsUnderstoodNeedsNoRun(condition: String, expected: Answer) {
    #expect(app(where: condition) == expected)
  }
}
