import Configuration
import Files
import SourceWriting

/// What brings files up to date.
struct CheckRemedies {
  private let input: CommandLineOptions
  /// Whether the result is to be staged for the next commit.
  private let isStaging: Bool
  /// The files that git ignores.
  private var ignored: Set<AbsolutePath> = []
  /// The files whose copies in the folder were edited by hand, other than those that are staged.
  private var edited: Set<AbsolutePath> = []

  /// The problems that keep `generate` from writing what is to be staged.
  private(set) var conflicts: [Problem] = []

  /// Creates the remedies for the files of a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - index: What is staged for the next commit, if the check reads it.
  init(of run: PlannedRun, index: GitFiles?) {
    input = run.input
    isStaging = index != nil
    guard let index else { return }
    let folder = PlanComparison(run.plan, fileSystem: LocalFileSystem(), isForWriting: true)
      .ofOutdated(in: index, run.plan)
    conflicts = folder.conflicts
    ignored = index.ignored(among: folder.files.map(\.path))
    edited = Set(
      folder.files.filter { $0.state == .edited || $0.state == .orphaned && !$0.isIntact }
        .map(\.path))
  }

  /// Returns the remedy for a file.
  func remedy(for file: CheckedFile, _ path: AbsolutePath) -> CheckedFile.Remedy? {
    let staging = isStaging ? " && " + stagingCommand(for: [(file, path)]) : ""
    switch file.state {
    case .upToDate, .conflict: return nil
    case .orphaned:
      return isPrunable(file, path)
        ? .generate(command(["--prune"]) + staging) : .remove(file.removingCommand + staging)
    case .missing, .stale, .edited:
      return isEdited(file, path)
        ? .overwrite(command(["--force"]) + staging) : .generate(command([]) + staging)
    }
  }

  /// Returns the commands that bring all files up to date.
  func commands(for files: [(file: CheckedFile, path: AbsolutePath)]) -> [String] {
    let outdated = files.filter { $0.file.state != .upToDate }
    let orphans = outdated.filter { $0.file.state == .orphaned }
    let generated = outdated.filter { $0.file.state != .orphaned }
    var options: [String] = []
    if generated.contains(where: { isEdited($0, $1) }) { options.append("--force") }
    if orphans.contains(where: { isPrunable($0, $1) }) { options.append("--prune") }
    var commands: [String] = []
    if !options.isEmpty || !generated.isEmpty { commands.append(command(options)) }
    let removesAll = options == ["--force", "--prune"]
    commands += orphans.filter { !isPrunable($0, $1) && !(removesAll && $0.isOwn) }
      .map(\.file.removingCommand)
    if isStaging, !commands.isEmpty { commands.append(stagingCommand(for: outdated)) }
    return commands
  }

  private func command(_ options: [String]) -> String {
    input.generateCommand(adding: (isStaging ? ["--staged"] : []) + options)
  }

  /// Returns the command that stages files as they are, or as removed.
  private func stagingCommand(for files: [(file: CheckedFile, path: AbsolutePath)]) -> String {
    let force = files.contains { ignored.contains($0.path) } ? "--force " : ""
    return "git add \(force)-- "
      + files.map { ShellWord.quoted($0.file.path) }.joined(separator: " ")
  }

  private func isEdited(_ file: CheckedFile, _ path: AbsolutePath) -> Bool {
    file.state == .edited || edited.contains(path)
  }

  /// Returns whether `generate --prune` removes the file: it is as it was generated.
  private func isPrunable(_ file: CheckedFile, _ path: AbsolutePath) -> Bool {
    file.old.flatMap { GeneratedText($0).isIntact } == true && !edited.contains(path)
  }
}

extension CheckedFile {
  /// The command that removes the file.
  fileprivate var removingCommand: String { "rm \(ShellWord.quoted(path))" }

  /// Whether the tool has generated the file, and not Sourcery.
  fileprivate var isOwn: Bool { old.map { GeneratedText($0).isOwn } == true }
}
