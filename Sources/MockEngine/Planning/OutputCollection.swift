import DeclarationModel
import Files

/// The files of all generators, each place once.
struct OutputCollection {
  private var chosen: [String: PlannedFile] = [:]
  private(set) var folders: [AbsolutePath] = []
  private(set) var problems: [Problem] = []

  /// The files, sorted by path.
  var files: [PlannedFile] { chosen.values.sorted { $0.path < $1.path } }

  /// Adds the files of a generator, but for those whose place is taken.
  mutating func add(_ output: GeneratedOutput) {
    if let folder = output.folder, !folders.contains(folder) { folders.append(folder) }
    for file in output.files {
      // Common file systems do not tell apart what differs only by case.
      let key = file.path.text.lowercased()
      if let other = chosen[key] {
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
