import Foundation

/// A file to write.
package struct OutputFile: Sendable, Hashable {
  /// Its path.
  package let path: AbsolutePath
  /// Its content.
  package let bytes: [UInt8]

  /// Creates a file to write.
  package init(path: AbsolutePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A file that could not be written, and the reason.
package struct WriteFailure: Error, Sendable, Hashable {
  /// The file.
  package let path: AbsolutePath
  /// The reason.
  package let problem: FileProblem
}

/// Writes files, all or none.
package struct OutputWriter: Sendable {
  private let fileSystem: any FileSystem

  /// Creates a writer.
  package init(fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
  }

  /// Writes files: first all of them beside their places, then each into its place in one step.
  ///
  /// Where a place is a link, the file that it leads to is replaced.
  ///
  /// - Parameter files: The files; what is at their places is replaced.
  /// - Throws: The file that could not be written; all is as it was then, as far as the system
  ///   lets it.
  package func write(_ files: [OutputFile]) throws(WriteFailure) {
    var replacements: [FileReplacement] = []
    var folders: [AbsolutePath] = []
    do throws(WriteFailure) {
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
    _ file: OutputFile, _ index: Int, _ folders: inout [AbsolutePath]
  ) throws(WriteFailure) -> FileReplacement {
    do {
      folders += try fileSystem.createFolder(file.path.parent)
      let target = fileSystem.resolved(file.path) ?? file.path
      let process = ProcessInfo.processInfo.processIdentifier
      let replacement = FileReplacement(
        file: file, target: target, mark: ".kagemusha-\(process)-\(index)")
      try fileSystem.write(file.bytes, to: replacement.fresh, permissionsOf: target)
      return replacement
    } catch {
      throw WriteFailure(path: file.path, problem: error)
    }
  }
}
