/// A part of the text of a template.
enum TemplateToken {
  case text(String)
  case tag(TagToken)
}

/// A tag that computes something: `{{ … }}` or `{% … %}`.
struct TagToken {
  let isBlock: Bool
  /// The label of a loop, without its colon; nil if there is none.
  let label: String?
  /// The words after the label; quoted texts and expressions with filters are one word each.
  let words: [String]
  /// The number of its place in the session.
  let place: Int

  /// The first word of a block tag, which gives its kind; an empty text for `{{ … }}`.
  var name: String { isBlock ? words.first ?? "" : "" }

  /// Creates a tag.
  ///
  /// - Parameter content: The text between its delimiters.
  init(isBlock: Bool, content: String, place: Int) {
    var words = ExpressionWords.split(content, by: " ")
    var label: String?
    if isBlock, words.count > 1, let first = words.first, first.hasSuffix(":") {
      label = String(words.removeFirst().dropLast())
    }
    self.isBlock = isBlock
    self.label = label
    self.words = words
    self.place = place
  }
}
