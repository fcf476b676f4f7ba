/// One file on its way into its place.
///
/// It is written beside its place first. Where only the file itself may be written, as in the sandbox of an Xcode
/// build phase, it is written in its place.
struct FileReplacement: Sendable {
  private let file: OutputFile
  private let target: AbsolutePath
  /// The new file, beside its place.
  private let fresh: AbsolutePath
  /// The old file's second name, by which it comes back.
  private let backup: AbsolutePath
  private var hasBackup = false
  private var isCommitted = false
  /// Whether nothing may be written beside the place.
  private var isInPlace = false
  /// The old bytes of a file that is written in its place.
  private var formerBytes: [UInt8]?

  /// Describes a replacement.
  ///
  /// - Parameters:
  ///   - file: what is written.
  ///   - target: its place, without links.
  ///   - mark: what tells its temporary files from others.
  init(file: OutputFile, target: AbsolutePath, mark: String) {
    self.file = file
    self.target = target
    // Hidden, and without `.swift` at the end, so that no build picks it up.
    fresh = target.parent.appending(mark)
    backup = target.parent.appending(mark + "-old")
  }

  /// Writes the new file beside its place, if that is allowed.
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

  /// Puts the new file in its place.
  ///
  /// - Throws: why it cannot be put there; the old one is in its place then.
  mutating func commit(_ fileSystem: any FileSystem) throws(WriteFailure) {
    do {
      if isInPlace {
        // Also a file that is written in part has to be put back.
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

  /// Gives the old file its second name, or a copy where a file can have but one name, as on FAT; returns false if
  /// another run has removed the file in the meantime.
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

  /// Takes the new file away, and puts the old one back.
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
      // If this fails, too, the old file is still there under its second name.
      try? fileSystem.move(backup, to: target)
    } else {
      fileSystem.remove(target)
    }
  }

  /// Forgets the old file.
  func finish(_ fileSystem: any FileSystem) {
    if hasBackup { fileSystem.remove(backup) }
  }
}
