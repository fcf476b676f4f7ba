import EndToEndSupport
import Files
import Testing

@testable import Configuration

/// Build settings as a build evaluates them.
@Suite struct XcodeSettingsTests {
  private func settings(
    _ levels: [[(key: String, value: String)]], configuration: String = "Debug"
  ) -> XcodeBuildSettings {
    var settings = XcodeBuildSettings(
      builtIn: ["PRODUCT_NAME": "$(TARGET_NAME)", "TARGET_NAME": "My App"],
      configuration: configuration)
    for level in levels { settings.add(level) }
    return settings
  }

  @Test(arguments: [
    ("$(PRODUCT_NAME)", "My App"), ("${PRODUCT_NAME:c99extidentifier}", "My_App"),
    ("$(PRODUCT_NAME:rfc1034identifier)", "My-App"), ("$(PRODUCT_NAME:lower)", "my app"),
    ("$(NONE:default=Kit)", "Kit"), ("a$(NONE)b$", "ab$"), ("$($(WHICH))", "My App"),
    ("$(CIRCLE)", ""), ("$(open", "$(open"),
  ])
  func `references and operators`(_ text: String, _ value: String) {
    let settings = settings([
      [("WHICH", "TARGET_NAME"), ("CIRCLE", "$(OTHER)"), ("OTHER", "$(CIRCLE)"), ("A", text)]
    ])
    #expect(settings["A"] == value)
  }

  @Test func `a level adds to the one below`() {
    let settings = settings([
      [("A", "1")], [("A", "$(inherited) 2")], [("A", "$(A) 3")], [("PRODUCT_NAME", "Shop")],
    ])
    #expect(settings["A"] == "1 2 3" && settings["PRODUCT_NAME"] == "Shop")
  }

  @Test func `conditions of other builds do not count`() {
    let level = [
      (key: "A", value: "all"), (key: "A[sdk=macosx*]", value: "mac"),
      (key: "B[sdk=iphoneos*][arch=arm64]", value: "phone"),
      (key: "C[config=Debug]", value: "debug"), (key: "C[config=Rel*]", value: "release"),
      (key: "PRODUCT_NAME[sdk=iphoneos*]", value: "Phone"),
    ]
    let debug = settings([level])
    #expect(debug["A"] == "all" && debug["B"] == "phone" && debug["C"] == "debug")
    #expect(debug["PRODUCT_NAME"] == "Phone")
    #expect(settings([level], configuration: "Release")["C"] == "release")
  }

  @Test func `a file includes others, and itself only once`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // Comment
      #include "Deep/Base.xcconfig"
      #include? "Missing.xcconfig"
      A = $(inherited) own // rest
      URL = https:/$()/example.org
      B[sdk=iphone*,arch=arm64] = x = y
      """, to: "App.xcconfig")
    try folder.write("A = base\n#include \"../App.xcconfig\"\n", to: "Deep/Base.xcconfig")
    let assignments = XcconfigReader(fileSystem: LocalFileSystem())
      .assignments(in: folder("App.xcconfig"))
    #expect(assignments.map(\.key) == ["A", "A", "URL", "B[sdk=iphone*,arch=arm64]"])
    let settings = settings([assignments])
    #expect(settings["A"] == "base own" && settings["URL"] == "https://example.org")
    #expect(settings["B"] == "x = y")
  }
}
