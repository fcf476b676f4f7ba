import Configuration
import FileSupport
import Files
import Foundation
import MockEngine
import Testing

/// A build phase of Xcode.
@Suite struct XcodeTests {
  private func lists(_ folder: TemporaryFolder) -> (inputs: [String], outputs: [String]) {
    func lines(_ name: String) -> [String] {
      (folder.read("Lists/Kagemusha-\(name).xcfilelist") ?? "").split(separator: "\n").map(
        String.init)
    }
    return (lines("inputs"), lines("outputs"))
  }

  private func writeProject(_ folder: TemporaryFolder) throws {
    try folder.write("App/A.swift", "protocol A {}")
    try folder.write("App/Deep/B.swift", "protocol B {}")
    try folder.write("App/Assets/Icon.png")
    try folder.write("T/T.stencil", "// {{ types.protocols.count }}")
    try folder.write(
      "kagemusha.yml",
      """
      mocks: [{sources: App, output: Tests/Gen}]
      templates: [{sources: App, templates: [T], output: Tests/Out}]
      """)
  }

  @Test func theListsNameAllThatIsReadAndWritten() async throws {
    try await TemporaryFolder.with { folder in
      try writeProject(folder)
      let run = XcodeFileListRun(folder.input(), into: folder("Lists"))
      #expect(run.run() == RunOutcome())
      let (inputs, outputs) = lists(folder)
      #expect(
        inputs == [
          "$(SRCROOT)/App", "$(SRCROOT)/App/A.swift", "$(SRCROOT)/App/Assets",
          "$(SRCROOT)/App/Deep", "$(SRCROOT)/App/Deep/B.swift", "$(SRCROOT)/T",
          "$(SRCROOT)/T/T.stencil", "$(SRCROOT)/kagemusha.yml",
        ])
      #expect(
        outputs == [
          "$(SRCROOT)/Tests/Gen/MockA.swift", "$(SRCROOT)/Tests/Gen/MockB.swift",
          "$(SRCROOT)/Tests/Out/T.swift",
        ])
      // A list that is as it was is not touched.
      let date = try folder.modificationDate("Lists/Kagemusha-inputs.xcfilelist")
      #expect(run.run() == RunOutcome())
      #expect(try folder.modificationDate("Lists/Kagemusha-inputs.xcfilelist") == date)
    }
  }

  @Test func withTheListsAPhaseWorksInTheSandbox() async throws {
    try await TemporaryFolder.with { folder in
      try writeProject(folder)
      #expect(XcodeFileListRun(folder.input(), into: folder("Lists")).run() == RunOutcome())
      #expect(await folder.generate(folder.input()).status == .success)
      try folder.write("App/A.swift", "protocol A { func a() }")
      let listed = lists(folder)
      func paths(_ list: [String]) -> Set<AbsolutePath> {
        Set(list.map { folder(String($0.dropFirst("$(SRCROOT)/".count))) })
      }
      let sandbox = BuildPhaseFileSystem(
        root: folder.path, inputs: paths(listed.inputs), outputs: paths(listed.outputs))
      let run = Run(folder.input(), action: .write(WriteOptions()), fileSystem: sandbox)
      let outcome = run.run()
      #expect(outcome.status == .success && outcome.diagnostics == [], "\(outcome.messages)")
      #expect(folder.read("Tests/Gen/MockA.swift")?.contains("func a()") == true)
      // A file that no list names is not left out in silence.
      try folder.write("App/C.swift", "protocol C {}")
      let second = run.run()
      #expect(second.status == .failure)
      #expect(Set(second.diagnostics.map(\.id)) == [.permissionDenied])
      #expect(!folder.contents.contains("Tests/Gen/MockC.swift"))
    }
  }

  @Test func theScriptRepeatsTheOptions() async throws {
    try await TemporaryFolder.with { folder in
      var input = folder.input("My App", output: "Tests/Gen")
      input[.testableImports] = ["App"]
      let plain = XcodeRunScript(input, fileLists: nil).text
      #expect(
        plain.contains(
          "\n\"$kagemusha\" generate --quiet --output Tests/Gen --testable App 'My App'\n"))
      #expect(plain.contains("cd \"$SRCROOT\"\n") && !plain.contains("xcfilelist"))
      let listed = XcodeRunScript(input, fileLists: folder("Lists")).text
      #expect(listed.contains("$(SRCROOT)/Lists/Kagemusha-inputs.xcfilelist\n"))
      #expect(listed.contains("$(SRCROOT)/Lists/Kagemusha-outputs.xcfilelist\n"))
    }
  }

  @Test func theScriptFindsTheTool() async throws {
    try await TemporaryFolder.with { folder in
      let script = XcodeRunScript(folder.input("App", output: "Gen"), fileLists: nil).text
      try folder.write("script.sh", script)
      let tool = "#!/bin/sh\necho \"$0 $*\" >> \"$SRCROOT/log\"\n"
      let bundle = "Data/SourcePackages/artifacts/k/k/k.artifactbundle/tool-macos/bin/kagemusha"
      func run(_ variables: [String: String]) throws -> (status: Int32, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-e", folder("script.sh").text]
        process.environment = [
          "SRCROOT": folder.path.text, "PATH": "/usr/bin:/bin", "HOME": folder("Home").text,
          "BUILD_DIR": folder("Data/Build/Products").text,
        ].merging(variables) { $1 }
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        process.waitUntilExit()
        let errors = pipe.fileHandleForReading.readDataToEndOfFile()
        return (process.terminationStatus, String(decoding: errors, as: UTF8.self))
      }
      let missing = try run([:])
      #expect(missing.status == 1 && missing.errors.contains("error: cannot find 'kagemusha'"))
      for (path, variables) in [
        (bundle, [:]), ("Home/.mint/bin/kagemusha", [:]),
        ("My Tools/kagemusha", ["KAGEMUSHA": folder("My Tools/kagemusha").text]),
      ] {
        try folder.write(path, tool)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: folder(path).text)
        let found = try run(variables)
        #expect(found.status == 0, "\(found.errors)")
        let last = folder.read("log")?.split(separator: "\n").last.map(String.init)
        #expect(last == "\(folder(path).text) generate --quiet --output Gen App")
      }
    }
  }
}
