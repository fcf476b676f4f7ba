import Foundation

/// A file to write.
package struct OutputFile: Sendable, Hashable {
  /// The path.
  package let path: AbsolutePath
  /// The content.
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

/// Writes files: either all of them, or none.
package struct OutputWriter: Sendable {
  /// The number of attempts while other runs change the same files and folders.
  private static let attempts = 10

  private let fileSystem: any FileSystem
  /// A number that distinguishes the temporary files of this writer from those of other writers in
  /// the process, and from those that a killed process with the same number has left.
  private let id = UInt32.random(in: .min ... .max)

  /// Creates a writer.
  package init(fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
  }

  /// Writes files: first all of them beside their targets, then each to its target in one step.
  ///
  /// If a target is a link, the file that it leads to is replaced; a dangling link is an error.
  /// Other runs may write the same files at the same time: each file is then the complete file of
  /// one run. If nothing may be written beside a target, the target is overwritten after all other
  /// files are prepared. A signal that ends the process takes effect when either all files are
  /// written, or none is changed. The temporary files of killed processes in their folders are
  /// removed.
  ///
  /// - Parameters:
  ///   - files: The files, which replace existing files at their paths.
  ///   - cleaned: Folders whose temporary files are gone already.
  /// - Throws: The file that could not be written; as far as the system permits, nothing is changed
  ///   in this case.
  package func write(
    _ files: [OutputFile], besides cleaned: Set<AbsolutePath> = []
  ) throws(WriteFailure) {
    removeTemporaryFiles(in: Set(files.map(\.path.parent)).subtracting(cleaned))
    guard !files.isEmpty else { return }
    let interruption = Interruption()
    defer { interruption.finish() }
    var replacements: [FileReplacement] = []
    var folders: [AbsolutePath] = []
    do throws(WriteFailure) {
      for (index, file) in files.enumerated() {
        replacements.append(try prepare(file, index, &folders))
        if interruption.hasOccurred {
          throw WriteFailure(path: file.path, problem: .other(EINTR))
        }
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

  /// Removes the temporary files of killed processes.
  ///
  /// - Parameter folders: The folders of outputs.
  package func removeTemporaryFiles(in folders: Set<AbsolutePath>) {
    for folder in folders {
      guard let real = fileSystem.resolved(folder), let entries = try? fileSystem.entries(of: real)
      else { continue }
      for entry in entries where entry.kind == .file {
        guard let mark = TemporaryMark(entry.name), !mark.isInUse else { continue }
        fileSystem.remove(real.appending(name: entry.name))
      }
    }
  }

  private func prepare(
    _ file: OutputFile, _ index: Int, _ folders: inout [AbsolutePath]
  ) throws(WriteFailure) -> FileReplacement {
    do {
      for _ in 0..<Self.attempts {
        do {
          return try attempt(file, index, &folders)
        } catch .missing {
          // Another run has removed its folders after a failure.
        }
      }
      return try attempt(file, index, &folders)
    } catch {
      throw WriteFailure(path: file.path, problem: error)
    }
  }

  private func attempt(
    _ file: OutputFile, _ index: Int, _ folders: inout [AbsolutePath]
  ) throws(FileProblem) -> FileReplacement {
    folders += try fileSystem.createFolder(file.path.parent)
    let target = try place(of: file.path)
    let mark = TemporaryMark(process: getpid(), writer: id, number: index)
    var replacement = FileReplacement(file: file, target: target, mark: mark.text)
    try replacement.prepare(fileSystem)
    return replacement
  }

  /// Returns the path of a file without links; the path itself if the file does not exist yet.
  ///
  /// - Throws: `danglingLink` if the path is a dangling link.
  private func place(of path: AbsolutePath) throws(FileProblem) -> AbsolutePath {
    for _ in 0..<Self.attempts {
      if let place = fileSystem.resolved(path) { return place }
      // Another run may create its file between the two calls.
      if !fileSystem.isOccupied(path) { return path }
    }
    throw .danglingLink
  }
}

/// The name of a temporary file: `.kagemusha-123-456789-4`.
struct TemporaryMark {
  private static let prefix = ".kagemusha-"

  /// The process that writes the file.
  let process: Int32
  /// The writer in the process.
  let writer: UInt32
  /// The number of the file among those of the writer.
  let number: Int

  /// The name.
  var text: String { "\(Self.prefix)\(process)-\(writer)-\(number)" }

  /// Creates a mark.
  init(process: Int32, writer: UInt32, number: Int) {
    self.process = process
    self.writer = writer
    self.number = number
  }

  /// Reads the name of a temporary file, or of the second link to a replaced file; nil for other
  /// names.
  init?(_ name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    let parts = name.dropFirst(Self.prefix.count).split(separator: "-")
    guard parts.count == 3 || parts.count == 4 && parts[3] == "old",
      let process = Int32(parts[0]), process > 0, let writer = UInt32(parts[1]),
      let number = Int(parts[2])
    else { return nil }
    self.init(process: process, writer: writer, number: number)
  }

  /// Whether the process is still running.
  var isInUse: Bool { kill(process, 0) == 0 || errno != ESRCH }
}
