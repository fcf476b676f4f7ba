import FileSupport
import Files
import Foundation
import Testing

@Suite struct OutputWriterTests {
  /// Returns the failure, if there is one.
  private func write(
    _ files: [(path: AbsolutePath, text: String)], _ fileSystem: any FileSystem = LocalFileSystem()
  ) -> WriteFailure? {
    do throws(WriteFailure) {
      try OutputWriter(fileSystem: fileSystem).write(
        files.map { OutputFile(path: $0.path, bytes: Array($0.text.utf8)) })
      return nil
    } catch {
      return error
    }
  }

  @Test func foldersAreCreatedAndNothingElseIsLeft() async throws {
    try await TemporaryFolder.with { folder in
      let files = [
        (path: folder("a/b/C.swift"), text: "c"),
        (path: folder("a/D.swift"), text: "d"),
      ]
      #expect(write(files) == nil)
      #expect(folder.contents == ["a", "a/D.swift", "a/b", "a/b/C.swift"])
      #expect(folder.read("a/b/C.swift") == "c")
    }
  }

  @Test func whatAKilledProcessLeftIsRemoved() async throws {
    try await TemporaryFolder.with { folder in
      // No process has this number.
      let stale = [".kagemusha-2147483600-0", ".kagemusha-2147483600-12-old"]
      let others = [".kagemusha-\(getpid())-7", ".kagemusha-x-1", ".kagemusha.yml"]
      for name in stale + others { try folder.write(name, "") }
      #expect(write([(path: folder("A.swift"), text: "a")]) == nil)
      #expect(folder.contents.sorted() == (others + ["A.swift"]).sorted())
    }
  }

  @Test func aFailureOnTheWayLeavesAllAsItWas() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "old a")
      try folder.write("sub/E.swift/in the way")
      let date = try folder.modificationDate("A.swift")
      let files = [
        (path: folder("A.swift"), text: "new a"),
        (path: folder("New/Deep/B.swift"), text: "new b"),
        (path: folder("sub/E.swift"), text: "new e"),
        (path: folder("sub/F.swift"), text: "new f"),
      ]
      let before = folder.contents
      #expect(write(files)?.path == folder("sub/E.swift"))
      #expect(folder.contents == before)
      #expect(folder.read("A.swift") == "old a")
      #expect(try folder.modificationDate("A.swift") == date)
    }
  }

  @Test func aFailureBeforehandLeavesAllAsItWas() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "old a")
      try folder.write("file")
      let files = [
        (path: folder("A.swift"), text: "new a"),
        (path: folder("New/B.swift"), text: "new b"),
        (path: folder("file/C.swift"), text: "new c"),
      ]
      #expect(write(files)?.path == folder("file/C.swift"))
      #expect(folder.contents == ["A.swift", "file"])
      #expect(folder.read("A.swift") == "old a")
    }
  }

  @Test func whereOnlyTheFilesMayBeWrittenTheyAreWrittenInPlace() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "old a, which is longer")
      let (a, b, c) = (folder("A.swift"), folder("B.swift"), folder("C.swift"))
      let sandbox = BuildPhaseFileSystem(root: folder.path, inputs: [], outputs: [a, b])
      #expect(write([(path: a, text: "new"), (path: b, text: "new")], sandbox) == nil)
      #expect(folder.contents == ["A.swift", "B.swift"])
      #expect(folder.read("A.swift") == "new" && folder.read("B.swift") == "new")
      // One that is not declared fails, and the others are as they were.
      #expect(write([(path: a, text: "newer"), (path: c, text: "c")], sandbox)?.path == c)
      #expect(folder.contents == ["A.swift", "B.swift"])
      #expect(folder.read("A.swift") == "new")
    }
  }

  @Test func linksAndPermissionsStay() async throws {
    try await TemporaryFolder.with { folder in
      let real = try folder.write("real/A.swift", "old")
      try #require(chmod(real.text, 0o640) == 0)
      try folder.link("A.swift", to: "real/A.swift")
      #expect(write([(path: folder("A.swift"), text: "new")]) == nil)
      #expect(folder.read("real/A.swift") == "new")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder("A.swift").text)
      #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
      let mode = try FileManager.default.attributesOfItem(atPath: real.text)[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o640)
    }
  }
}
