import Basics
import Configuration
import DeclarationModel
import Files
import Foundation

/// The files that git knows, of a revision or of the index, which are read without a checkout. What is not in the
/// repository is read from the local file system.
struct GitFiles: FileSystem {
  /// The files that are read.
  enum Origin: Sendable, Hashable {
    /// The files of a revision: a commit, a branch, a tag.
    case revision(String)
    /// The files that are staged for the next commit.
    case index
  }

  private let repository: GitRepository
  /// The ids of the contents.
  private let ids: [AbsolutePath: String]
  /// The contents of the files that most runs read; others are read when they are asked for.
  private let contents: [AbsolutePath: [UInt8]]
  private let folders: [AbsolutePath: [FolderEntry]]
  /// The submodules whose files are read at their commits, outer ones first.
  private let modules: [GitRepository]
  /// The paths that are read in the local file system: links, submodules, and for an index what a merge has left in
  /// conflict, and the files and folders that git ignores, such as sources that other programs generate.
  private var local: Set<AbsolutePath>
  private let localFiles = LocalFileSystem()

  private var root: AbsolutePath { repository.folder }

  /// These files, but those of submodules as they are in the folder: outputs in a submodule are part of its own commits.
  var withOutputsOfSubmodules: GitFiles {
    var files = self
    files.local.formUnion(modules.map(\.folder))
    return files
  }

  /// Reads the sources, templates and configurations.
  ///
  /// - Parameters:
  ///   - origin: The files that are read.
  ///   - input: The command line, whose working directory is in the repository.
  /// - Throws: What git has to say.
  init(_ origin: Origin, of input: CommandLineOptions) throws(GitFailure) {
    let git = try GitRepository(of: input).atTop()
    repository = git
    var listing = try Self.listing(of: origin, in: git)
    var contents = try Self.contents(of: listing.files, in: git)
    var modules: [GitRepository] = []
    while let (path, id, outer) = listing.modules.popLast() {
      // A submodule that was never fetched has no files, as in a checkout. One that lacks the commit, as shallow ones do, is
      // read as it is.
      guard let module = outer.repository.submodule(at: path, of: outer.id),
        let inner = try? Self.listing(of: .revision(id), in: module)
      else {
        listing.links.insert(path)
        continue
      }
      modules.append(module)
      contents.merge(try Self.contents(of: inner.files, in: module)) { $1 }
      listing.files += inner.files
      listing.links.formUnion(inner.links)
      listing.modules += inner.modules
    }
    let (entries, links, unmerged) = (listing.files, listing.links, listing.unmerged)
    // The options leave out what is in the index although it is ignored.
    let ignored =
      try origin == .index
      ? git.paths([
        "ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z",
      ]) : []
    let files = localFiles
    let local = links.union(unmerged.filter(files.isOccupied)).union(ignored)
    self.local = local
    self.contents = contents
    self.modules = modules
    ids = Dictionary(entries.map { ($0.path, $0.id) }, uniquingKeysWith: { first, _ in first })
    var folders = FolderEntry.folders(of: entries.map(\.path) + local, below: git.folder)
    for folder in Set(local.map(\.parent)) {
      folders[folder] = folders[folder]?.map { entry in
        let path = folder.appending(entry.name)
        guard local.contains(path) else { return entry }
        return FolderEntry(
          name: entry.name, kind: files.kind(of: path) ?? .other, isLink: links.contains(path))
      }
    }
    self.folders = folders
  }

  /// Returns the note that a submodule is not checked out, which may be why a file does not exist; nil if all are, or if
  /// git cannot be asked.
  ///
  /// - Parameter input: The command line, whose working directory is in the repository.
  static func submoduleNote(for input: CommandLineOptions) -> Diagnostic.Note? {
    let files = LocalFileSystem()
    guard let git = try? GitRepository(of: input).atTop(),
      let modules = try? listing(of: .index, in: git).modules.map(\.path),
      let empty = modules.first(where: { !files.isOccupied($0.appending(".git")) })
    else { return nil }
    let shown = PathDisplay(relativeTo: input.currentDirectory).shown(empty)
    return Diagnostic.Note(
      "submodule '\(shown)' is not checked out; run 'git submodule update --init'", at: nil)
  }

  /// A file, and the id of its content.
  private typealias Entry = (path: AbsolutePath, id: String)

  /// The content of a repository.
  private struct Listing {
    var files: [Entry] = []
    var links: Set<AbsolutePath> = []
    /// The submodules, their commits, and what is read of the repositories that they are in.
    var modules:
      [(path: AbsolutePath, id: String, outer: (repository: GitRepository, id: String))] = []
    /// The files that are in conflict.
    var unmerged: Set<AbsolutePath> = []
  }

  /// Returns what is in a repository.
  private static func listing(
    of origin: Origin, in git: GitRepository
  ) throws(GitFailure) -> Listing {
    // Without a revision, a path with a colon is one of the index.
    var revision = ""
    var arguments = ["ls-files", "--stage", "-z"]
    if case .revision(let name) = origin {
      revision = try commit(name, in: git)
      arguments = ["ls-tree", "-r", "-z", "--full-tree", revision]
    }
    var listing = Listing()
    for line in try git(arguments).split(separator: 0) {
      // `100644 blob 1234…	Sources/A.swift`, or in the index `100644 1234… 0	Sources/A.swift`.
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let fields = parts[0].split(separator: UInt8(ascii: " "))
      guard parts.count == 2, fields.count == 3 else { continue }
      let path = git.folder.appending(String(decoding: parts[1], as: UTF8.self))
      if origin == .index, !fields[2].elementsEqual("0".utf8) {
        listing.unmerged.insert(path)
        continue
      }
      let id = String(decoding: origin == .index ? fields[1] : fields[2], as: UTF8.self)
      switch String(decoding: fields[0], as: UTF8.self) {
      case "160000": listing.modules.append((path, id, (git, revision)))
      case let mode where mode.hasPrefix("100"): listing.files.append((path, id))
      default: listing.links.insert(path)
      }
    }
    if origin == .index { listing.files = try withoutIntended(listing.files, in: git) }
    return listing
  }

  /// The ids of a file without content, by SHA-1 and SHA-256.
  private static let emptyIDs: Set<String> = [
    "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
    "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
  ]

  /// Returns entries of the index without those of `git add --intent-to-add`, which have no content, and are not part of
  /// the next commit.
  private static func withoutIntended(
    _ entries: [Entry], in git: GitRepository
  ) throws(GitFailure) -> [Entry] {
    guard entries.contains(where: { emptyIDs.contains($0.id) }) else { return entries }
    let intended = Set(try git.paths(["diff-files", "--diff-filter=A", "--name-only", "-z"]))
    return entries.filter { !emptyIDs.contains($0.id) || !intended.contains($0.path) }
  }

  /// Returns the id of the commit that a name means.
  private static func commit(
    _ name: String, in git: GitRepository
  ) throws(GitFailure) -> String {
    try git.line(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"],
      failure: .unknownRevision(name))
  }

  private static func isRead(_ name: String) -> Bool {
    [".swift", ".h", ".stencil", ".yml", ".yaml"].contains(where: name.hasSuffix)
  }

  /// Returns the contents of files that most runs read, as a checkout would write them: with the line ends, and through
  /// the filters, that git's attributes state. Paths with a line feed are left out, which git cannot be asked for in one
  /// run.
  private static func contents(
    of files: [Entry], in git: GitRepository
  ) throws(GitFailure) -> [AbsolutePath: [UInt8]] {
    let files = files.filter { isRead($0.path.name) }
    let named = files.compactMap { file in
      file.path.relative(to: git.folder).map { (path: file.path, name: $0, id: file.id) }
    }.filter { !$0.name.utf8.contains(UInt8(ascii: "\n")) }
    guard !named.isEmpty else { return [:] }
    // The size that git states is that before the filters, so a line of its own begins each content.
    let mark = UUID().uuidString
    let output = Data(
      try git(
        ["cat-file", "--filters", "--batch=\(mark)"],
        input: named.map { "\($0.id) \($0.name)\n" }.joined()))
    let header = Data("\(mark)\n".utf8)
    var parts: [[UInt8]] = []
    var rest = output.range(of: header)
    while let start = rest?.upperBound {
      rest = output.range(of: header, in: start..<output.endIndex)
      parts.append(Array(output[start..<(rest?.lowerBound ?? output.endIndex)].dropLast()))
    }
    guard parts.count == named.count else { throw .failed("objects are missing") }
    return Dictionary(zip(named.map(\.path), parts), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the path in the repository that a path leads to, also through links; nil if it leads elsewhere. What builds
  /// leave in the repository is not of it.
  private func tracked(_ path: AbsolutePath) -> AbsolutePath? {
    var path = path
    if isLocal(path) {
      guard let real = localFiles.resolved(path), !isLocal(real) else { return nil }
      path = real
    }
    guard let relative = path.relative(to: root) else { return nil }
    let isBuilt =
      relative.hasPrefix(".build/") || relative == ".build" || relative.hasPrefix(".git/")
    return isBuilt ? nil : path
  }

  /// Returns the innermost submodule that a file is in; nil for a file of the repository itself.
  private func module(of path: AbsolutePath) -> GitRepository? {
    modules.last { path.relative(to: $0.folder) != nil }
  }

  private func isLocal(_ path: AbsolutePath) -> Bool {
    guard !local.isEmpty else { return false }
    return sequence(first: path) { $0.parent == $0 || $0 == root ? nil : $0.parent }
      .contains(where: local.contains)
  }

  /// Returns the path that stages a file, as git follows no links.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - isRemoved: Whether the file is removed: a link is removed itself, and written where it leads.
  func staged(_ path: AbsolutePath, isRemoved: Bool) -> AbsolutePath {
    if !isRemoved, local.contains(path), let file = localFiles.resolved(path) { return file }
    guard isLocal(path.parent), let folder = localFiles.resolved(path.parent) else { return path }
    return folder.appending(path.name)
  }

  /// Whether the folder has only a part of the files, so that `git add` refuses others unless it is told to.
  var isSparse: Bool {
    (try? repository.line(["config", "--type=bool", "core.sparseCheckout"])) == "true"
  }

  /// Returns the files that git was told to leave alone, by the options with which `git update-index` lets it stage them
  /// again.
  ///
  /// - Parameter isSparse: Whether git itself skips all files that the folder does not have.
  func leftAlone(isSparse: Bool) -> [String: Set<AbsolutePath>] {
    var found: [String: Set<AbsolutePath>] = [:]
    for line in (try? repository(["ls-files", "-v", "-z"]))?.split(separator: 0) ?? [] {
      // `H Sources/A.swift`; in lower case for a file that is assumed to be unchanged, and `S` for one that is skipped.
      guard let tag = line.first.map(Unicode.Scalar.init) else { continue }
      let path = root.appending(String(decoding: line.dropFirst(2), as: UTF8.self))
      if tag.properties.isLowercase { found["--no-assume-unchanged", default: []].insert(path) }
      if !isSparse, ["S", "s"].contains(tag) {
        found["--no-skip-worktree", default: []].insert(path)
      }
    }
    return found
  }

  /// Returns the files that the index would change in a commit, sorted.
  func changedFiles() -> [AbsolutePath] {
    let paths = try? repository.paths(["diff", "--cached", "--name-only", "--no-renames", "-z"])
    return (paths ?? []).sorted()
  }

  /// Returns the files that are not part of a commit: those that git ignores, those outside the repository, and those in
  /// repositories inside of it.
  func excluded(among paths: [AbsolutePath]) -> Set<AbsolutePath> {
    let outside = paths.filter { path in
      isLocal(path.parent) || path.relative(to: root) == nil || module(of: path) != nil
    }
    let inside = Set(paths).subtracting(outside).compactMap { $0.relative(to: root) }
    guard !inside.isEmpty else { return Set(outside) }
    // The command fails if it finds none.
    let ignored = try? repository.paths(
      ["check-ignore", "-z", "--stdin"], input: inside.map { $0 + "\0" }.joined())
    return Set(outside + (ignored ?? []))
  }

  func kind(of path: AbsolutePath) -> FileKind? {
    guard let path = tracked(path) else { return localFiles.kind(of: path) }
    if folders[path] != nil { return .folder }
    return ids[path].map { _ in .file }
  }

  func isOccupied(_ path: AbsolutePath) -> Bool {
    path == root.appending(".git") || kind(of: path) != nil
  }

  func resolved(_ path: AbsolutePath) -> AbsolutePath? {
    guard let path = tracked(path) else { return localFiles.resolved(path) }
    return kind(of: path).map { _ in path }
  }

  func isWritable(_ path: AbsolutePath) -> Bool { false }

  func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] {
    guard let path = tracked(path) else { return try localFiles.read(path) }
    if let content = contents[path] { return content }
    let git = module(of: path) ?? repository
    if let id = ids[path], let name = path.relative(to: git.folder),
      let content = try? git(["cat-file", "--filters", "--path=\(name)", id])
    {
      return content
    }
    throw folders[path] == nil ? .missing : .isFolder
  }

  func changedHeaders() -> [AbsolutePath: [UInt8]] {
    contents.filter { path, bytes in
      path.name.hasSuffix(".h") && (try? localFiles.read(path)) != bytes
    }
  }

  func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    guard let folder = tracked(folder) else { return try localFiles.entries(of: folder) }
    guard let entries = folders[folder] else { throw .missing }
    return entries
  }

  func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath] { throw .readOnly }

  func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) { throw .readOnly }

  func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem) { throw .readOnly }

  func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem) { throw .readOnly }

  func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem) { throw .readOnly }

  func remove(_ path: AbsolutePath) {}
}
