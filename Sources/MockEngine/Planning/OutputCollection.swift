import DeclarationModel
import Files
import SourceWriting

/// The files of all generators, each place once.
struct OutputCollection {
  /// The files that a build expects, in which what several generators make for one place is joined.
  private let expected: Set<AbsolutePath>
  private var chosen: [String: PlannedFile] = [:]
  private(set) var folders: [AbsolutePath] = []
  private(set) var emptyFiles: [AbsolutePath] = []
  private(set) var unselectedFiles: [AbsolutePath] = []
  private(set) var problems: [Problem] = []

  /// Creates a collection.
  ///
  /// - Parameter expected: The files that a build expects; those that no generator makes are empty.
  init(expected: [AbsolutePath] = []) {
    self.expected = Set(expected)
    for path in expected {
      chosen[Self.key(of: path)] = PlannedFile(
        path: path, content: .text([FileHeader.text]), counts: [:])
    }
  }

  /// The files, sorted by path.
  var files: [PlannedFile] { chosen.values.sorted { $0.path < $1.path } }

  /// Adds the files of a generator, but for those whose place is taken.
  mutating func add(_ output: GeneratedOutput) {
    if let folder = output.folder, !folders.contains(folder) { folders.append(folder) }
    emptyFiles += output.emptyFiles
    unselectedFiles += output.unselectedFiles
    for file in output.files {
      let key = Self.key(of: file.path)
      if let other = chosen[key], expected.contains(file.path), other.path == file.path {
        chosen[key] = other.isEmpty ? file : other.joined(with: file)
      } else if let merged = chosen[key]?.merged(with: file) {
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

  /// The key of a path: common file systems do not tell apart what differs only by case.
  private static func key(of path: AbsolutePath) -> String { path.text.lowercased() }
}

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

  /// Returns the file with the content of another one after its own.
  fileprivate func joined(with other: PlannedFile) -> PlannedFile {
    var file = self
    let parts: [Content] = if case .joined(let parts) = content { parts } else { [content] }
    file.content = .joined(parts + [other.content])
    file.sections = []
    file.counts.merge(other.counts, uniquingKeysWith: +)
    file.inputs = inputs.joined(with: other.inputs)
    return file
  }
}

extension GenerationInputs {
  /// Returns the inputs of a file that two entries write to.
  fileprivate func joined(with other: GenerationInputs) -> GenerationInputs {
    func joined(_ one: String?, _ other: String?) -> String? {
      guard let one, let other, one != other else { return one ?? other }
      return Self.digest([one, other])
    }
    var inputs = self
    inputs.settings = joined(settings, other.settings)
    inputs.template = joined(template, other.template)
    return inputs
  }
}
