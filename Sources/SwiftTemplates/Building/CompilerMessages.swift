import Basics
import DeclarationModel
import StencilTemplates

/// The messages of the compiler about the program of a template.
struct CompilerMessages {
  let text: String
  let program: TemplateProgram

  /// The errors, each once, at their positions in the template and its files.
  var diagnostics: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return text.split(whereSeparator: \.isNewline).compactMap(diagnostic)
      .filter { seen.insert($0).inserted }
  }

  /// Returns the error of a line such as `/path/Name.swift:1:2: error: reason`.
  private func diagnostic(_ line: Substring) -> Diagnostic? {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":").suffix(3).map(String.init)
    guard place.count == 3, let number = Int(place[1]), let column = Int(place[2]),
      let file = place[0].split(separator: "/").last, file.hasSuffix(".swift")
    else { return nil }
    return program.position(in: String(file), line: number, column: column).map {
      Diagnostic(TemplateFact.compilation(String(line[mark.upperBound...])), at: $0)
    }
  }
}
