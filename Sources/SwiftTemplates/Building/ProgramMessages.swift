import DeclarationModel
import StencilTemplates

/// What the program of a template says on its standard error.
struct ProgramMessages {
  private let text: String
  private let program: TemplateProgram
  private let start: SourcePosition

  init(text: String, _ program: TemplateProgram, at start: SourcePosition) {
    self.text = text
    self.program = program
    self.start = start
  }

  /// The error, at the place in the template that the program names.
  var diagnostic: Diagnostic {
    let lines = text.split(whereSeparator: \.isNewline)
    // The first line says why; a backtrace may follow.
    let line = lines.first { $0.contains(": Fatal error") } ?? lines.first ?? "no reason given"
    guard let match = line.firstMatch(of: /main\.swift:(\d+): (?:Fatal error: )?(.*)/),
      let number = Int(match.1), let position = program.position(line: number, column: 1)
    else { return Diagnostic(TemplateFact.stopped(String(line)), at: start) }
    return Diagnostic(TemplateFact.stopped(String(match.2)), at: position)
  }
}
