import Configuration
import DeclarationModel
import EndToEndSupport
import Files
import Foundation
import ModuleInterface
import Testing

/// Xcode projects of several shapes, without a configuration and in a build.
@Suite struct XcodeProjectTests {
  @Test func `groups, settings in files, names with blanks and a test host`() throws {
    let folder = try TemporaryFolder.withProject("Groups")
    let requests = folder.loadProject("Groups")
    let mocks = try #require(requests.mocks.first)
    #expect(requests.mocks.count == 1)
    #expect(
      mocks.sources.included.map(\.value)
        == [folder("Groups/My Shop/Cart.swift"), folder("Groups/Shared Code/Price.swift")])
    #expect(mocks.testableImports == ["Shop"] && mocks.defaultIsolation == nil)
    let output = folder("Groups/My Shop Tests/GeneratedMocks+Shop.swift")
    #expect(mocks.output.value == .file(output))
    #expect(
      mocks.dependencySources.map(\.value)
        == [folder("Groups/Core/Core.swift"), folder("Groups/Widget/Widget.swift")])
    #expect(requests.choice?.test == "My Shop Tests" && requests.choice?.tested == ["My Shop"])
    #expect(
      requests.issues.map(\.fact) == [.outputNotInProject(output, target: "My Shop Tests")])
    // Xcode knows the file from then on.
    try folder.write("", to: "Groups/My Shop Tests/GeneratedMocks+Shop.swift")
    #expect(folder.loadProject("Groups").issues == [])
  }

  @Test func `buildable folders with exceptions, and isolation`() throws {
    let folder = try TemporaryFolder.withProject("Folders")
    let requests = folder.loadProject("Folders")
    let mocks = try #require(requests.mocks.first)
    #expect(requests.mocks.count == 1 && requests.issues == [])
    #expect(
      mocks.sources.included.map(\.value)
        == [folder("Folders/Weather"), folder("Folders/WeatherWidget/Snapshot.swift")])
    #expect(mocks.sources.excluded.map(\.value) == [folder("Folders/Weather/Drafts/Radar.swift")])
    #expect(mocks.defaultIsolation == .mainActor && mocks.isNonsendingByDefault)
    #expect(requests.modules.platform == DeploymentPlatform(.iOS, version: "16.0"))
    #expect(
      mocks.output.value
        == .file(folder("Folders/WeatherTests/GeneratedMocks+Weather.swift")))
  }

  @Test func `build configurations that differ are told`() throws {
    let folder = try TemporaryFolder.withProject("Folders")
    let path = "Folders/Weather.xcodeproj/project.pbxproj"
    let text = try folder.read(path)
    // The last configuration of the app.
    let range = try #require(
      text.range(of: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", options: .backwards))
    try folder.write(
      text.replacingCharacters(in: range, with: "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;"),
      to: path)
    let debug = folder.loadProject("Folders")
    #expect(debug.mocks.first?.defaultIsolation == .mainActor)
    #expect(
      debug.issues.map(\.fact)
        == [.configurationsDiffer(target: "Weather", used: "Debug", other: "Release")])
    let release = folder.loadProject("Folders", environment: ["CONFIGURATION": "Release"])
    #expect(release.mocks.first?.defaultIsolation == .nonisolated)
  }

  @Test func `several test targets get a configuration to choose from, which works`() throws {
    let folder = try TemporaryFolder.withProject("Workspace")
    let requests = folder.loadProject("Workspace")
    #expect(requests.mocks == [] && requests.issues.count == 1)
    guard case .severalTestTargets(let names, let configuration) = requests.issues[0].fact else {
      Issue.record("\(requests.issues)")
      return
    }
    #expect(names == ["ClientTests", "ServerTests"])
    try folder.write("mocks:\n\(configuration)", to: "Workspace/.kagemusha.yml")
    let written = folder.loadProject("Workspace")
    #expect(written.issues == [])
    #expect(written.mocks.map(\.testableImports) == [["Client"], ["Server_Side"]])
    #expect(
      written.mocks.map(\.output.value) == [
        .file(folder("Workspace/Client/ClientTests/GeneratedMocks+Client.swift")),
        .file(folder("Workspace/Server/ServerTests/GeneratedMocks+Server_Side.swift")),
      ])
  }

  @Test(arguments: ["Folders", "Groups", "Packages"])
  func `what is printed for several test targets asks for what one alone gets`(
    _ name: String
  ) throws {
    let folder = try TemporaryFolder.withProject(name)
    let alone = folder.loadProject(name)
    // A second test target that is like the first.
    let entries = try FileManager.default.contentsOfDirectory(atPath: folder(name).text)
    let project = try #require(entries.first { $0.hasSuffix(".xcodeproj") })
    let path = "\(name)/\(project)/project.pbxproj"
    let text = try folder.read(path)
    let test = try #require(
      text.firstMatch(
        of:
          /\n\t*(\w+)( \/\*[^*]*\*\/)? = \{[^{}]*isa = PBXNativeTarget;[^{}]*bundle\.unit-test[^{}]*\};/
      ))
    let twin = String(test.0)
      .replacingOccurrences(of: String(test.1), with: "A000000000000000000000FF")
      .replacingOccurrences(of: alone.choice?.test ?? "", with: "OtherTests")
    let changed =
      text.replacingOccurrences(of: String(test.0), with: String(test.0) + twin)
      .replacing(/targets = \(/) { "\($0.output) A000000000000000000000FF," }
    try folder.write(changed, to: path)
    let requests = folder.loadProject(name)
    guard case .severalTestTargets(_, let configuration)? = requests.issues.first?.fact else {
      Issue.record("\(requests.issues)")
      return
    }
    try folder.write("mocks:\n\(configuration)", to: "\(name)/.kagemusha.yml")
    let written = folder.loadProject(name)
    #expect(written.issues == [] && written.mocks.count == 2)
    let one = try #require(alone.mocks.first)
    for other in written.mocks {
      #expect(other.sources.files == one.sources.files)
      #expect(
        PathSelection(other.dependencySources).files
          == PathSelection(one.dependencySources).files)
      #expect(other.testableImports == one.testableImports)
      #expect(other.defaultIsolation == one.defaultIsolation)
      #expect(other.isNonsendingByDefault == one.isNonsendingByDefault)
    }
  }

  @Test func `a project without tests is told`() throws {
    let folder = try TemporaryFolder.withProject("Workspace")
    let project = folder("Workspace/Server/Server.xcodeproj")
    let path = "Workspace/Server/Server.xcodeproj/project.pbxproj"
    try folder.write(
      folder.read(path).split(separator: "unit-test").joined(separator: "ui-testing"), to: path)
    #expect(folder.loadProject("Workspace/Server").issues.map(\.fact) == [.noTestTarget([project])])
    try folder.write("{", to: path)
    #expect(
      folder.loadProject("Workspace/Server").issues.map(\.fact) == [.unreadableProject(project)])
    try folder.write("{\n<<<<<<< HEAD\na = 1;\n=======\nb = 2;\n>>>>>>> main\n}", to: path)
    let issues = folder.loadProject("Workspace/Server").issues
    #expect(issues.map(\.fact) == [.conflictMarkers])
    #expect(issues.map(\.position?.line) == [2])
  }

  @Test func `the command line narrows what is chosen`() throws {
    let folder = try TemporaryFolder.withProject("Folders")
    var options = CommandLineOptions(currentDirectory: folder("Folders"))
    options.environment = [:]
    options[.protocols] = ["Fore*"]
    options[.output] = ["Mocks.swift"]
    let mocks = try #require(folder.load(options).mocks.first)
    #expect(mocks.output.value == .file(folder("Folders/Mocks.swift")))
    #expect(mocks.protocols.map(\.value) == ["Fore*"])
    #expect(mocks.testableImports == ["Weather"])
  }

  @Test func `parents are looked up in local packages`() throws {
    let folder = try TemporaryFolder.withProject("Packages")
    let mocks = try #require(folder.loadProject("Packages").mocks.first)
    #expect(mocks.testableImports == ["Notes"])
    #expect(mocks.dependencySources.map(\.value) == [folder("Packages/NotesKit/Sources")])
  }

  @Test func `a build has the modules of its project, and local packages`() throws {
    let folder = try TemporaryFolder.withProject("Packages")
    func module(_ name: String) -> BuildInput.Module {
      BuildInput.Module(name: name, sources: [], output: "/\(name).swift")
    }
    var app = module("Notes")
    app.target = "Notes"
    var kit = module("NotesKit")
    kit.product = "NotesKit"
    var log = module("Logging")
    log.product = "Logging"
    var build = BuildInput(modules: [app, kit, log])
    build.project = folder("Packages/Notes.xcodeproj").text
    var options = CommandLineOptions(currentDirectory: folder("Packages"))
    options.environment = [:]
    options.build = build
    let requests = folder.load(options)
    #expect(requests.issues == [])
    #expect(requests.mocks.map(\.testableImports) == [["Notes"], ["NotesKit"], []])
    #expect(
      requests.mocks.map { $0.sources.included.map(\.value) }
        == [[folder("Packages/Notes/Editor.swift")], [], []])
  }

  @Test func `a build has the names, isolation and folders that the project states`() throws {
    let folder = try TemporaryFolder()
    let fixtures = Repository.root.appendingPathComponent("Fixtures/XcodeProjects")
    for name in ["Groups", "Folders"] {
      try folder.copy(fixtures.appendingPathComponent(name), to: name)
    }
    func requests(_ target: String, _ project: String) -> RunRequests {
      var module = BuildInput.Module(name: target, sources: [], output: "/M.swift")
      module.target = target
      var build = BuildInput(modules: [module])
      build.project = folder(project).text
      var options = CommandLineOptions(currentDirectory: folder("."))
      options.environment = [:]
      options.build = build
      return folder.load(options)
    }
    let shop = try #require(requests("My Shop", "Groups/My Shop.xcodeproj").mocks.first)
    #expect(shop.testableImports == ["Shop"])
    #expect(shop.dependencySources.map(\.value.name) == ["Core.swift", "Widget.swift"])
    let all = requests("Weather", "Folders/Weather.xcodeproj")
    #expect(all.modules.platform == DeploymentPlatform(.iOS, version: "16.0"))
    let weather = try #require(all.mocks.first)
    #expect(weather.sources.included.map(\.value.name) == ["Forecast.swift", "Snapshot.swift"])
    #expect(weather.defaultIsolation == .mainActor && weather.isNonsendingByDefault)
  }
}
