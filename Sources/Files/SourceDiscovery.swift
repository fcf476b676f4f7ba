import DeclarationModel
import Basics

/// Finds the files of one kind that paths, folders and globs stand for.
package struct SourceDiscovery: Sendable {
  /// What was found.
  package struct DiscoveredFiles: Sendable, Hashable {
    /// Files, sorted by path, each once.
    package var files: [DiscoveredFile] = []
    /// The issues with what was asked for.
    package var issues: [DiscoveryIssue] = []
  }

  /// What is looked for.
  package enum Kind: String, Sendable, Hashable {
    case swift = ".swift"
    case template = ".stencil"
    case header = ".h"

    /// What people call it.
    package var noun: String {
      switch self {
      case .swift: "Swift file"
      case .template: "template"
      case .header: "header"
      }
    }
  }

  private let fileSystem: any FileSystem
  private let kind: Kind

  /// Makes a discovery of Swift files, unless told otherwise.
  package init(fileSystem: any FileSystem, kind: Kind = .swift) {
    self.fileSystem = fileSystem
    self.kind = kind
  }

  /// Finds the files of some sources.
  ///
  /// Hidden entries and what has another ending are left out, unless they are named
  /// themselves. A file that is reached twice, be it by a link, counts once.
  ///
  /// - Parameter sources: paths of files and folders, and globs with `*`, `?` and `**`.
  /// - Returns: the files, and what could not be found.
  package func find(_ sources: [Located<AbsolutePath>]) -> DiscoveredFiles {
    var result = DiscoveredFiles()
    var seen: Set<AbsolutePath> = []
    for source in sources {
      var found = FoundFiles(origin: source.position)
      switch fileSystem.kind(of: source.value) {
      case .folder:
        walk(source.value, into: &found)
        if found.isEmpty, found.issues.isEmpty {
          found.add(.emptyFolder(source.value, kind))
        }
      case nil where !Glob(source.value.text).isLiteral:
        match(source.value, into: &found)
        if found.isEmpty, found.issues.isEmpty {
          found.add(.nothingMatches(source.value.text, kind))
        }
      case nil:
        found.add(.cannotRead(source.value, .missing))
      case .file, .other:
        found.add(source.value, real: fileSystem.resolved(source.value), isNamed: true)
      }
      result.issues += found.issues
      for (file, real) in found.files where seen.insert(real).inserted {
        result.files.append(file)
      }
    }
    result.files.sort { $0.path < $1.path }
    return result
  }

  /// Adds the files in a folder and the folders in it.
  private func walk(_ folder: AbsolutePath, into found: inout FoundFiles) {
    guard let real = fileSystem.resolved(folder) else { return }
    var folders = [(path: folder, real: real)]
    var seen: Set = [real]
    while let (path, real) = folders.popLast() {
      let entries: [FolderEntry]
      do {
        entries = try fileSystem.entries(of: path)
      } catch {
        found.add(.cannotRead(path, error))
        continue
      }
      for entry in entries where !entry.name.hasPrefix(".") {
        let isWanted = entry.kind == .file && entry.name.hasSuffix(kind.rawValue)
        guard isWanted || entry.kind == .folder else { continue }
        let child = path.appending(entry.name)
        let realChild =
          entry.isLink ? fileSystem.resolved(child) ?? child : real.appending(entry.name)
        if isWanted {
          found.add(child, real: realChild, isNamed: false)
        } else if seen.insert(realChild).inserted {
          folders.append((child, realChild))
        }
      }
    }
  }

  /// Adds what fits a glob; a folder that fits is walked.
  private func match(_ pattern: AbsolutePath, into found: inout FoundFiles) {
    let glob = PathGlob(pattern)
    var seen: Set<PathGlob.Step> = []
    var steps = [PathGlob.Step(folder: glob.start, component: 0)]
    while let step = steps.popLast() {
      // A folder that cannot be listed holds nothing that fits.
      guard seen.insert(step).inserted, let real = fileSystem.resolved(step.folder),
        let entries = try? fileSystem.entries(of: step.folder)
      else { continue }
      for entry in entries {
        let path = step.folder.appending(entry.name)
        let result = glob.advance(step.component, over: entry)
        steps += result.components.map { PathGlob.Step(folder: path, component: $0) }
        if result.isMatch, entry.kind == .folder {
          walk(path, into: &found)
        } else if result.isMatch, entry.name.hasSuffix(kind.rawValue) {
          let realPath = entry.isLink ? fileSystem.resolved(path) : real.appending(entry.name)
          found.add(path, real: realPath, isNamed: false)
        }
      }
    }
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
}

/// The files of one source while it is looked through.
private struct FoundFiles {
  /// Where the source was asked for.
  let origin: SourcePosition?
  /// The files, and what they are without links.
  private(set) var files: [(file: DiscoveredFile, real: AbsolutePath)] = []
  /// What could not be looked through.
  private(set) var issues: [DiscoveryIssue] = []

  init(origin: SourcePosition?) {
    self.origin = origin
  }

  var isEmpty: Bool { files.isEmpty }

  mutating func add(_ path: AbsolutePath, real: AbsolutePath?, isNamed: Bool) {
    files.append((DiscoveredFile(path: path, origin: origin, isNamed: isNamed), real ?? path))
  }

  mutating func add(_ fact: DiscoveryIssue.Fact) {
    issues.append(DiscoveryIssue(fact: fact, position: origin))
  }
}
