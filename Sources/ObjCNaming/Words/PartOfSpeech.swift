/// The part of speech of a word, as far as names depend on it.
///
/// SE-0005: the name of a type is removed only after a preposition, verb or gerund, and a first
/// selector piece is split at a preposition.
enum PartOfSpeech: Sendable, Hashable {
  case preposition
  case verb
  case gerund
  case other

  /// Classifies a word, ignoring case.
  init(_ word: some StringProtocol) {
    let word = word.lowercased()
    if Self.prepositions.contains(word) {
      self = .preposition
    } else if !Self.isVerb(word) {
      self = .other
    } else {
      self = word.hasSuffix("ing") ? .gerund : .verb
    }
  }

  /// Words that the compiler treats as prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static let verbs = Set(verbList.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Prefixes that make another verb of a verb, as observed in the compiler.
  private static let prefixes = ["re", "de", "auto"]

  private static func isVerb(_ word: String) -> Bool {
    if verbs.contains(word) { return true }
    if word.hasSuffix("ing"), isVerb(String(word.dropLast(3))) { return true }
    return prefixes.contains { word.hasPrefix($0) && isVerb(String(word.dropFirst($0.count))) }
  }
}
