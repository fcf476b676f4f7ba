import Basics
import DeclarationModel
import StencilTemplates

/// The standard error of a template's program.
struct ProgramMessages {
  private let text: String
  private let program: TemplateProgram
  private let start: SourcePosition

  init(text: String, _ program: TemplateProgram, at start: SourcePosition) {
    self.text = text
    self.program = program
    self.start = start
  }

  /// The error, at the position in the template that the program names.
  var diagnostic: Diagnostic {
    let lines = text.split(whereSeparator: \.isNewline)
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
