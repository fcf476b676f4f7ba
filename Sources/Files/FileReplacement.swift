/// The replacement of one file.
///
/// The new file is first written beside the old one. If only the file itself may be written, as in
/// the sandbox of an Xcode build phase, it is overwritten.
struct FileReplacement: Sendable {
  private let file: OutputFile
  private let target: AbsolutePath
  /// The path of the new file, beside the old one.
  private let fresh: AbsolutePath
  /// The path of the second link to the old file, from which it can be restored.
  private let backup: AbsolutePath
  private var hasBackup = false
  private var isCommitted = false
  /// Whether the file has to be overwritten, because nothing may be written beside it.
  private var isInPlace = false
  /// The old bytes of a file that is overwritten.
  private var formerBytes: [UInt8]?

  /// Creates a replacement.
  ///
  /// - Parameters:
  ///   - file: The file to write.
  ///   - target: The path of the old file, without links.
  ///   - mark: The name of the temporary files.
  ///   - mark: what tells its temporary files from others.
  init(file: OutputFile, target: AbsolutePath, mark: String) {
    self.file = file
    self.target = target
    // The name is hidden and does not end in `.swift`, so that no build picks the file up.
    fresh = target.parent.appending(mark)
    backup = target.parent.appending(mark + "-old")
  }

  /// Writes the new file beside the old one, if that is allowed.
  ///
  /// - Throws: The reason why it cannot be written.
  mutating func prepare(_ fileSystem: any FileSystem) throws(FileProblem) {
    do {
      try fileSystem.write(file.bytes, to: fresh, permissionsOf: target)
    } catch {
      guard error == .denied else { throw error }
      isInPlace = true
      formerBytes = try? fileSystem.read(target)
    }
  }

  /// Replaces the old file by the new one.
  ///
  /// - Throws: The reason why it cannot be replaced; the old file is restored in this case.
  mutating func commit(_ fileSystem: any FileSystem) throws(WriteFailure) {
    do {
      if isInPlace {
        // A file that was written only in part has to be restored, too.
        isCommitted = true
        return try fileSystem.overwrite(file.bytes, at: target)
      }
      if fileSystem.kind(of: target) == .file { hasBackup = try backUp(fileSystem) }
      try fileSystem.move(fresh, to: target)
      isCommitted = true
    } catch {
      throw WriteFailure(path: file.path, problem: error)
    }
  }

  /// Links the old file under a second name, or copies it where the file system has no hard links, as FAT; returns false
  /// if another run has removed the file in the meantime.
  private func backUp(_ fileSystem: any FileSystem) throws(FileProblem) -> Bool {
    do {
      try fileSystem.link(target, as: backup)
    } catch .missing {
      return false
    } catch {
      try fileSystem.write(fileSystem.read(target), to: backup, permissionsOf: target)
    }
    return true
  }

  /// Removes the new file, and restores the old one.
  func undo(_ fileSystem: any FileSystem) {
    if isInPlace {
      guard isCommitted else { return }
      if let formerBytes {
        try? fileSystem.overwrite(formerBytes, at: target)
      } else {
        fileSystem.remove(target)
      }
    } else if !isCommitted {
      fileSystem.remove(fresh)
      if hasBackup { fileSystem.remove(backup) }
    } else if hasBackup {
      // If this fails as well, the old file still exists under its second name.
      try? fileSystem.move(backup, to: target)
    } else {
      fileSystem.remove(target)
    }
  }

  /// Removes the old file.
  func finish(_ fileSystem: any FileSystem) {
    if hasBackup { fileSystem.remove(backup) }
  }
}
