import DeclarationModel
import Files
import SourceWriting

/// The result of a check: the state of each output, the causes, and the commands that bring it up to date.
///
/// The report is computed once; the formats only show it. All paths are as people see them.
package struct CheckReport: Sendable, Hashable {
  /// The outputs and orphans, sorted by path.
  package var files: [CheckedFile] = []
  /// The errors and warnings about sources, settings and places to write to.
  package var diagnostics: [Diagnostic] = []
  /// The commands that bring everything up to date; none while something keeps them from writing.
  package var commands: [String] = []
  /// Whether the check has ended at the first file that is out of date.
  package var isPartial = false

  /// Creates an empty report.
  package init() {}

  /// Whether errors or conflicts keep `generate` from writing any file.
  package var hasObstacles: Bool { status == .failure }

  /// The outcome.
  package var status: RunOutcome.Status {
    if diagnostics.contains(where: { $0.severity == .error }) { return .failure }
    if files.contains(where: { $0.state == .conflict }) { return .failure }
    return outdated.isEmpty ? .success : .outOfDate
  }

  /// The files that are not up to date.
  package var outdated: [CheckedFile] { files.filter { $0.state != .upToDate } }

  /// Returns the files in a state.
  package func files(in state: CheckedFile.State) -> [CheckedFile] {
    files.filter { $0.state == state }
  }
}

/// An output in a report.
package struct CheckedFile: Sendable, Hashable {
  /// The state of an output; the raw values are a promise to programs.
  package enum State: String, Sendable, Hashable, Encodable, CaseIterable {
    case upToDate = "up-to-date"
    case missing, stale, edited, orphaned, conflict
  }

  /// A command that brings one file up to date.
  package enum Remedy: Sendable, Hashable {
    /// The command generates the file, or removes it as an orphan, unless another file was edited by hand.
    case generate(String)
    /// The command overwrites what was edited by hand.
    case overwrite(String)
    /// The command removes the file.
    case remove(String)
    /// The command stages what the folder has, which is right.
    case stage(String)
  }

  /// The path.
  package var path: String
  /// The state.
  package var state: State
  /// The protocols whose mocks are in it, in order of their places.
  package var protocols: [CheckedProtocol] = []
  /// The causes, if it is stale.
  package var causes: [CheckedCause] = []
  /// The reason of a conflict.
  package var conflict: Diagnostic?
  /// The line ends, if the file is there.
  package var lineEnds: GeneratedText.LineEnds?
  /// Whether the file begins with a byte order mark.
  package var hasByteOrderMark = false
  /// The number of mocks and other parts.
  package var count = 0
  /// The content; nil if it is missing.
  package var old: [UInt8]?
  /// The content that it should have; nil if it is superfluous.
  package var new: [UInt8]?
  /// The command that brings it up to date; nil if none does.
  package var remedy: Remedy?

  /// Creates a file.
  package init(path: String, state: State) {
    self.path = path
    self.state = state
  }

  /// The place that annotations point at: that of the first change, or of the first protocol; nil if the file
  /// is all that is known.
  package var position: SourcePosition? {
    let changes = causes.flatMap(\.changes)
    return changes.lazy.compactMap(\.position).first ?? protocols.first?.position
      ?? conflict?.position
  }

  /// The hunks of the difference.
  package var hunks: [DiffHunk] { DiffHunk.hunks(from: old ?? [], to: new ?? []) }

  /// The difference for `git apply`; empty in a conflict, which no patch mends.
  package var diff: String {
    state == .conflict ? "" : UnifiedDiff(path: path, old: old, new: new).text
  }
}

/// A protocol with its mock in a report.
package struct CheckedProtocol: Sendable, Hashable {
  /// The qualified name.
  package var name: String
  /// The qualified name of the mock.
  package var mock: String
  /// The position of its name.
  package var position: SourcePosition
}

/// A cause in a report, with the places of changes.
package struct CheckedCause: Sendable, Hashable {
  /// The cause.
  package var cause: StaleCause
  /// The changed declarations with their places.
  package var changes: [CheckedChange] = []
}

/// A change of a declaration, with its place.
package struct CheckedChange: Sendable, Hashable {
  /// The change.
  package var change: DeclarationChange
  /// The name of the protocol, if the type is a mock.
  package var protocolName: String?
  /// The position of the requirement, or else of the protocol.
  package var position: SourcePosition?
}
