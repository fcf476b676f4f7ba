import Basics
import DeclarationModel

/// Finds the files that paths, folders and globs stand for.
package struct SourceDiscovery: Sendable {
  /// The outcome of a discovery.
  package struct DiscoveredFiles: Sendable, Hashable {
    /// The files, sorted by path, each once.
    package var files: [DiscoveredFile] = []
    /// The issues with what was asked for.
    package var issues: [DiscoveryIssue] = []

    /// Creates the outcome of a discovery that found nothing.
    package init() {}
  }

  /// The kind of files to find.
  package enum Kind: String, Sendable, Hashable {
    case swift = ".swift"
    case template = ".stencil"
    case header = ".h"

    /// Returns whether a file of a name is of the kind.
    func includes(_ name: String) -> Bool {
      switch self {
      case .swift, .header: name.hasSuffix(rawValue)
      // Those that cannot be rendered are found, too, so that it can be said.
      case .template:
        [rawValue, ".swifttemplate", ".ejs", ".sourcerytemplate"].contains(where: name.hasSuffix)
      }
    }

    /// The noun for one such file.
    package var noun: String {
      switch self {
      case .swift: "Swift file"
      case .template: "template"
      case .header: "header"
      }
    }
  }

  /// A path and a kind of files, as far as folders were walked for them.
  private struct Walk: Sendable, Hashable {
    var path: AbsolutePath
    var kind: Kind
  }

  /// The folders in which package managers and build tools keep what others wrote.
  private static let foreignFolders: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]

  /// The endings of folders that are one file to Xcode, which compiles none of the Swift files in them.
  private static let packagesOfFiles = [
    ".bundle", ".docc", ".framework", ".playground", ".xcassets", ".xcframework",
  ]

  private let fileSystem: any FileSystem
  /// The entries of the folders that were listed, by the folders' paths without links.
  private var listings: [AbsolutePath: Result<[FolderEntry], FileProblem>] = [:]
  private var walks: [Walk: FoundFiles] = [:]

  /// Creates a discovery, which lists no folder twice.
  package init(fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
  }

  /// Finds the files of some sources.
  ///
  /// Hidden entries, the folders of package managers and build tools, and what has another ending are
  /// left out, unless they are named themselves. A file that is reached twice, be it by a link, counts once.
  ///
  /// - Parameters:
  ///   - sources: Paths of files and folders, and globs with `*`, `?`, `[a-z]`, `{a,b}` and `**`.
  ///   - kind: The kind of files.
  /// - Returns: The files, and the issues with what could not be found.
  package mutating func find(
    _ sources: [Located<AbsolutePath>], kind: Kind = .swift
  ) -> DiscoveredFiles {
    var result = DiscoveredFiles()
    var seen: Set<AbsolutePath> = []
    for source in sources {
      let found = find(Walk(path: source.value, kind: kind))
      result.issues += found.issues.map { DiscoveryIssue(fact: $0, position: source.position) }
      for file in found.files where seen.insert(file.real).inserted {
        result.files.append(
          DiscoveredFile(path: file.path, origin: source.position, isNamed: file.isNamed))
      }
    }
    result.files.sort { $0.path < $1.path }
    return result
  }

  private mutating func find(_ walk: Walk) -> FoundFiles {
    if let found = walks[walk] { return found }
    var found = FoundFiles()
    let path = walk.path
    switch fileSystem.kind(of: path) {
    case .folder:
      self.walk(walk, into: &found)
      if found.isEmpty { found.issues.append(.emptyFolder(path, walk.kind)) }
    case nil where !Glob(path.text).isLiteral:
      let texts = Glob.texts(of: path.text)
      if texts.count > 1 {
        for text in texts { found.add(find(Walk(path: AbsolutePath(text), kind: walk.kind))) }
      } else {
        match(walk, into: &found)
        if found.isEmpty { found.issues.append(.nothingMatches(path.text, walk.kind)) }
      }
    case nil:
      found.issues.append(.cannotRead(path, .missing))
    case .file, .other:
      found.add(path, real: fileSystem.resolved(path), isNamed: true)
    }
    walks[walk] = found
    return found
  }

  /// Adds the files in a folder and the folders in it.
  private mutating func walk(_ walk: Walk, into found: inout FoundFiles) {
    guard let real = fileSystem.resolved(walk.path) else {
      found.issues.append(.cannotRead(walk.path, .missing))
      return
    }
    var folders = [(path: walk.path, real: real)]
    var seen: Set = [real]
    while let (path, real) = folders.popLast() {
      let entries: [FolderEntry]
      do {
        entries = try self.entries(of: real)
      } catch {
        found.issues.append(.cannotRead(path, error))
        continue
      }
      for entry in entries where !entry.name.hasPrefix(".") {
        let isWanted = entry.kind == .file && walk.kind.includes(entry.name)
        guard isWanted || entry.kind == .folder && !Self.foreignFolders.contains(entry.name),
          walk.kind != .swift || !Self.packagesOfFiles.contains(where: entry.name.hasSuffix)
        else { continue }
        let child = path.appending(name: entry.name)
        let realChild =
          entry.isLink
          ? fileSystem.resolved(child) ?? child
          : path == real ? child : real.appending(name: entry.name)
        if isWanted {
          found.add(child, real: realChild, isNamed: false)
        } else if seen.insert(realChild).inserted {
          folders.append((child, realChild))
        }
      }
    }
  }

  /// Adds what fits a glob; a folder that fits is walked.
  private mutating func match(_ walk: Walk, into found: inout FoundFiles) {
    let glob = PathGlob(walk.path)
    var seen: Set<PathGlob.Step> = []
    var steps = [PathGlob.Step(folder: glob.start, component: 0)]
    while let step = steps.popLast() {
      guard seen.insert(step).inserted else { continue }
      let real: AbsolutePath
      let entries: [FolderEntry]
      do throws(FileProblem) {
        guard let target = fileSystem.resolved(step.folder) else { throw .missing }
        real = target
        entries = try self.entries(of: real)
      } catch {
        // A file holds nothing that fits, and neither does a folder that nobody has listed.
        if error != .isNotFolder, error != .missing || step.folder != glob.start {
          found.issues.append(.cannotRead(step.folder, error))
        }
        continue
      }
      for entry in entries {
        let path = step.folder.appending(name: entry.name)
        let result = glob.advance(step.component, over: entry)
        steps += result.components.map { PathGlob.Step(folder: path, component: $0) }
        if result.isMatch, entry.kind == .folder {
          self.walk(Walk(path: path, kind: walk.kind), into: &found)
        } else if result.isMatch, walk.kind.includes(entry.name) {
          let realPath =
            entry.isLink ? fileSystem.resolved(path) : real.appending(name: entry.name)
          found.add(path, real: realPath, isNamed: false)
        }
      }
    }
  }

  private mutating func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    if let listing = listings[folder] { return try listing.get() }
    let listing = Result { () throws(FileProblem) in try fileSystem.entries(of: folder) }
    listings[folder] = listing
    return try listing.get()
  }
}

/// A file to read, and the place that asks for it.
package struct DiscoveredFile: Sendable, Hashable {
  /// The file's path.
  package var path: AbsolutePath
  /// The position that asks for it, if that is in a file.
  package var origin: SourcePosition?
  /// Whether it was named itself, and not found in a folder.
  package var isNamed: Bool
}

/// An issue with a path, folder or glob that was asked for.
package struct DiscoveryIssue: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Fact: Sendable, Hashable {
    /// A file or folder cannot be read.
    case cannotRead(AbsolutePath, FileProblem)
    /// No file matches a glob.
    case nothingMatches(String, SourceDiscovery.Kind)
    /// A folder holds no file of the kind.
    case emptyFolder(AbsolutePath, SourceDiscovery.Kind)
  }

  /// What is wrong.
  package var fact: Fact
  /// The position that asks for the path, if that is in a file.
  package var position: SourcePosition?

  /// Creates an issue.
  package init(fact: Fact, position: SourcePosition?) {
    self.fact = fact
    self.position = position
  }
}

/// The files that one path, folder or glob stands for.
private struct FoundFiles: Sendable {
  private(set) var files: [(path: AbsolutePath, real: AbsolutePath, isNamed: Bool)] = []
  /// The folders that could not be looked through.
  var issues: [DiscoveryIssue.Fact] = []

  var isEmpty: Bool { files.isEmpty && issues.isEmpty }

  mutating func add(_ path: AbsolutePath, real: AbsolutePath?, isNamed: Bool) {
    files.append((path, real ?? path, isNamed))
  }

  mutating func add(_ other: FoundFiles) {
    files += other.files
    issues += other.issues
  }
}
