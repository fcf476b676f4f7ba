import StencilTemplates

/// A Swift template with everything that it includes.
struct ParsedTemplate {
  /// The parts in order.
  var pieces: [TemplatePiece] = []
  /// The Swift files that are compiled with the template, each once.
  var files: [TemplateSource] = []
  /// The names of the included templates and files, relative to the template's folder.
  var includes: [String] = []

  /// The words in all code of the template.
  var words: Set<String> {
    let code = pieces.filter { $0.kind != .text }.map(\.text) + files.map(\.text)
    return code.reduce(into: []) { words, text in
      let isOther: (Character) -> Bool = { !($0.isLetter || $0.isNumber || $0 == "_") }
      words.formUnion(text.split(whereSeparator: isOther).map(String.init))
    }
  }
}
