import DeclarationModel
import Basics
import Stencil

extension TemplateFailure {
  /// Creates a failure from an error of Stencil, or from one of ours that was passed through
  /// Stencil.
  init(_ error: any Error, in session: RenderSession, _ source: TemplateSource) {
    if let failure = error as? TemplateFailure ?? session.pendingFailure {
      self = failure
      return
    }
    let start = SourcePosition(path: source.path, line: 1, column: 1)
    let syntax = error as? TemplateSyntaxError
    let token = syntax?.token ?? syntax?.stackTrace.last
    if let fact = error as? TemplateFact ?? session.pendingFact {
      self.init(
        fact: fact,
        position: session.currentPlace?.position(of: fact.needle) ?? start)
      return
    }
    let reason = syntax?.reason ?? "\(error)"
    // While a template is being rendered, what is being rendered says more than the token does.
    let place = session.currentPlace ?? session.place(of: token)
    let words = reason.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    let name = words.count > 2 ? words[1] : ""
    if reason.hasPrefix("Unknown filter ") {
      let nearest = NameSuggestions(candidates: TemplateExtension.filterNames).nearest(to: name)
      self.init(
        fact: .unknownFilter(name, nearest: nearest),
        position: place?.position(ofFilter: name) ?? start)
    } else if reason.hasPrefix("Unknown template tag ") {
      let nearest = NameSuggestions(candidates: TemplateExtension.tagNames).nearest(to: name)
      self.init(
        fact: .unknownTag(name, nearest: nearest), position: place?.position(of: name) ?? start)
    } else {
      self.init(
        fact: .syntax(reason), position: place?.position(of: token?.contents) ?? start)
    }
  }
}

extension TemplateFact {
  /// The text to search for in the tag with the error.
  fileprivate var needle: String? {
    switch self {
    case .missingInclude(let name), .outsideInclude(let name), .unreadableInclude(let name): name
    case .unknownMacro(let name): name
    case .wrongInput(let filter, _), .wrongArgument(let filter, _): filter
    default: nil
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
