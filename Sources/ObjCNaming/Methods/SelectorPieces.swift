/// The selector pieces that a name is made of, once errors and completion handlers are gone.
struct SelectorPieces {
  /// The first piece.
  private(set) var first: WordList
  /// The piece of each parameter; the first one's is in `first`.
  private(set) var labels: [String]
  /// The index of the parameter behind the first piece, if it stays.
  private(set) var firstParameter: Int?
  /// Whether the first piece belongs to the first parameter that stays.
  private(set) var splitsFirst = true
  /// The label of the error, where it must stay (`init(error: ())`).
  private(set) var errorLabel: String?

  init(
    _ method: ObjCMethod, context: ObjCContext, error: ErrorParameter?, handler: CompletionHandler?
  ) {
    first = WordList(method.name)
    labels = method.parameters.map(\.piece)
    firstParameter = method.parameters.isEmpty ? nil : 0
    if let error { drop(error, of: method, in: context) }
    if let handler { drop(handler) }
  }

  /// The error goes: with its selector piece, or, from the first piece, with `WithError` or
  /// `AndReturnError`; as the compiler was seen to do, not where the selector that is left exists.
  private mutating func drop(
    _ error: ErrorParameter, of method: ObjCMethod, in context: ObjCContext
  ) {
    let selectors = method.isClassMethod ? context.classSelectors : context.instanceSelectors
    if error.index > 0 {
      let rest = method.parameters.indices.filter { $0 != error.index }
      let selector = rest.map { labels[$0] + ":" }.joined()
      if selectors.contains(selector) {
        errorLabel = WordList(labels[error.index]).lowered
      }
      return
    }
    firstParameter = nil
    if method.isInitializer {
      let rest = WordList(words: first.words.dropFirst())
      let label = rest.words.first == "With" ? WordList(words: rest.words.dropFirst()) : rest
      errorLabel = label.isEmpty ? nil : label.lowered
      return
    }
    for ending in [["With", "Error"], ["And", "Return", "Error"]]
    where first.words.suffix(ending.count).map(String.init) == ending {
      let rest = WordList(words: first.words.dropLast(ending.count))
      if rest.isEmpty || selectors.contains(rest.joined) { return }
      first = rest
    }
  }

  /// The completion handler goes, and so does the phrase that names it.
  private mutating func drop(_ handler: CompletionHandler) {
    if handler.index == 0 {
      first = WordList(String(first.joined.dropLast(handler.droppedPhrase)))
      firstParameter = nil
    } else if let suffix = handler.suffixOfBaseName {
      first = WordList(first.joined + suffix.withCapitalFirstLetter)
      splitsFirst = false
    }
  }
}
