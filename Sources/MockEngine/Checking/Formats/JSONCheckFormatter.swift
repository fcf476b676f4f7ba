import Basics
import DeclarationModel

/// Shows a report to programs, as `Documentation/check.schema.json` describes it.
struct JSONCheckFormatter: CheckFormatter {
  func text(of report: CheckReport) -> String { JSONText.of(CheckRecord(report)) }
}

/// A report as JSON; a promise to programs.
private struct CheckRecord: Encodable {
  struct File: Encodable {
    var path: String
    var state: CheckedFile.State
    var protocols: [Mocked]
    var causes: [Cause]
    var lineEnds: String?
    var hasByteOrderMark: Bool?
    var conflict: Message?
    var diff: String?
  }

  struct Mocked: Encodable {
    var name: String
    var mock: String
    var position: SourcePosition
  }

  struct Cause: Encodable {
    var kind: String
    var generatedBy: String?
    var changes: [Change]?
  }

  struct Change: Encodable {
    var kind: DeclarationChange.Kind
    var type: String?
    var protocolName: String?
    var declaration: String
    var old: String?
    var new: String?
    var position: SourcePosition?

    enum CodingKeys: String, CodingKey {
      case kind, type, declaration, old, new, position
      case protocolName = "protocol"
    }
  }

  struct Message: Encodable {
    var id: DiagnosticID
    var severity: Diagnostic.Severity
    var message: String
    var fixIt: String?
    var position: SourcePosition?
  }

  let version = 1
  let tool = ToolVersion.current
  var status: String
  var isPartial: Bool
  var files: [File]
  var diagnostics: [Message]
  var commands: [String]

  init(_ report: CheckReport) {
    status =
      switch report.status {
      case .success: "up-to-date"
      case .outOfDate: "out-of-date"
      case .failure: "failed"
      }
    isPartial = report.isPartial
    files = report.files.map(File.init)
    diagnostics = report.diagnostics.map(Message.init)
    commands = report.commands
  }
}

extension CheckRecord.File {
  fileprivate init(_ file: CheckedFile) {
    path = file.path
    state = file.state
    protocols = file.protocols.map {
      CheckRecord.Mocked(name: $0.name, mock: $0.mock, position: $0.position)
    }
    causes = file.causes.map(CheckRecord.Cause.init)
    lineEnds = file.lineEnds?.rawValue
    hasByteOrderMark = file.lineEnds == nil ? nil : file.hasByteOrderMark
    conflict = file.conflict.map(CheckRecord.Message.init)
    let text = file.state == .upToDate ? "" : file.diff
    diff = text.isEmpty ? nil : text
  }
}

extension CheckRecord.Cause {
  fileprivate init(_ cause: CheckedCause) {
    kind = cause.cause.id
    if case .toolVersion(let version) = cause.cause { generatedBy = version }
    if case .declarations = cause.cause {
      changes = cause.changes.map { change in
        CheckRecord.Change(
          kind: change.change.kind, type: change.change.type, protocolName: change.protocolName,
          declaration: change.change.declaration, old: change.change.old, new: change.change.new,
          position: change.position)
      }
    }
  }
}

extension CheckRecord.Message {
  fileprivate init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id, severity: diagnostic.severity, message: diagnostic.message,
      fixIt: diagnostic.fixIt, position: diagnostic.position)
  }
}
