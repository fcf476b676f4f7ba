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
  /// Where a place is a link, the file that it leads to is replaced. Where nothing may be written beside a place, the file
  /// is written there, after all others are prepared. A signal that ends the process
  /// does so when all is written, or as it was before. What a killed process left in the folders is
  /// removed.
  ///
  /// - Parameter files: The files; what is at their places is replaced.
  /// - Throws: The file that could not be written; all is as it was then, as far as the system
  ///   lets it.
  package func write(_ files: [OutputFile]) throws(WriteFailure) {
    guard !files.isEmpty else { return }
    let interruption = Interruption()
    defer { interruption.finish() }
    sweep(Set(files.map(\.path.parent)))
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

  /// Removes the temporary files of processes that were killed.
  private func sweep(_ folders: Set<AbsolutePath>) {
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
      folders += try fileSystem.createFolder(file.path.parent)
      let target = fileSystem.resolved(file.path) ?? file.path
      let mark = TemporaryMark(process: getpid(), number: index)
      var replacement = FileReplacement(file: file, target: target, mark: mark.text)
      try replacement.prepare(fileSystem)
      return replacement
    } catch {
      throw WriteFailure(path: file.path, problem: error)
    }
  }
}

/// The name of a temporary file: `.kagemusha-123-4`.
struct TemporaryMark {
  private static let prefix = ".kagemusha-"

  /// The process that writes the file.
  let process: Int32
  /// The number of the file among those of the process.
  let number: Int

  /// The name.
  var text: String { "\(Self.prefix)\(process)-\(number)" }

  /// Creates a mark.
  init(process: Int32, number: Int) {
    self.process = process
    self.number = number
  }

  /// Reads the name of a file, or of the second one of the file that is replaced; nil if it is neither.
  init?(_ name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    let parts = name.dropFirst(Self.prefix.count).split(separator: "-")
    guard parts.count == 2 || parts.count == 3 && parts[2] == "old",
      let process = Int32(parts[0]), process > 0, let number = Int(parts[1])
    else { return nil }
    self.init(process: process, number: number)
  }

  /// Whether the process still runs.
  var isInUse: Bool { kill(process, 0) == 0 || errno != ESRCH }
}
