import FileSupport
import Files
import Foundation
import Testing

@Suite struct OutputWriterTests {
  /// Writes files, and returns the failure, if there is one.
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

  @Test(arguments: [0, 1, (1 << 20) - 1, 1 << 20, 3 << 20])
  func aFileHoldsItsOwnBytesAlone(count: Int) async throws {
    try await TemporaryFolder.with { folder in
      let bytes = (0..<count).map { UInt8($0 % 251) }
      let path = folder("A")
      func holds(_ expected: [UInt8], at path: AbsolutePath) -> Bool {
        do throws(FileProblem) {
          let other = try LocalFileSystem().read(path, unlessEqualTo: expected)
          #expect(other == nil || other == bytes)
          return other == nil
        } catch {
          return false
        }
      }
      #expect(!holds(bytes, at: path))
      try OutputWriter(fileSystem: LocalFileSystem()).write([OutputFile(path: path, bytes: bytes)])
      #expect(holds(bytes, at: path))
      #expect(!holds(bytes + [0], at: path))
      #expect(!holds(bytes, at: path.parent))
      guard count > 0 else { return }
      #expect(!holds(Array(bytes.dropLast()), at: path))
      for place in Set([0, count / 2, count - 1]) {
        var others = bytes
        others[place] ^= 1
        #expect(!holds(others, at: path), "byte \(place)")
      }
    }
  }

  @Test func whatAKilledProcessLeftIsRemoved() async throws {
    try await TemporaryFolder.with { folder in
      // No process has this number.
      let stale = [".kagemusha-2147483600-4-0", ".kagemusha-2147483600-4-12-old"]
      let others = [".kagemusha-\(getpid())-4-7", ".kagemusha-x-1", ".kagemusha.yml"]
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
      // Writing an undeclared file fails, and leaves the others unchanged.
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

  /// FAT, and some file systems of networks and containers, have no hard links.
  @Test(arguments: [FileProblem.other(ENOTSUP), .denied])
  func whereFilesHaveOneNameTheyAreReplaced(problem: FileProblem) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "old a")
      try folder.write("sub/E.swift/in the way")
      let fileSystem = UnlinkingFileSystem(problem: problem)
      let files = [(path: folder("A.swift"), text: "new a")]
      let before = folder.contents
      #expect(
        write(files + [(path: folder("sub/E.swift"), text: "e")], fileSystem)?.path
          == folder("sub/E.swift"))
      #expect(folder.contents == before)
      #expect(folder.read("A.swift") == "old a")
      #expect(write(files, fileSystem) == nil)
      #expect(folder.contents == before)
      #expect(folder.read("A.swift") == "new a")
    }
  }

  @Test func aDanglingLinkIsNotReplaced() async throws {
    try await TemporaryFolder.with { folder in
      try folder.link("A.swift", to: "nowhere/A.swift")
      let failure = write([(path: folder("A.swift"), text: "new")])
      #expect(failure?.path == folder("A.swift"))
      #expect(folder.contents == ["A.swift"])
      #expect(LocalFileSystem().isOccupied(folder("A.swift")))
      #expect(folder.read("A.swift") == nil)
    }
  }

  @Test func writersOfOneNewFolderAllSucceed() async throws {
    for round in 0..<20 {
      try await TemporaryFolder.with { folder in
        let files = (0..<5).map { (path: folder("New/Deep/F\($0).swift"), text: "\($0)") }
        let failures = await withTaskGroup(of: WriteFailure?.self) { group in
          for _ in 0..<10 { group.addTask { write(files) } }
          return await group.reduce(into: [WriteFailure]()) {
            if let failure = $1 { $0.append(failure) }
          }
        }
        #expect(failures == [], "round \(round)")
        #expect(folder.contents == ["New", "New/Deep"] + (0..<5).map { "New/Deep/F\($0).swift" })
      }
    }
  }

  @Test func aFolderThatAnotherRunTakesBackIsMadeAgain() async throws {
    try await TemporaryFolder.with { folder in
      let fileSystem = UndoingFileSystem(removing: folder("New"), marker: folder("marker"))
      #expect(write([(path: folder("New/A.swift"), text: "a")], fileSystem) == nil)
      #expect(folder.read("New/A.swift") == "a")
    }
  }

  @Test func aFileThatAnotherRunPutsThereIsNotALinkToNowhere() async throws {
    try await TemporaryFolder.with { folder in
      let fileSystem = OvertakenFileSystem(marker: folder("marker"))
      #expect(write([(path: folder("A.swift"), text: "a")], fileSystem) == nil)
      #expect(folder.read("A.swift") == "a")
      #expect(folder.contents == ["A.swift", "marker"])
    }
  }

  #if compiler(>=6.2)
    /// Another thread installs the signal handlers, and may do so only after everything is written.
    @Test(arguments: 0..<10)
    func signalsEndTheProcessAfterWriting(attempt: Int) async {
      await #expect(processExitsWith: .signal(SIGTERM)) {
        try OutputWriter(fileSystem: ImmediateFileSystem()).write([
          OutputFile(path: AbsolutePath("/A.swift"), bytes: [])
        ])
        usleep(50_000)
        kill(getpid(), SIGTERM)
        sleep(2)
      }
    }
  #endif
}

/// A file system in which another process removes a folder once, before the first file is written
/// there.
private struct UndoingFileSystem: ForwardingFileSystem {
  /// The folder that is removed.
  let folder: AbsolutePath
  /// A file that exists once the folder was removed.
  let marker: AbsolutePath
  private let local = LocalFileSystem()

  init(removing folder: AbsolutePath, marker: AbsolutePath) {
    self.folder = folder
    self.marker = marker
  }

  func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) {
    if !local.isOccupied(marker) {
      try local.overwrite([], at: marker)
      local.remove(folder)
    }
    try local.write(bytes, to: path, permissionsOf: other)
  }
}

/// A file system in which another process writes a file once, just after it was reported as
/// missing.
private struct OvertakenFileSystem: ForwardingFileSystem {
  /// A file that exists once the other file was written.
  let marker: AbsolutePath
  private let local = LocalFileSystem()

  init(marker: AbsolutePath) { self.marker = marker }

  func resolved(_ path: AbsolutePath) -> AbsolutePath? {
    let place = local.resolved(path)
    if place == nil, !local.isOccupied(marker) {
      try? local.overwrite([], at: marker)
      try? local.overwrite(Array("b".utf8), at: path)
    }
    return place
  }
}

/// An empty file system in which writing takes no time.
private struct ImmediateFileSystem: FileSystem {
  func kind(of path: AbsolutePath) -> FileKind? { nil }
  func isOccupied(_ path: AbsolutePath) -> Bool { false }
  func resolved(_ path: AbsolutePath) -> AbsolutePath? { nil }
  func isWritable(_ path: AbsolutePath) -> Bool { true }
  func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] { throw .missing }
  func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] { throw .missing }
  func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath] { [] }
  func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) {}
  func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem) {}
  func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem) {}
  func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem) {}
  func remove(_ path: AbsolutePath) {}
}

/// The file system of this machine without hard links.
private struct UnlinkingFileSystem: ForwardingFileSystem {
  let problem: FileProblem

  func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem) { throw problem }
}
