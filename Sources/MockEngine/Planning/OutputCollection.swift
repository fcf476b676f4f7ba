import DeclarationModel
import Files

extension PlannedFile {
  /// Returns a source file with the changes of two entries; nil unless both change it.
  fileprivate func merged(with other: PlannedFile) -> PlannedFile? {
    guard case .edited(var source) = content, case .edited(let changes) = other.content,
      path == other.path, source.original == changes.original
    else { return nil }
    for edit in changes.edits { source.add(edit) }
    var merged = self
    merged.content = .edited(source)
    merged.counts = [.inlineBlock: source.edits.count]
    return merged
  }
}

/// The files of all generators, each place once.
struct OutputCollection {
  private var chosen: [String: PlannedFile] = [:]
  private(set) var folders: [AbsolutePath] = []
  private(set) var emptyFiles: [AbsolutePath] = []
  private(set) var problems: [Problem] = []

  /// The files, sorted by path.
  var files: [PlannedFile] { chosen.values.sorted { $0.path < $1.path } }

  /// Adds the files of a generator, but for those whose place is taken.
  mutating func add(_ output: GeneratedOutput) {
    if let folder = output.folder, !folders.contains(folder) { folders.append(folder) }
    emptyFiles += output.emptyFiles
    for file in output.files {
      // Common file systems do not tell apart what differs only by case.
      let key = file.path.text.lowercased()
      if let merged = chosen[key]?.merged(with: file) {
        chosen[key] = merged
      } else if let other = chosen[key] {
        let fact: Problem.Fact =
          other.path == file.path
          ? .sameOutput(file.path, other: other.origin)
          : .outputsDifferInCase(file.path, other: other.path, origin: other.origin)
        problems.append(Problem(fact, at: file.origin))
      } else {
        chosen[key] = file
      }
    }
  }
}
