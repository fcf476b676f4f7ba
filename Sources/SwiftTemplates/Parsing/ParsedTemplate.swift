import StencilTemplates

/// A Swift template with all that it includes.
struct ParsedTemplate {
  /// The parts in order.
  var pieces: [TemplatePiece] = []
  /// The Swift files that are compiled with it, each once.
  var files: [TemplateSource] = []
  /// The names of the templates and files that it includes, relative to its folder.
  var includes: [String] = []

  /// The words of all code.
  var words: Set<String> {
    let code = pieces.filter { $0.kind != .text }.map(\.text) + files.map(\.text)
    return code.reduce(into: []) { words, text in
      let isOther: (Character) -> Bool = { !($0.isLetter || $0.isNumber || $0 == "_") }
      words.formUnion(text.split(whereSeparator: isOther).map(String.init))
    }
  }
}
