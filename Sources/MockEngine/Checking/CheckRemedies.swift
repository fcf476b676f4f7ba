import Configuration
import Files
import SourceWriting

/// The commands that bring files up to date.
struct CheckRemedies {
  /// The command line.
  let input: CommandLineOptions
  /// The command that stages files for the next commit; nil if none is to be staged.
  private var stagingWords: String?
  /// Whether git makes the index for one commit, and drops it with this one: `git commit -a` stages what is in the folder.
  private var isForOneCommit: Bool {
    input.environment["GIT_INDEX_FILE"]?.hasSuffix(".lock") ?? false
  }
  /// Whether that index has only what `git commit` was told to commit, by paths: git names it `next-index-1.lock`.
  private var isOfPaths: Bool {
    let file = input.environment["GIT_INDEX_FILE"]?.split(separator: "/").last
    return isForOneCommit && file?.hasPrefix("next-index-") == true
  }
  /// The paths that `git commit` was told to commit, as far as they are changed.
  private var committedPaths: [String] = []
  /// The paths that stage files; none of files that are not part of a commit, as git ignores them, or as they are outside
  /// the repository.
  private var stagedPaths: [String: String] = [:]
  /// The files that git was told to leave alone, by the options that tell it otherwise.
  private var leftAlone: [(option: String, files: Set<String>)] = []
  /// The staged orphans that are no orphans in the folder, where they are gone, or written by hand.
  private var replaced: Set<String> = []
  /// The files whose copies in the folder were edited by hand, other than those that are staged.
  private var edited: Set<String> = []
  /// The problems that keep `generate` from writing the files that are to be staged.
  private(set) var conflicts: [Problem] = []

  /// Creates the remedies for files in the folder.
  init(input: CommandLineOptions) {
    self.input = input
  }

  /// Changes the remedies to those for files in git's index, which are generated in the folder, and staged.
  ///
  /// - Parameters:
  ///   - outdated: The files that are not up to date in the index.
  ///   - run: The run.
  ///   - index: The files in the index.
  ///   - fileSystem: The file system that has the folder.
  mutating func stage(
    _ outdated: [ComparedFile], of run: PlannedRun, from index: GitFiles,
    to fileSystem: any FileSystem
  ) {
    guard !outdated.isEmpty else { return }
    if isOfPaths { committedPaths = index.changedFiles().map(run.report.display.shown) }
    let isSparse = index.isSparse
    stagingWords = isSparse ? "git add --sparse -- " : "git add -- "
    let folder = PlanComparison(run.plan, fileSystem: fileSystem, isForWriting: true)
      .limited(to: outdated)
    let display = run.report.display
    conflicts = folder.conflicts
    let known = Set(folder.files.map(\.path))
    let orphans = outdated.filter { $0.state == .orphaned && !known.contains($0.path) }
    replaced = Set(orphans.map { display.shown($0.path) })
    let staged = (folder.files + orphans).map { file in
      let path = index.staged(file.path, isRemoved: file.state == .orphaned)
      return (path: file.path, staged: path)
    }
    let excluded = index.excluded(among: staged.map(\.staged))
    for file in staged where !excluded.contains(file.staged) {
      stagedPaths[display.shown(file.path)] = display.shown(file.staged)
    }
    let leftAlone = index.leftAlone(isSparse: isSparse).sorted { $0.key < $1.key }
    self.leftAlone = leftAlone.map { option, files in
      (option, Set(staged.filter { files.contains($0.staged) }.map { display.shown($0.path) }))
    }
    edited = Set(
      folder.files.filter { $0.state == .edited || $0.state == .orphaned && !$0.isIntact }
        .map { display.shown($0.path) })
  }

  /// Returns the remedy for a file.
  func remedy(for file: CheckedFile) -> CheckedFile.Remedy? {
    let staging = stagingCommands(for: [file]).map { " && " + $0 }.joined()
    switch file.state {
    case .upToDate, .conflict: return nil
    case .orphaned where replaced.contains(file.path):
      let commands = stagingCommands(for: [file])
      return commands.isEmpty ? nil : .stage(commands.joined(separator: " && "))
    case .orphaned:
      return isPrunable(file)
        ? .generate(command(["--prune"]) + staging) : .remove(file.removingCommand + staging)
    case .missing, .stale, .edited:
      return isEdited(file)
        ? .overwrite(command(["--force"]) + staging) : .generate(command([]) + staging)
    }
  }

  /// Returns the commands that bring all files up to date.
  ///
  /// - Parameter outdated: The files that are not.
  func commands(for outdated: [CheckedFile]) -> [String] {
    let orphans = outdated.filter { $0.state == .orphaned && !replaced.contains($0.path) }
    let generated = outdated.filter { $0.state != .orphaned }
    var options: [String] = []
    if generated.contains(where: isEdited) { options.append("--force") }
    if orphans.contains(where: isPrunable) { options.append("--prune") }
    var commands: [String] = []
    if !options.isEmpty || !generated.isEmpty { commands.append(command(options)) }
    let removesAll = options == ["--force", "--prune"]
    commands += orphans.filter { !isPrunable($0) && !(removesAll && $0.isOwn) }
      .map(\.removingCommand)
    commands += stagingCommands(for: outdated) + committingCommands(for: outdated)
    return commands.isEmpty ? [] : enteringCommands + commands
  }

  /// The command that leads from the folder in which git was run to the one in which it runs its hooks.
  private var enteringCommands: [String] {
    guard stagingWords != nil, let prefix = input.environment["GIT_PREFIX"], !prefix.isEmpty else {
      return []
    }
    let place = input.currentDirectory.appending(prefix)
    return ["cd " + ShellWord.path(input.currentDirectory.path(from: place))]
  }

  /// Returns the command that commits files together with those that the commit is of; none if it is not one of paths.
  private func committingCommands(for files: [CheckedFile]) -> [String] {
    let staged = files.compactMap { stagedPaths[$0.path] }
    guard !committedPaths.isEmpty, !staged.isEmpty else { return [] }
    let paths = Set(committedPaths + staged).sorted().map(ShellWord.path)
    return ["git commit -- " + paths.joined(separator: " ")]
  }

  private func command(_ options: [String]) -> String {
    input.generateCommand(
      adding: (stagingWords == nil || isForOneCommit ? [] : ["--staged"]) + options)
  }

  /// Returns the commands that stage files as they are, or as removed; none if no file is staged.
  private func stagingCommands(for files: [CheckedFile]) -> [String] {
    guard let stagingWords else { return [] }
    func command(_ words: String, _ files: [CheckedFile]) -> String? {
      let paths = files.compactMap { stagedPaths[$0.path] }
      return paths.isEmpty ? nil : words + paths.map(ShellWord.path).joined(separator: " ")
    }
    let unlocking = leftAlone.map { option, paths in
      command("git update-index \(option) -- ", files.filter { paths.contains($0.path) })
    }
    return (unlocking + [command(stagingWords, files)]).compactMap(\.self)
  }

  private func isEdited(_ file: CheckedFile) -> Bool {
    file.state == .edited || edited.contains(file.path)
  }

  /// Returns whether `generate --prune` removes the file: it is as it was generated.
  private func isPrunable(_ file: CheckedFile) -> Bool {
    file.old.flatMap { GeneratedText($0).isIntact } == true && !edited.contains(file.path)
  }
}

extension CheckedFile {
  /// The command that removes the file.
  fileprivate var removingCommand: String { "rm \(ShellWord.path(path))" }

  /// Whether the tool has generated the file, and not Sourcery.
  fileprivate var isOwn: Bool { old.map { GeneratedText($0).isOwn } == true }
}
