import Basics
import DeclarationModel

/// Finds the files that paths, folders and globs stand for.
package struct SourceDiscovery: Sendable {
  /// The outcome of a discovery.
  package struct DiscoveredFiles: Sendable, Hashable {
    /// The files, sorted by path, each once.
    package var files: [DiscoveredFile] = []
    /// The issues with the requested paths.
    package var issues: [DiscoveryIssue] = []
    /// The folders of others that were not entered, sorted.
    package var skippedFolders: [AbsolutePath] = []
    /// The hidden folders in the requested ones, which are not entered either, sorted.
    package var hiddenFolders: [AbsolutePath] = []

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
      // Templates that cannot be rendered are found, too, so that an error can report them.
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

  /// A path and the kind of files for which its folders are searched.
  private struct Walk: Sendable, Hashable {
    var path: AbsolutePath
    var kind: Kind
    var foreignFolders = ForeignFolders.skipped
  }

  /// Whether the folders are entered in which package managers keep the code of others.
  package enum ForeignFolders: Sendable, Hashable {
    case entered, skipped

    /// Returns whether a folder of a name is entered.
    func enters(_ name: String) -> Bool {
      switch name {
      case "DerivedData": false
      case "Carthage", "Pods", "node_modules": self == .entered
      default: true
      }
    }
  }

  /// The endings of folders that Xcode treats as one file, without compiling the Swift files in
  /// them.
  private static let packagesOfFiles = [
    ".bundle", ".docc", ".framework", ".playground", ".xcassets", ".xcframework",
  ]

  private let fileSystem: any FileSystem
  /// The entries of the listed folders, by the folders' paths without links.
  private var listings: [AbsolutePath: Result<[FolderEntry], FileProblem>] = [:]
  private var walks: [Walk: FoundFiles] = [:]

  /// Creates a discovery, which lists each folder only once.
  package init(fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
  }

  /// Finds the files of some sources.
  ///
  /// Hidden entries, the folders of package managers and build tools, and files with other endings
  /// are left out, unless they are requested by name. A file that is found twice, even through a
  /// link, counts once.
  ///
  /// - Parameters:
  ///   - sources: Paths of files and folders, and globs with `*`, `?`, `[a-z]`, `{a,b}` and `**`.
  ///   - kind: The kind of files.
  ///   - foreignFolders: Whether the folders of package managers are entered; those of built products are not.
  /// - Returns: The files, and the issues with what could not be found.
  package mutating func find(
    _ sources: [Located<AbsolutePath>], kind: Kind = .swift,
    foreignFolders: ForeignFolders = .skipped
  ) -> DiscoveredFiles {
    var result = DiscoveredFiles()
    var seen: Set<AbsolutePath> = []
    let isOne = sources.count == 1
    for source in sources {
      let found = find(Walk(path: source.value, kind: kind, foreignFolders: foreignFolders))
      result.skippedFolders += found.skippedFolders
      result.hiddenFolders += found.hiddenFolders
      result.issues += found.issues.map { DiscoveryIssue(fact: $0, position: source.position) }
      for file in found.files where isOne || seen.insert(file.real).inserted {
        result.files.append(
          DiscoveredFile(path: file.path, origin: source.position, isNamed: file.isNamed))
      }
    }
    if !isOne { result.files.sort { $0.path < $1.path } }
    // A folder that is requested itself is read.
    result.skippedFolders = Set(result.skippedFolders).subtracting(sources.map(\.value)).sorted()
    result.hiddenFolders = Set(result.hiddenFolders).sorted()
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
        for text in texts {
          var part = walk
          part.path = AbsolutePath(text)
          found.add(find(part))
        }
      } else {
        match(walk, into: &found)
        if found.isEmpty { found.issues.append(.nothingMatches(path.text, walk.kind)) }
      }
    case nil:
      found.issues.append(.cannotRead(path, problem(of: path)))
    case .file, .other:
      found.add(path, real: fileSystem.resolved(path), isNamed: true)
    }
    found.settle()
    walks[walk] = found
    return found
  }

  /// Returns why nothing is known of a path.
  private func problem(of path: AbsolutePath) -> FileProblem {
    do throws(FileProblem) {
      _ = try fileSystem.readStart(of: path, count: 1)
      return .missing
    } catch {
      return error == .missing && fileSystem.isOccupied(path) ? .danglingLink : error
    }
  }

  /// Adds the files in a folder and its subfolders, by path; those to which links lead come last, since a file counts once.
  private mutating func walk(_ walk: Walk, into found: inout FoundFiles) {
    guard let real = fileSystem.resolved(walk.path) else {
      found.issues.append(.cannotRead(walk.path, problem(of: walk.path)))
      return
    }
    var open = [(path: walk.path, real: real, isFile: false)]
    var links: [(path: AbsolutePath, real: AbsolutePath, isFile: Bool)] = []
    var seen: Set<AbsolutePath> = []
    while true {
      if open.isEmpty { (open, links) = (links.sorted { $0.path > $1.path }, []) }
      guard let (path, real, isFile) = open.popLast() else { return }
      if isFile {
        found.add(path, real: real, isNamed: false)
        continue
      }
      guard seen.insert(real).inserted else { continue }
      let entries: [FolderEntry]
      do {
        entries = try self.entries(of: real)
      } catch {
        found.issues.append(.cannotRead(path, error))
        continue
      }
      let isReal = path == real
      for entry in entries.reversed() {
        if entry.name.hasPrefix(".") {
          if entry.kind == .folder { found.hiddenFolders.append(path.appending(name: entry.name)) }
          continue
        }
        let isWanted = entry.kind == .file && walk.kind.includes(entry.name)
        if entry.kind == .folder, !walk.foreignFolders.enters(entry.name) {
          found.skippedFolders.append(path.appending(name: entry.name))
          continue
        }
        guard
          isWanted
            || entry.kind == .folder
              && (walk.kind != .swift
                || !Self.packagesOfFiles.contains(where: entry.name.hasSuffix))
        else { continue }
        let child = path.appending(name: entry.name)
        if entry.isLink {
          links.append((child, fileSystem.resolved(child) ?? child, isWanted))
        } else {
          open.append((child, isReal ? child : real.appending(name: entry.name), isWanted))
        }
      }
    }
  }

  /// Adds the files that match a glob, and the files in folders that match it.
  private mutating func match(_ walk: Walk, into found: inout FoundFiles) {
    let glob = PathGlob(walk.path)
    found.mayRepeat = true
    var seen: Set<PathGlob.Step> = []
    var steps = [PathGlob.Step(folder: glob.start, component: 0)]
    while let step = steps.popLast() {
      guard seen.insert(step).inserted else { continue }
      let real: AbsolutePath
      let entries: [FolderEntry]
      do throws(FileProblem) {
        guard let target = fileSystem.resolved(step.folder) else {
          throw problem(of: step.folder)
        }
        real = target
        entries = try self.entries(of: real)
      } catch {
        // A file contains no match, and neither does the start of a glob that does not exist.
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
          var inner = walk
          inner.path = path
          self.walk(inner, into: &found)
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

/// A file to read, with the position that requests it.
package struct DiscoveredFile: Sendable, Hashable {
  /// The path of the file.
  package var path: AbsolutePath
  /// The position that requests the file, if it is in a file.
  package var origin: SourcePosition?
  /// Whether the file was requested by name, and not found in a folder.
  package var isNamed: Bool
}

/// An issue with a requested path, folder or glob.
package struct DiscoveryIssue: Error, Sendable, Hashable {
  /// The problem.
  package enum Fact: Sendable, Hashable {
    /// A file or folder cannot be read.
    case cannotRead(AbsolutePath, FileProblem)
    /// No file matches a glob.
    case nothingMatches(String, SourceDiscovery.Kind)
    /// The exclusions leave no file of the kind.
    case everythingExcluded(SourceDiscovery.Kind)
    /// A folder holds no file of the kind.
    case emptyFolder(AbsolutePath, SourceDiscovery.Kind)
    /// A folder of built products, or of others, is not entered.
    case skippedFolder(AbsolutePath)
  }

  /// The problem.
  package var fact: Fact
  /// The position that requests the path, if it is in a file.
  package var position: SourcePosition?

  /// Creates an issue.
  package init(fact: Fact, position: SourcePosition?) {
    self.fact = fact
    self.position = position
  }
}

/// The files found for one path, folder or glob.
private struct FoundFiles: Sendable {
  private(set) var files: [(path: AbsolutePath, real: AbsolutePath, isNamed: Bool)] = []
  /// Whether a file may have been found twice: through a link, or by several globs.
  var mayRepeat = false
  /// The problems with folders that could not be searched.
  var issues: [DiscoveryIssue.Fact] = []
  var skippedFolders: [AbsolutePath] = []
  var hiddenFolders: [AbsolutePath] = []

  var isEmpty: Bool { files.isEmpty && issues.isEmpty }

  mutating func add(_ path: AbsolutePath, real: AbsolutePath?, isNamed: Bool) {
    let real = real ?? path
    if real != path { mayRepeat = true }
    files.append((path, real, isNamed))
  }

  /// Sorts the files by path, and leaves out those that were found before through a link.
  mutating func settle() {
    if mayRepeat {
      var seen: Set<AbsolutePath> = []
      files.removeAll { !seen.insert($0.real).inserted }
    }
    files.sort { $0.path < $1.path }
  }

  mutating func add(_ other: FoundFiles) {
    mayRepeat = true
    files += other.files
    issues += other.issues
    skippedFolders += other.skippedFolders
    hiddenFolders += other.hiddenFolders
  }
}
