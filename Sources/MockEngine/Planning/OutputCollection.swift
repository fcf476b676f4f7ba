import Configuration
import Files
import DeclarationModel

/// The files of all requests, each place once.
struct OutputCollection {
  private var chosen: [String: PlannedFile] = [:]
  private(set) var folders: [AbsolutePath] = []
  private(set) var problems: [Problem] = []

  /// The files, sorted by path.
  var files: [PlannedFile] { chosen.values.sorted { $0.path < $1.path } }

  /// Takes the files of a request, but for those whose place is taken.
  mutating func add(_ files: [PlannedFile], of request: MockRequest) {
    if case .folder(let folder) = request.output.value, !folders.contains(folder) {
      folders.append(folder)
    }
    add(files)
  }

  /// Takes files, but for those whose place is taken.
  mutating func add(_ files: [PlannedFile]) {
    for file in files {
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
