import Basics
import DeclarationModel
import StencilTemplates

/// The standard error of a template's program.
struct ProgramMessages {
  /// A name for which a relation has no types.
  struct EmptyLookup: Hashable {
    /// The name of the relation.
    let relation: String
    /// The name.
    let name: String
    /// The place in the template.
    let position: SourcePosition
  }

  /// The lines that the template itself has printed.
  private var lines: [Substring] = []
  /// The names for which relations have no types, in order.
  private(set) var emptyLookups: [EmptyLookup] = []
  private let program: TemplateProgram
  private let start: SourcePosition

  init(text: String, _ program: TemplateProgram, at start: SourcePosition) {
    self.program = program
    self.start = start
    for line in text.split(whereSeparator: \.isNewline) {
      if let lookup = emptyLookup(in: line) {
        emptyLookups.append(lookup)
      } else {
        lines.append(line)
      }
    }
  }

  private func emptyLookup(in line: Substring) -> EmptyLookup? {
    let parts = line.split(separator: "\t", maxSplits: 5, omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0] == RuntimeModule.lookupMark, let number = Int(parts[3]),
      let column = Int(parts[4]), let file = parts[2].split(separator: "/").last
    else { return nil }
    return EmptyLookup(
      relation: String(parts[1]), name: String(parts[5]),
      position: program.position(in: String(file), line: number, column: column) ?? start)
  }

  /// Whether the template itself has printed nothing.
  var isEmpty: Bool { lines.isEmpty }

  /// The error, at the position in the template that the program names.
  var diagnostic: Diagnostic {
    // The first line has the reason; a backtrace may follow.
    let line = lines.first { $0.contains(": Fatal error") } ?? lines.first ?? "no reason given"
    let parts = line.parts(separatedBy: ": ")
    guard let place = parts.first, let file = place.firstRange(of: "\(TemplateProgram.fileName):"),
      let number = Int(place[file.upperBound...]),
      let position = program.position(line: number, column: 1)
    else { return Diagnostic(TemplateFact.stopped(String(line)), at: start) }
    let reason = parts.dropFirst(parts.dropFirst().first == "Fatal error" ? 2 : 1)
    return Diagnostic(TemplateFact.stopped(reason.joined(separator: ": ")), at: position)
  }
}
