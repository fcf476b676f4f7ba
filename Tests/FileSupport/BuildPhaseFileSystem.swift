import Files

/// The files of this machine as a build phase of Xcode sees them under `ENABLE_USER_SCRIPT_SANDBOXING`: in the folder of
/// the project, only declared inputs and outputs and the folders around them can be read, and only outputs written.
package struct BuildPhaseFileSystem: FileSystem {
  private let root: AbsolutePath
  private let readable: Set<AbsolutePath>
  private let outputs: Set<AbsolutePath>
  private let local = LocalFileSystem()

  /// Creates a sandbox.
  ///
  /// - Parameters:
  ///   - root: The folder of the project.
  ///   - inputs: The declared inputs.
  ///   - outputs: The declared outputs.
  package init(root: AbsolutePath, inputs: Set<AbsolutePath>, outputs: Set<AbsolutePath>) {
    self.root = root
    self.outputs = outputs
    var readable = inputs.union(outputs)
    for var path in readable {
      while path != root, !path.components.isEmpty {
        path = path.parent
        readable.insert(path)
      }
    }
    self.readable = readable
  }

  private func canRead(_ path: AbsolutePath) -> Bool {
    path.relative(to: root) == nil || readable.contains(path)
  }

  private func checkWriting(_ path: AbsolutePath) throws(FileProblem) {
    guard path.relative(to: root) == nil || outputs.contains(path) else { throw .denied }
  }

  package func kind(of path: AbsolutePath) -> FileKind? {
    canRead(path) ? local.kind(of: path) : nil
  }

  package func isOccupied(_ path: AbsolutePath) -> Bool { canRead(path) && local.isOccupied(path) }

  package func resolved(_ path: AbsolutePath) -> AbsolutePath? {
    canRead(path) ? local.resolved(path) : nil
  }

  package func isWritable(_ path: AbsolutePath) -> Bool { outputs.contains(path) }

  package func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] {
    guard canRead(path) else { throw .denied }
    return try local.read(path)
  }

  package func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    guard canRead(folder) else { throw .denied }
    return try local.entries(of: folder)
  }

  package func createFolder(_ path: AbsolutePath) throws(FileProblem) -> [AbsolutePath] {
    if kind(of: path) == .folder { return [] }
    throw .denied
  }

  package func write(
    _ bytes: [UInt8], to path: AbsolutePath, permissionsOf other: AbsolutePath
  ) throws(FileProblem) {
    try checkWriting(path)
    try local.write(bytes, to: path, permissionsOf: other)
  }

  package func overwrite(_ bytes: [UInt8], at path: AbsolutePath) throws(FileProblem) {
    try checkWriting(path)
    try local.overwrite(bytes, at: path)
  }

  package func move(_ path: AbsolutePath, to target: AbsolutePath) throws(FileProblem) {
    try checkWriting(path)
    try checkWriting(target)
    try local.move(path, to: target)
  }

  package func link(_ path: AbsolutePath, as name: AbsolutePath) throws(FileProblem) {
    try checkWriting(name)
    try local.link(path, as: name)
  }

  package func remove(_ path: AbsolutePath) {
    if outputs.contains(path) { local.remove(path) }
  }
}
