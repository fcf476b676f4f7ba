/// The app under test.
public final class XCUIApplication {
  public var launchEnvironment: [String: String] = [:]
  public private(set) var isRunning = false

  public init() {}

  public func launch() {
    isRunning = true
  }
}
