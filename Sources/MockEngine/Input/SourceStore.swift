import Basics
import Configuration
import DeclarationModel
import Files
import MockResolver
import SourceWriting
import SwiftScanner

/// A question to the sources of a run: which files, and what of them.
struct SourceQuery: Sendable, Hashable {
  /// The part of a file that is read.
  struct Content: OptionSet, Sendable, Hashable {
    let rawValue: Int

    /// Protocols, and the names of what else is declared.
    static let protocols = Content(rawValue: 1)
    /// Types with their members.
    static let types = Content(rawValue: 2)
    /// Types, of which some members are left out until they are asked for.
    static let typesOnDemand = Content(rawValue: 16)
    /// Only the code outside of the inline blocks that templates write.
    static let outsideInlineBlocks = Content(rawValue: 4)
    /// The digest of what is read.
    static let digest = Content(rawValue: 8)
    /// The names in what is read.
    static let names = Content(rawValue: 32)
  }

  /// Files, folders and globs.
  var paths: PathSelection
  /// The part of the files that is read.
  var content: Content
  /// Endings of names: generated files with one of them are read, too.
  var generated: [String] = []
  /// Whether all generated files are read, too.
  var readsAllGenerated = false
  /// Whether the folders of package managers are entered.
  var foreignFolders = SourceDiscovery.ForeignFolders.skipped
  /// Whether hidden folders, which are never entered, are told.
  var tellsHiddenFolders = false

  /// Returns whether a generated file is read.
  func includesGenerated(_ path: AbsolutePath) -> Bool {
    readsAllGenerated || generated.contains { path.text.contains(".\($0).") }
  }
}

/// The files of a query, as far as they can be read; generated files are left out.
struct SourceSelection<File: Sendable>: Sendable {
  /// The files, sorted by path.
  var files: [File] = []
  /// The paths of all files that were found, generated ones included.
  var paths: [AbsolutePath] = []
  /// The issues with paths and files.
  var problems: [Problem] = []
}

/// The Swift sources of a run: each folder is listed once, and whatever is learned of a file is kept. A file is read again
/// only if its types are asked for after its protocols.
struct SourceStore: Sendable {
  /// A file.
  private enum Source: Sendable {
    case unreadable(FileProblem)
    case generated
    /// The case is indirect since the whole store is copied as it grows.
    indirect case read(ReadSource)
  }

  /// The facts of what is read that are kept for later runs: digests, and names.
  var keptFacts: SourceQuery.Content = []
  /// The files that are read, of those that are found; nil for all.
  var limit: Set<AbsolutePath>?

  private let fileSystem: any FileSystem
  private var discovery: SourceDiscovery
  private var discovered: [SourceQuery: SourceDiscovery.DiscoveredFiles] = [:]
  private var sources: [AbsolutePath: Source] = [:]
  /// Generated files that some queries ask for.
  private var forced: [AbsolutePath: Source] = [:]

  /// Creates a store, which reads nothing yet.
  init(fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
    discovery = SourceDiscovery(fileSystem: fileSystem)
  }

  /// The texts of headers that differ from those on disk, by path.
  var changedHeaders: [String: String] {
    Dictionary(
      uniqueKeysWithValues: fileSystem.changedHeaders().map {
        ($0.text, String(decoding: $1, as: UTF8.self))
      })
  }

  /// Reads the files of all queries, on all cores.
  mutating func load(_ queries: [SourceQuery]) {
    var wanted: [AbsolutePath: SourceQuery.Content] = [:]
    for query in queries {
      for file in discover(query).files { wanted[file.path, default: []].formUnion(query.content) }
    }
    load(wanted)
  }

  /// Reads some files, on all cores.
  mutating func load(_ wanted: [AbsolutePath: SourceQuery.Content]) {
    let new = wanted.filter { sources[$0.key] == nil }.sorted { $0.key < $1.key }
    let read = DeepStack.map(new) { [fileSystem, keptFacts] file in
      Self.read(file.key, file.value.union(keptFacts), fileSystem)
    }
    for (file, source) in zip(new, read) { sources[file.key] = source }
  }

  /// The digests of what was read, if they are kept.
  var declarationDigests: [AbsolutePath: DeclarationDigest] {
    guard keptFacts.contains(.digest) else { return [:] }
    return sources.compactMapValues { source in
      if case .read(let source) = source { source.whole.digest } else { nil }
    }
  }

  /// Returns the facts of the files that were read; nil if one cannot be read.
  ///
  /// - Parameter namings: The namings of the mocks that protocols may get.
  func facts(_ namings: Set<MockNaming>) -> [AbsolutePath: PlanMemory.Source]? {
    var facts: [AbsolutePath: PlanMemory.Source] = [:]
    for (path, source) in sources {
      switch source {
      case .unreadable: return nil
      case .generated: facts[path] = PlanMemory.Source(isGenerated: true)
      case .read(let source): facts[path] = PlanMemory.Source(source.whole, namings)
      }
    }
    return facts
  }

  /// Returns the paths of all files of a query, whether or not they are read.
  mutating func paths(of query: SourceQuery) -> [AbsolutePath] { find(query).files.map(\.path) }

  /// Returns the protocols of a query's files.
  mutating func protocols(of query: SourceQuery) -> SourceSelection<ScannedFile> {
    select(query, .protocols) { $0.part(query.content).protocols }
  }

  /// Returns the types of a query's files.
  mutating func types(of query: SourceQuery) -> SourceSelection<ScannedTypes> {
    select(query, query.content.intersection([.types, .typesOnDemand])) {
      $0.part(query.content).types
    }
  }

  /// Reads all members of the types in some files of a query.
  mutating func readMembers(ofTypesIn paths: [AbsolutePath], of query: SourceQuery) {
    complete(paths, with: .types)
    readGenerated(paths, query, .types)
  }

  /// Returns the inline blocks in the files of a query.
  mutating func inlineBlocks(of query: SourceQuery) -> InlineBlocks {
    var result = InlineBlocks()
    for file in discover(query).files {
      guard case .read(let source) = source(file.path, of: query) else { continue }
      for name in source.blockNames where result.files[name] == nil {
        result.files[name] = file.path
      }
      result.unclosed += source.unclosed.map { (file.path, $0) }
    }
    return result
  }

  /// Returns the types of some files that were read for their protocols; others have none.
  mutating func types(of paths: [AbsolutePath]) -> [ScannedTypes] {
    complete(paths, with: .types)
    return paths.compactMap { path in
      guard case .read(let source) = sources[path] else { return nil }
      return source.whole.types
    }
  }

  /// Finds files that are not Swift's, with the same knowledge of folders.
  mutating func discover(
    _ paths: PathSelection, _ kind: SourceDiscovery.Kind,
    _ foreignFolders: SourceDiscovery.ForeignFolders = .skipped
  ) -> SourceDiscovery.DiscoveredFiles {
    var found = discovery.find(paths.included, kind: kind, foreignFolders: foreignFolders)
    guard !paths.excluded.isEmpty else { return found }
    let excluded = Set(
      discovery.find(paths.excluded, kind: kind, foreignFolders: foreignFolders).files.map(\.path))
    found.files.removeAll { excluded.contains($0.path) }
    if found.files.isEmpty, found.issues.isEmpty {
      found.issues.append(
        DiscoveryIssue(
          fact: .everythingExcluded(kind), position: paths.excluded.first?.position))
    }
    return found
  }

  private mutating func discover(_ query: SourceQuery) -> SourceDiscovery.DiscoveredFiles {
    var found = find(query)
    if let limit { found.files.removeAll { !limit.contains($0.path) } }
    return found
  }

  private mutating func find(_ query: SourceQuery) -> SourceDiscovery.DiscoveredFiles {
    if let known = discovered[query] { return known }
    let found = discover(query.paths, .swift, query.foreignFolders)
    discovered[query] = found
    return found
  }

  private mutating func select<File>(
    _ query: SourceQuery, _ content: SourceQuery.Content, _ file: (ReadSource) -> File?
  ) -> SourceSelection<File> {
    load([query])
    let found = discover(query)
    var selection = SourceSelection<File>()
    selection.paths = found.files.map(\.path)
    readGenerated(query)
    complete(selection.paths, with: content)
    selection.problems = found.issues.map(Problem.init)
    if query.foreignFolders == .entered {
      selection.problems += found.skippedFolders.map { Problem(.discovery(.skippedFolder($0))) }
    }
    if query.tellsHiddenFolders {
      selection.problems += found.hiddenFolders.map { Problem(.discovery(.skippedFolder($0))) }
    }
    for found in found.files {
      switch source(found.path, of: query) {
      case .read(let source): file(source).map { selection.files.append($0) }
      case .unreadable(let problem):
        selection.problems.append(
          Problem(.discovery(.cannotRead(found.path, problem)), at: found.origin))
      case .generated, nil: break
      }
    }
    return selection
  }

  /// Reads the generated files that a query asks for.
  private mutating func readGenerated(_ query: SourceQuery) {
    guard query.readsAllGenerated || !query.generated.isEmpty else { return }
    readGenerated(discover(query).files.map(\.path), query, query.content)
  }

  /// Reads some content of the generated files among some that a query asks for.
  private mutating func readGenerated(
    _ paths: [AbsolutePath], _ query: SourceQuery, _ content: SourceQuery.Content
  ) {
    for path in paths where query.includesGenerated(path) {
      guard case .generated? = sources[path] else { continue }
      var known: ReadSource?
      if case .read(let source)? = forced[path] {
        guard source.lacks(content) else { continue }
        known = source
      }
      forced[path] = Self.read(
        path, content, fileSystem, includingGenerated: true, after: known)
    }
  }

  /// Returns what is known of a file of a query.
  private func source(_ path: AbsolutePath, of query: SourceQuery) -> Source? {
    query.includesGenerated(path) ? forced[path] ?? sources[path] : sources[path]
  }

  /// Reads more of files that were read before.
  private mutating func complete(_ paths: [AbsolutePath], with content: SourceQuery.Content) {
    let incomplete = paths.compactMap { path -> (path: AbsolutePath, source: ReadSource)? in
      guard case .read(let source) = sources[path], source.lacks(content) else { return nil }
      return (path, source)
    }
    let complete = DeepStack.map(incomplete) { [fileSystem] entry in
      Self.read(entry.path, content, fileSystem, after: entry.source)
    }
    for (entry, source) in zip(incomplete, complete) { sources[entry.path] = source }
  }

  /// Reads a file, or more of one.
  private static func read(
    _ path: AbsolutePath, _ content: SourceQuery.Content, _ fileSystem: any FileSystem,
    includingGenerated: Bool = false, after known: ReadSource? = nil
  ) -> Source {
    do {
      let bytes = try fileSystem.read(path)
      guard includingGenerated || !GeneratedMarker.isIn(bytes) else { return .generated }
      var source = known ?? ReadSource()
      source.read(content, of: SourceFile(path: path.text, bytes: bytes))
      return .read(source)
    } catch {
      return .unreadable(error)
    }
  }
}
