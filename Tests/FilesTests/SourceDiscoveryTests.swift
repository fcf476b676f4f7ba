import DeclarationModel
import DiagnosticSupport
import FileSupport
import Files
import Foundation
import Testing

@Suite struct SourceDiscoveryTests {
  private func find(_ folder: TemporaryFolder, _ sources: String...) -> [String] {
    let sources = sources.map { Located(AbsolutePath($0, relativeTo: folder.path)) }
    var discovery = SourceDiscovery(fileSystem: LocalFileSystem())
    let finding = discovery.find(sources)
    return finding.files.compactMap { $0.path.relative(to: folder.path) }
      + finding.issues.map {
        $0.fact.kind.replacing("\(folder.path)/", with: "")
      }
  }

  @Test func foldersAreSearchedForSwiftFiles() async throws {
    try await TemporaryFolder.with { folder in
      for path in [
        "S/b.swift", "S/a/c.swift", "S/a.swift", "S/Z.swift", "S/.hidden.swift", "S/read.me",
        "S/.build/x.swift", "S/.build-2/x.swift", "S/a/.git/x.swift", "S/x.swift/y.swift",
      ] { try folder.write(path) }
      #expect(
        find(folder, "S") == [
          "S/Z.swift", "S/a.swift", "S/a/c.swift", "S/b.swift", "S/x.swift/y.swift",
        ])
      #expect(find(folder, "S/.build") == ["S/.build/x.swift"])
    }
  }

  /// The entries of a folder are in the order of the paths below them, as in the trees of Git.
  @Test func entriesAreInTheOrderOfPaths() async throws {
    try await TemporaryFolder.with { folder in
      for path in ["a!b", "a.swift", "a/c.swift", "a0", "A", "a/c/d", "a/c-d", "é"] {
        try folder.write(path)
      }
      let fileSystem = LocalFileSystem()
      #expect(
        try fileSystem.entries(of: folder.path).map(\.name) == [
          "A", "a!b", "a.swift", "a", "a0", "é",
        ])
      #expect(
        try fileSystem.entries(of: folder("a")).map(\.name) == ["c-d", "c.swift", "c"])
    }
  }

  @Test func whatPackageManagersKeepIsLeftOutUnlessItIsNamed() async throws {
    try await TemporaryFolder.with { folder in
      for path in [
        "A.swift", "Pods/Kit/B.swift", "Carthage/Checkouts/C.swift", "DerivedData/D.swift",
        "Web/node_modules/E.swift", "PodsAndMore/F.swift",
      ] { try folder.write(path) }
      #expect(find(folder, ".") == ["A.swift", "PodsAndMore/F.swift"])
      #expect(find(folder, "Pods") == ["Pods/Kit/B.swift"])
      #expect(find(folder, "Carthage/**/*.swift") == ["Carthage/Checkouts/C.swift"])
    }
  }

  @Test func whatIsOneFileToXcodeHasNoSources() async throws {
    try await TemporaryFolder.with { folder in
      for path in [
        "A.swift", "Docs.docc/Resources/B.swift", "Try.playground/Contents.swift",
        "Media.bundle/C.swift", "Images.xcassets/D.swift", "Kit.xcframework/x/E.swift",
        "docc/F.swift",
      ] { try folder.write(path) }
      #expect(find(folder, ".") == ["A.swift", "docc/F.swift"])
    }
  }

  @Test func globsFitWholePaths() async throws {
    try await TemporaryFolder.with { folder in
      for path in [
        "S/A.swift", "S/AB.swift", "S/d/A.swift", "S/d/e/A.swift", "S/.h/A.swift", "S/d/x.txt",
        "S/d/.A.swift", "S/é.swift",
      ] { try folder.write(path) }
      #expect(find(folder, "S/?.swift") == ["S/A.swift", "S/é.swift"])
      #expect(find(folder, "S/A*.swift") == ["S/A.swift", "S/AB.swift"])
      #expect(find(folder, "S/[A-Cé].swift") == ["S/A.swift", "S/é.swift"])
      #expect(find(folder, "S/{A,d/A}.swift") == ["S/A.swift", "S/d/A.swift"])
      #expect(find(folder, "S/{A,AB}*.swift") == ["S/A.swift", "S/AB.swift"])
      #expect(find(folder, "{S/d,T}/A.swift") == ["S/d/A.swift", "file-not-found 'T/A.swift'"])
      #expect(find(folder, "*/*/A.swift") == ["S/d/A.swift"])
      #expect(
        find(folder, "S/**/A.swift") == ["S/A.swift", "S/d/A.swift", "S/d/e/A.swift"])
      #expect(find(folder, "**/e/**") == ["S/d/e/A.swift"])
      #expect(find(folder, "S/.*/*.swift") == ["S/.h/A.swift"])
      #expect(find(folder, "S/d*") == ["S/d/A.swift", "S/d/e/A.swift"])
      #expect(find(folder, "**/**/**/e/A.swift") == ["S/d/e/A.swift"])
      #expect(find(folder, "S/d/*.txt") == ["no-matching-files 'S/d/*.txt'"])
    }
  }

  @Test func namesWithWildcardsInThemAreNames() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/a*.swift")
      try folder.write("S/ab.swift")
      #expect(find(folder, "S/a*.swift") == ["S/a*.swift"])
    }
  }

  @Test func aFileCountsOnce() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("S/d/A.swift")
      try folder.link("S/z.swift", to: "d/A.swift")
      try folder.link("S/zz", to: "d")
      let all = find(folder, "S/d/A.swift", "S/./d/../d/A.swift", "S", "S/**/*.swift", "S/zz/*")
      #expect(all == ["S/d/A.swift"])
    }
  }

  /// A file to which links lead, too, has its own path, whatever the names are.
  @Test(arguments: ["A", "Z"])
  func aFileIsToldByItsOwnPath(links: String) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("M/Kit/x.swift")
      try folder.write("M/Kit/y/z.swift")
      try folder.write("\(links)/inner/own.swift")
      for (name, target) in [
        ("file.swift", "M/Kit/x.swift"), ("inner/kit", "M/Kit"), ("y", "M/Kit/y"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: folder("\(links)/\(name)").text, withDestinationPath: folder(target).text)
      }
      let found = ["M/Kit/x.swift", "M/Kit/y/z.swift", "\(links)/inner/own.swift"].sorted()
      #expect(find(folder, ".") == found)
      #expect(
        find(folder, "\(links)/inner") == [
          "\(links)/inner/kit/x.swift", "\(links)/inner/kit/y/z.swift",
          "\(links)/inner/own.swift",
        ])
    }
  }

  /// A pattern of exclusions takes the first one, too.
  @Test func theFirstOfSeveralLinksCounts() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Elsewhere/A.swift")
      for path in ["S/b/k", "S/k2", "S/k1", "S/k3"] {
        try folder.write("\(path).txt")
        try FileManager.default.createSymbolicLink(
          atPath: folder(path).text, withDestinationPath: folder("Elsewhere").text)
      }
      #expect(find(folder, "S") == ["S/b/k/A.swift"])
      #expect(find(folder, "S/k*") == ["S/k1/A.swift"])
    }
  }

  @Test func linksToFoldersAreFollowedAndCirclesEnd() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Elsewhere/A.swift")
      try folder.link("S/there", to: "../Elsewhere")
      try folder.link("S/circle", to: "..")
      try folder.link("S/dead.swift", to: "nowhere")
      let files = find(folder, "S")
      #expect(files.count == 1)
      #expect(files.first?.hasSuffix("A.swift") == true)
    }
  }

  @Test func whatIsMissingIsReported() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("Empty")
      try folder.write("A.swift")
      #expect(
        find(folder, "Nope", "A.swift", "Empty", "A.swift/B.swift") == [
          "A.swift", "file-not-found 'Nope'", "empty-folder 'Empty'",
          "unreadable-file 'A.swift/B.swift'",
        ])
    }
  }
}
