import Configuration
import DeclarationModel
import EndToEndSupport
import Files
import Foundation
import Testing

/// Xcode projects of less common shapes: each is a fixture with a change.
struct XcodeShapeTests {
  private func change(
    _ path: String, in folder: TemporaryFolder, _ changes: [(old: String, new: String)]
  ) throws {
    var text = try folder.read(path)
    for (old, new) in changes {
      try #require(text.contains(old), "\(old)")
      text = text.replacingOccurrences(of: old, with: new)
    }
    try folder.write(text, to: path)
  }

  @Test func `a file of settings may be included without its extension`() throws {
    let folder = try TemporaryFolder.withProject("Groups")
    try change(
      "Groups/Config/Shop.xcconfig", in: folder, [("\"Base.xcconfig\"", "\"Base\"")])
    #expect(folder.loadProject("Groups").mocks.first?.testableImports == ["Shop"])
  }

  @Test func `a package that only the workspace names is looked up`() throws {
    let folder = try TemporaryFolder.withProject("Packages")
    let project = "Packages/Notes.xcodeproj/project.pbxproj"
    try change(
      project, in: folder,
      [
        ("2B00000AA1B2C300000A0000 /* XCLocalSwiftPackageReference \"NotesKit\" */,", ""),
        ("isa = XCLocalSwiftPackageReference;", "isa = Other;"),
      ])
    #expect(folder.loadProject("Packages").mocks.first?.dependencySources == [])
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <FileRef location = "group:Notes.xcodeproj"></FileRef>
         <FileRef location = "group:NotesKit"></FileRef>
         <FileRef location = "group:README.md"></FileRef>
      </Workspace>
      """, to: "Packages/All.xcworkspace/contents.xcworkspacedata")
    let mocks = try #require(folder.loadProject("Packages").mocks.first)
    #expect(
      PathSelection(mocks.dependencySources).files
        == [folder("Packages/NotesKit/Sources/NotesKit/Archive.swift")])
  }

  @Test func `a target of a package may be in any folder`() throws {
    let folder = try TemporaryFolder.withProject("Packages")
    try folder.write("protocol Draft {}\n", to: "Packages/NotesKit/Code/Draft.swift")
    try folder.write("protocol Tested {}\n", to: "Packages/NotesKit/Tests/Tested.swift")
    try folder.write("protocol Built {}\n", to: "Packages/NotesKit/.build/Built.swift")
    let mocks = try #require(folder.loadProject("Packages").mocks.first)
    #expect(
      PathSelection(mocks.dependencySources).files
        == [
          folder("Packages/NotesKit/Code/Draft.swift"),
          folder("Packages/NotesKit/Sources/NotesKit/Archive.swift"),
        ])
  }

  @Test func `a package in a buildable folder is no source of the app`() throws {
    let folder = try TemporaryFolder.withProject("Folders")
    try folder.write(
      "// swift-tools-version: 6.0\n", to: "Folders/Weather/Modules/Kit/Package.swift")
    try folder.write(
      "public protocol Kit {}\n", to: "Folders/Weather/Modules/Kit/Sources/Kit/Kit.swift")
    try folder.write("protocol Own {}\n", to: "Folders/Weather/Modules/Own.swift")
    let mocks = try #require(folder.loadProject("Folders").mocks.first)
    #expect(
      mocks.sources.files
        == [
          folder("Folders/Weather/Forecast.swift"), folder("Folders/Weather/Modules/Own.swift"),
          folder("Folders/WeatherWidget/Snapshot.swift"),
        ])
  }

  @Test func `a build leaves out what the project does`() throws {
    let folder = try TemporaryFolder.withProject("Folders")
    var app = BuildInput.Module(
      name: "Weather",
      sources: [
        folder("Folders/Weather/Drafts/Radar.swift").text,
        folder("Folders/Weather/Forecast.swift").text,
      ], output: "/Weather.swift")
    app.target = "Weather"
    var build = BuildInput(modules: [app])
    build.project = folder("Folders/Weather.xcodeproj").text
    var options = CommandLineOptions(currentDirectory: folder("Folders"))
    options.environment = [:]
    options.build = build
    let mocks = try #require(folder.load(options).mocks.first)
    #expect(
      mocks.sources.files
        == [
          folder("Folders/Weather/Forecast.swift"),
          folder("Folders/WeatherWidget/Snapshot.swift"),
        ])
  }

  @Test(arguments: [
    ("-default-isolation MainActor", DefaultIsolation.mainActor, false),
    ("-Xfrontend -default-isolation=MainActor -DX", .mainActor, false),
    ("-default-isolation nonisolated", .nonisolated, false),
    ("-enable-upcoming-feature NonisolatedNonsendingByDefault", nil, true),
    ("$(inherited) -DEBUG", nil, false),
  ])
  func `arguments of the compiler count`(
    _ flags: String, isolation: DefaultIsolation?, isNonsending: Bool
  ) throws {
    let folder = try TemporaryFolder.withProject("Groups")
    let path = "Groups/Config/Shop.xcconfig"
    try folder.write(try folder.read(path) + "\nOTHER_SWIFT_FLAGS = \(flags)\n", to: path)
    let mocks = try #require(folder.loadProject("Groups").mocks.first)
    #expect(mocks.defaultIsolation == isolation)
    #expect(mocks.isNonsendingByDefault == isNonsending)
  }

  /// The ways in which a target names one of a subproject.
  enum Reference: CaseIterable {
    case dependency, product
  }

  @Test(arguments: Reference.allCases)
  func `targets of subprojects are looked up`(_ reference: Reference) throws {
    let folder = try TemporaryFolder.withProject("Workspace")
    let objects = """
      A00000000000000000000001 = {isa = PBXFileReference; path = ../Server/Server.xcodeproj; sourceTree = SOURCE_ROOT; };
      A00000000000000000000002 = {isa = PBXContainerItemProxy; containerPortal = A00000000000000000000001; proxyType = 2; remoteGlobalIDString = 5E000003A1B2C30000030000; remoteInfo = "Server-Side"; };
      A00000000000000000000003 = {isa = PBXTargetDependency; name = "Server-Side"; targetProxy = A00000000000000000000002; };
      A00000000000000000000004 = {isa = PBXReferenceProxy; fileType = wrapper.framework; path = Server.framework; remoteRef = A00000000000000000000002; sourceTree = BUILT_PRODUCTS_DIR; };
      A00000000000000000000005 = {isa = PBXBuildFile; fileRef = A00000000000000000000004; };
      A00000000000000000000006 = {isa = PBXFrameworksBuildPhase; files = (A00000000000000000000005); };
      /* Begin PBXGroup section */
      """
    let own = "name = Client;\n\t\t\tproductName"
    var changes = [
      (old: "/* Begin PBXGroup section */", new: objects),
      (
        old: "4D000012A1B2C30000120000 /* Products */,",
        new: "4D000012A1B2C30000120000 /* Products */, A00000000000000000000001,"
      ),
    ]
    switch reference {
    case .dependency:
      changes.append((old: own, new: "dependencies = (A00000000000000000000003);\n\t\t\t" + own))
      changes.append(
        (
          old: "buildRules = (\n\t\t\t);\n\t\t\tdependencies = (\n\t\t\t);",
          new: "buildRules = (\n\t\t\t);"
        ))
    case .product:
      changes.append(
        (
          old: "4D000004A1B2C30000040000 /* Sources */,\n",
          new: "4D000004A1B2C30000040000 /* Sources */, A00000000000000000000006,\n"
        ))
    }
    try change("Workspace/Client/Client.xcodeproj/project.pbxproj", in: folder, changes)
    let mocks = try #require(folder.loadProject("Workspace/Client").mocks.first)
    #expect(mocks.testableImports == ["Client"])
    #expect(
      PathSelection(mocks.dependencySources).files
        == [folder("Workspace/Server/Server-Side/Route.swift")])
  }
}
