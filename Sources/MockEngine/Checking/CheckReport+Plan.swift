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
  ///   - remedies: The remedies for files that are not up to date.
  init(
    _ comparison: PlanComparison, of run: PlannedRun, _ options: CheckOptions,
    _ remedies: CheckRemedies
  ) {
    let display = run.report.display
    diagnostics = run.report.diagnostics
    isPartial = options.endsAtFirst
    let shown = isPartial ? Array(comparison.outdated.prefix(1)) : comparison.files
    let protocols = Dictionary(
      grouping: run.plan.protocols.filter { $0.output != nil },
      by: { $0.output ?? AbsolutePath("/") })
    files = DeepStack.map(shown) { file in
      CheckedFile(file, (protocols[file.path] ?? []).map { MockPlaces($0, display) }, display)
    }
    for number in files.indices { files[number].remedy = remedies.remedy(for: files[number]) }
    if !hasObstacles { commands = remedies.commands(for: outdated) }
  }
}

extension CheckedFile {
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
    } else if state == .orphaned, let old, GeneratedText(old).hasConflictMarkers {
      causes = [CheckedCause(cause: .conflictMarkers)]
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
        mock: declaration.enclosingTypes.qualifying(name),
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
