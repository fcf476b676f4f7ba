import DeclarationModel

extension TemplateFact {
  /// Returns the position of the fact in the tag that is wrong.
  func position(in place: TemplatePlace) -> SourcePosition {
    switch self {
    case .unclosedTag, .missingFilterName, .nestedTooDeeply, .rangeTooLong,
      .syntax(.mismatchedEnd):
      place.position
    case .unknownFilter(let name, _), .wrongInput(let name, _), .wrongArgument(let name, _),
      .tooManyArguments(let name, _):
      place.position(ofFilter: name)
    case .missingInclude(let name), .outsideInclude(let name), .unreadableInclude(let name),
      .unknownMacro(let name, _), .unknownTag(let name, _),
      .syntax(.invalidPath(let name, _)), .syntax(.unresolvedSubscript(_, let name)):
      place.position(of: name)
    default: place.position(of: nil)
    }
  }
}

extension TemplatePlace {
  /// Returns the position of a filter's name after a bar.
  fileprivate func position(ofFilter name: String) -> SourcePosition {
    for spaces in ["", " ", "  "] where contains("|\(spaces)\(name)") {
      let bar = position(of: "|\(spaces)\(name)")
      return SourcePosition(
        path: bar.path, line: bar.line, column: bar.column + 1 + spaces.utf8.count)
    }
    return position(of: name)
  }
}
