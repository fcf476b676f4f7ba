import DeclarationModel

/// The files of one source while it is looked through.
struct FoundFiles {
  /// Where the source was asked for.
  let origin: SourcePosition?
  /// The files, and what they are without links.
  private(set) var files: [(file: DiscoveredFile, real: AbsolutePath)] = []
  /// What could not be looked through.
  var problems: [Problem] = []

  init(origin: SourcePosition?) {
    self.origin = origin
  }

  var isEmpty: Bool { files.isEmpty }

  mutating func add(_ path: AbsolutePath, real: AbsolutePath?, isNamed: Bool) {
    files.append((DiscoveredFile(path: path, origin: origin, isNamed: isNamed), real ?? path))
  }
}
