import Basics
import DeclarationModel
import Foundation

/// Shows a report as a log of the Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFCheckFormatter: CheckFormatter {
  /// The working directory in the repository.
  let folder: String

  func text(of report: CheckReport) -> String {
    let annotations = CheckAnnotation.annotations(of: report, in: folder)
    return JSONText.of(SARIFLog(runs: [SARIFLog.Run(annotations)]))
  }
}

/// The part of the format that reports need.
private struct SARIFLog: Encodable {
  struct Run: Encodable {
    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "kagemusha"
    var semanticVersion = ToolVersion.current
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
  }

  struct Message: Encodable {
    var text: String
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
  }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }

  struct ArtifactLocation: Encodable {
    var uri: String
  }

  /// A line; columns are left out, since ours are counted in bytes.
  struct Region: Encodable {
    var startLine: Int
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  var runs: [Run]
}

extension SARIFLog.Run {
  fileprivate init(_ annotations: [CheckAnnotation]) {
    let ids = Set(annotations.map(\.id)).sorted()
    tool = SARIFLog.Tool(driver: SARIFLog.Driver(rules: ids.map(SARIFLog.Rule.init)))
    results = annotations.map { annotation in
      SARIFLog.Result(
        ruleId: annotation.id, ruleIndex: ids.firstIndex(of: annotation.id) ?? 0,
        level: annotation.severity.rawValue, message: SARIFLog.Message(text: annotation.message),
        locations: annotation.path.map { [SARIFLog.Location($0, annotation.position)] } ?? [])
    }
  }
}

extension SARIFLog.Rule {
  fileprivate init(_ id: String) {
    self.id = id
    let state = CheckedFile.State(rawValue: id)
    shortDescription = SARIFLog.Message(
      text: state.map { "A generated file is \($0.word)." }
        ?? "A diagnostic of the kind '\(id)'.")
  }
}

extension SARIFLog.Location {
  fileprivate init(_ path: String, _ position: SourcePosition?) {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let uri = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    physicalLocation = SARIFLog.PhysicalLocation(
      artifactLocation: SARIFLog.ArtifactLocation(
        uri: path.hasPrefix("/") ? "file://" + uri : uri),
      region: position.map { SARIFLog.Region(startLine: $0.line) })
  }
}
