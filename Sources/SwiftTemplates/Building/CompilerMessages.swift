import DeclarationModel
import StencilTemplates

/// The messages of the compiler about the program of a template.
struct CompilerMessages {
  let text: String
  let program: TemplateProgram
  /// The paths of the files that the template includes, by their names for the compiler.
  let paths: [String: String]

  /// The errors at their places in the template and in its files, each once.
  var diagnostics: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return text.split(whereSeparator: \.isNewline).compactMap(diagnostic)
      .filter { seen.insert($0).inserted }
  }

  private func diagnostic(_ line: Substring) -> Diagnostic? {
    guard let match = line.firstMatch(of: /([^\/]+\.swift):(\d+):(\d+): error: (.*)/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    return position(in: String(match.1), line: number, column: column).map {
      Diagnostic(TemplateFact.compilation(String(match.4)), at: $0)
    }
  }

  /// Returns the place of a place in a file that was compiled.
  func position(in file: String, line: Int, column: Int) -> SourcePosition? {
    if file == TemplateProgram.fileName { return program.position(line: line, column: column) }
    return paths[file].map { SourcePosition(path: $0, line: line, column: column) }
  }
}
