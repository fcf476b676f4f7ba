import XCTestStandIn

/// A screen, as a test of the user interface sees it.
protocol PageObjectsRepresentable {
  var app: XCUIApplication { get }
  init(app: XCUIApplication)
}

extension PageObjectsRepresentable {
  /// Launches the app with one screen, and gives its page.
  static func launch(_ screen: String, in app: XCUIApplication) -> Self {
    app.launchEnvironment["screen"] = screen
    app.launch()
    return Self(app: app)
  }
}
