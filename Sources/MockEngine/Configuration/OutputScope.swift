import Files

/// The folder that the outputs of a configuration may not leave.
package struct OutputScope: Sendable {
  private let folder: AbsolutePath
  private let fileSystem: any FileSystem

  /// Makes a scope.
  package init(folder: AbsolutePath, fileSystem: any FileSystem) {
    self.folder = folder
    self.fileSystem = fileSystem
  }

  /// Why a place is no output for the scope, if it is none.
  ///
  /// - Parameter text: a path as a configuration has it.
  /// - Returns: nothing if it is one.
  package func objection(to text: String) -> Problem.Fact? {
    if text.hasPrefix("/") { return .absoluteOutput(text) }
    let path = AbsolutePath(text, relativeTo: folder)
    guard path.relative(to: folder) != nil, isInsideWithLinks(path) else {
      return .outputOutside(text)
    }
    return nil
  }

  /// Whether the part of a path that exists stays inside when its links are followed.
  private func isInsideWithLinks(_ path: AbsolutePath) -> Bool {
    guard let realFolder = fileSystem.resolved(folder) else { return true }
    var existing = path
    while existing != folder, existing.text != "/" {
      if let real = fileSystem.resolved(existing) { return real.relative(to: realFolder) != nil }
      // A link that leads nowhere yet would be followed by whoever writes through it.
      if fileSystem.isOccupied(existing) { return false }
      existing = existing.parent
    }
    return true
  }
}
