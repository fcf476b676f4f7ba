import Foundation

/// Writes files, all or none.
package struct OutputWriter: Sendable {
  private let fileSystem: FileSystem

  /// Makes a writer.
  package init(fileSystem: FileSystem) {
    self.fileSystem = fileSystem
  }

  /// Writes files: first all of them beside their places, then each into its place in one step.
  ///
  /// Where a place is a link, the file that it leads to is replaced.
  ///
  /// - Parameter files: the files; what is at their places is replaced.
  /// - Throws: what could not be written; all is as it was then, as far as the system lets it.
  package func write(_ files: [PlannedFile]) throws(Problem) {
    var replacements: [FileReplacement] = []
    var folders: [AbsolutePath] = []
    do throws(Problem) {
      for (index, file) in files.enumerated() {
        replacements.append(try prepare(file, index, &folders))
      }
      for index in replacements.indices {
        try replacements[index].commit(fileSystem)
      }
    } catch {
      for replacement in replacements.reversed() { replacement.undo(fileSystem) }
      for folder in folders.reversed() { fileSystem.remove(folder) }
      throw error
    }
    for replacement in replacements { replacement.finish(fileSystem) }
  }

  private func prepare(
    _ file: PlannedFile, _ index: Int, _ folders: inout [AbsolutePath]
  ) throws(Problem) -> FileReplacement {
    do {
      folders += try fileSystem.createFolder(file.path.parent)
      let target = fileSystem.resolved(file.path) ?? file.path
      let process = ProcessInfo.processInfo.processIdentifier
      let replacement = FileReplacement(
        file: file, target: target, mark: ".kagemusha-\(process)-\(index)")
      try fileSystem.write(file.bytes, to: replacement.fresh, permissionsOf: target)
      return replacement
    } catch {
      throw Problem(.cannotWrite(file.path, error), at: file.origin)
    }
  }
}
