/// The words of an identifier in camel case: `loadURLRequest` is `load`, `URL`, `Request`.
///
/// SE-0005, "Matching": a word starts with a capital letter. As observed in the compiler, a
/// sequence of capitals is one word, together with the `s` of a plural (`URLs`), a digit counts as a lowercase letter
/// (`SH`, `A256`), and an underscore is a word.
struct WordList: Sendable, Hashable {
  private(set) var words: [Substring]

  /// Splits an identifier.
  init(_ text: String) {
    words = []
    let characters = Array(text)
    var start = text.startIndex
    for index in characters.indices.dropFirst() where Self.isBoundary(characters, at: index) {
      let end = text.index(text.startIndex, offsetBy: index)
      words.append(text[start..<end])
      start = end
    }
    if start < text.endIndex { words.append(text[start...]) }
  }

  /// Creates a list of words.
  init(words: some Sequence<Substring>) { self.words = Array(words) }

  /// The words joined to an identifier.
  var joined: String { words.joined() }
  /// The identifier with a lowercase first word.
  var lowered: String { joined.withLowercaseFirstWord }
  var isEmpty: Bool { words.isEmpty }
  var count: Int { words.count }

  private static func isBoundary(_ text: [Character], at index: Int) -> Bool {
    let (previous, current) = (text[index - 1], text[index])
    if previous == "_" || current == "_" { return true }
    guard current.isASCIICapital else { return false }
    guard previous.isASCIICapital else { return true }
    guard index + 1 < text.count, text[index + 1].isLowercase || text[index + 1].isNumber else {
      return false
    }
    return !isPluralOfInitials(text, endingAt: index + 1)
  }

  /// Returns whether the `s` at an index is the plural of an initialism, as in `URLs`.
  private static func isPluralOfInitials(_ text: [Character], endingAt index: Int) -> Bool {
    text[index] == "s" && (index + 1 == text.count || text[index + 1].isASCIICapital)
  }
}

extension Character {
  var isASCIICapital: Bool { ("A"..."Z").contains(self) }
}
