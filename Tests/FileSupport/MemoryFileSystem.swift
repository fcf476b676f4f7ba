import Files

/// A file system in memory that cannot be written to.
package struct MemoryFileSystem: FileSystem {
  private let contents: [AbsolutePath: [UInt8]]
  private let folders: [AbsolutePath: [FolderEntry]]

  /// Creates a file system with some files.
  package init(_ files: [AbsolutePath: [UInt8]]) {
    contents = files
    folders = FolderEntry.folders(of: files.keys, below: AbsolutePath("/"))
  }

  package func kind(of path: AbsolutePath) -> FileKind? {
    contents[path] != nil ? .file : folders[path] != nil ? .folder : nil
  }

  package func isOccupied(_ path: AbsolutePath) -> Bool { kind(of: path) != nil }

  package func resolved(_ path: AbsolutePath) -> AbsolutePath? { kind(of: path).map { _ in path } }

  package func isWritable(_ path: AbsolutePath) -> Bool { false }

  package func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    throw folders[path] == nil ? .missing : .isFolder
  }

  package func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    if let entries = folders[folder] { return entries }
    throw contents[folder] == nil ? .missing : .isNotFolder
  }

  package func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath] {
    throw .readOnly
  }

  package func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) { throw .readOnly }

  package func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem) {
    throw .readOnly
  }

  package func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem) {
    throw .readOnly
  }

  package func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem) {
    throw .readOnly
  }

  package func remove(_ path: AbsolutePath) {}
}
