import Basics
import Configuration
import DeclarationModel
import Files
import SourceWriting

extension CheckReport {
  /// Creates the report of a comparison.
  ///
  /// - Parameters:
  ///   - comparison: The comparison of the plan with what is there.
  ///   - run: The run.
  ///   - options: The options of the check.
  init(_ comparison: PlanComparison, of run: PlannedRun, _ options: CheckOptions) {
    let display = run.report.display
    diagnostics = run.report.diagnostics
    isPartial = options.endsAtFirst
    let outdated = comparison.files.filter { $0.state != .upToDate }
    let shown = isPartial ? Array(outdated.prefix(1)) : comparison.files
    let protocols = Dictionary(
      grouping: run.plan.protocols.filter { $0.output != nil },
      by: { $0.output ?? AbsolutePath("/") })
    files = DeepStack.map(shown) { file in
      CheckedFile(file, (protocols[file.path] ?? []).map { MockPlaces($0, display) }, display)
    }
    for index in files.indices {
      let staging = options.readsIndex ? " && " + Self.stagingCommand(for: [files[index]]) : ""
      files[index].remedy = Self.remedy(for: files[index], run.input, staging: staging)
    }
    if !hasObstacles { commands = Self.commands(for: files, run.input) }
    if options.readsIndex, !commands.isEmpty {
      commands.append(Self.stagingCommand(for: self.outdated))
    }
  }

  /// Returns the command that stages files as they are, or as removed.
  private static func stagingCommand(for files: [CheckedFile]) -> String {
    "git add -- " + files.map { ShellWord.quoted($0.path) }.joined(separator: " ")
  }

  /// Returns the remedy for a file.
  ///
  /// - Parameter staging: The end of the command, if the result is to be staged.
  private static func remedy(
    for file: CheckedFile, _ input: CommandLineOptions, staging: String
  ) -> CheckedFile.Remedy? {
    switch file.state {
    case .upToDate, .conflict: nil
    case .missing, .stale: .generate(input.generateCommand() + staging)
    case .edited: .overwrite(input.generateCommand(adding: ["--force"]) + staging)
    case .orphaned:
      file.isPrunable
        ? .generate(input.generateCommand(adding: ["--prune"]) + staging)
        : .remove(file.removingCommand + staging)
    }
  }

  /// Returns the commands that bring all files up to date.
  private static func commands(
    for files: [CheckedFile], _ input: CommandLineOptions
  ) -> [String] {
    let states = Set(files.map(\.state))
    let orphans = files.filter { $0.state == .orphaned }
    var options: [String] = []
    if states.contains(.edited) { options.append("--force") }
    if orphans.contains(where: \.isPrunable) { options.append("--prune") }
    var commands: [String] = []
    if !options.isEmpty || !states.isDisjoint(with: [.missing, .stale]) {
      commands.append(input.generateCommand(adding: options))
    }
    let removesAll = options == ["--force", "--prune"]
    commands += orphans.filter { !$0.isPrunable && !(removesAll && $0.isOwn) }
      .map(\.removingCommand)
    return commands
  }
}

extension CheckedFile {
  /// Whether `generate --prune` removes the file: it is as it was generated.
  fileprivate var isPrunable: Bool { old.flatMap { GeneratedText($0).isIntact } == true }

  /// The command that removes the file.
  fileprivate var removingCommand: String { "rm \(ShellWord.quoted(path))" }

  /// Whether the tool has generated the file, and not Sourcery.
  fileprivate var isOwn: Bool { old.map { GeneratedText($0).isOwn } == true }

  fileprivate init(_ file: ComparedFile, _ mocks: [MockPlaces], _ display: PathDisplay) {
    self.init(path: display.shown(file.path), state: State(file.state))
    protocols = mocks.compactMap(\.checked).sorted { $0.position < $1.position }
    count = file.planned?.count ?? 0
    guard state != .upToDate else { return }
    old = file.current
    new = file.target
    if let current = file.current {
      let text = GeneratedText(current)
      lineEnds = text.lineEnds
      hasByteOrderMark = text.hasByteOrderMark
    }
    if case .conflict(let fact) = file.state {
      conflict = display.shown(Problem(fact, at: file.planned?.origin).diagnostic)
    }
    if state == .stale, let old, let planned = file.planned {
      causes = StaleCause.causes(from: old, to: planned.bytes).map { cause in
        guard case .declarations(let changes) = cause else { return CheckedCause(cause: cause) }
        return CheckedCause(cause: cause, changes: changes.map { Self.placed($0, mocks) })
      }
    }
  }

  private static func placed(_ change: DeclarationChange, _ mocks: [MockPlaces]) -> CheckedChange {
    let mock = mocks.first { $0.checked?.mock == change.type }
    return CheckedChange(
      change: change, protocolName: mock?.checked?.name,
      position: mock?.requirements[change.declaration] ?? mock?.checked?.position)
  }
}

/// The places of a protocol and its requirements.
private struct MockPlaces: Sendable {
  let checked: CheckedProtocol?
  /// The positions of the requirements that the protocol itself declares.
  let requirements: [String: SourcePosition]

  init(_ planned: PlannedProtocol, _ display: PathDisplay) {
    let declaration = planned.outcome.declaration
    checked = planned.outcome.mockName.map { name in
      CheckedProtocol(
        name: declaration.qualifiedName,
        mock: (declaration.enclosingTypes + [name]).joined(separator: "."),
        position: display.shown(declaration.position))
    }
    requirements = Dictionary(
      declaration.members.map { ($0.declarationText, display.shown($0.position)) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension CheckedFile.State {
  init(_ state: OutputState) {
    switch state {
    case .upToDate: self = .upToDate
    case .missing: self = .missing
    case .stale: self = .stale
    case .edited: self = .edited
    case .orphaned: self = .orphaned
    case .conflict: self = .conflict
    }
  }
}
