/// The selector pieces that form a name, after errors and completion handlers are removed.
struct SelectorPieces {
  /// The first piece.
  private(set) var first: WordList
  /// The pieces of the parameters; that of the first one is in `first`.
  private(set) var labels: [String]
  /// The index of the parameter after the first piece, if it remains.
  private(set) var firstParameter: Int?
  /// The suffix to append to the base name after splitting.
  private(set) var suffixOfBaseName = ""
  /// The label of a parameter of type `Void`, which distinguishes an initializer from others:
  /// `init(error: ())`.
  private(set) var voidLabel: String?

  init(
    _ method: ObjCMethod, context: ObjCContext, error: ErrorParameter?,
    handler: CompletionHandlerParameter?
  ) {
    first = WordList(method.name)
    labels = method.parameters.map(\.piece)
    firstParameter = method.parameters.isEmpty ? nil : 0
    if let error { drop(error, of: method, in: context) }
    if let handler { drop(handler) }
    if method.isInitializer, firstParameter == nil, !firstOfInitializer.isEmpty {
      voidLabel = firstOfInitializer.lowered
    }
  }

  /// The part after `init` in the first piece, without a `With`, unless a keyword would remain.
  /// As observed in the compiler, the `With` of `Without` is removed, too.
  var firstOfInitializer: WordList {
    let label = first.joined.dropFirst("init".count)
    guard label.hasPrefix("With") else { return WordList(String(label)) }
    let rest = String(label.dropFirst("With".count))
    return WordList(Keyword.contains(rest.withLowercaseFirstWord) ? String(label) : rest)
  }

  /// Removes the error: its selector piece, or `WithError` or `AndReturnError` in the first piece;
  /// as observed in the compiler, not if a method with the remaining selector exists.
  private mutating func drop(
    _ error: ErrorParameter, of method: ObjCMethod, in context: ObjCContext
  ) {
    let selectors = method.isClassMethod ? context.classSelectors : context.instanceSelectors
    if error.index > 0 {
      let rest = method.parameters.indices.filter { $0 != error.index }
      let selector = rest.map { labels[$0] + ":" }.joined()
      if selectors.contains(selector) {
        voidLabel = WordList(labels[error.index]).lowered
      }
      return
    }
    firstParameter = nil
    if method.isInitializer { return }
    for ending in [["With", "Error"], ["And", "Return", "Error"]]
    where first.words.suffix(ending.count).map(String.init) == ending {
      let rest = WordList(words: first.words.dropLast(ending.count))
      if rest.isEmpty || selectors.contains(rest.joined) { return }
      first = rest
    }
  }

  /// Removes the completion handler, and the phrase that names it.
  private mutating func drop(_ handler: CompletionHandlerParameter) {
    if handler.index == 0 {
      first = WordList(String(first.joined.dropLast(handler.droppedPhrase)))
      firstParameter = nil
    } else if let suffix = handler.suffixOfBaseName {
      suffixOfBaseName = suffix.withCapitalFirstLetter
    }
  }
}
