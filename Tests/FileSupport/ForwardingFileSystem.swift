import Files

/// A file system that passes on to that of this machine what it does not do itself.
package protocol ForwardingFileSystem: FileSystem {}

extension ForwardingFileSystem {
  private var local: LocalFileSystem { LocalFileSystem() }

  package func kind(of path: AbsolutePath) -> FileKind? { local.kind(of: path) }

  package func isOccupied(_ path: AbsolutePath) -> Bool { local.isOccupied(path) }

  package func resolved(_ path: AbsolutePath) -> AbsolutePath? { local.resolved(path) }

  package func isWritable(_ path: AbsolutePath) -> Bool { local.isWritable(path) }

  package func stamp(of path: AbsolutePath) -> FileStamp? { local.stamp(of: path) }

  package func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] { try local.read(path) }

  package func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    try local.entries(of: folder)
  }

  package func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath] {
    try local.createFolder(path)
  }

  package func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) {
    try local.write(bytes, to: path, permissionsOf: other)
  }

  package func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem) {
    try local.overwrite(bytes, at: path)
  }

  package func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem) {
    try local.move(path, to: target)
  }

  package func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem) {
    try local.link(path, as: name)
  }

  package func remove(_ path: AbsolutePath) { local.remove(path) }
}
