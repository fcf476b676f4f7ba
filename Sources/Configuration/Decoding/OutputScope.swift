import Files

/// The folder that the outputs of a configuration may not leave.
struct OutputScope: Sendable {
  let folder: AbsolutePath
  let fileSystem: any FileSystem

  /// Returns the issue with an output as a configuration has it; nil if it stays inside.
  func issue(of text: String) -> ConfigurationIssue.Fact? {
    if text.hasPrefix("/") { return .absoluteOutput(text) }
    let path = AbsolutePath(text, relativeTo: folder)
    guard path.relative(to: folder) != nil, isInsideWithLinks(path) else {
      return .outputOutside(text)
    }
    return nil
  }

  /// Returns whether the existing part of a path stays inside when its links are followed.
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
