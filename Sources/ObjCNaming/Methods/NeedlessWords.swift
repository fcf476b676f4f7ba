/// Takes the words off a name that only repeat a type.
///
/// SE-0005, "Prune redundant type names".
struct NeedlessWords {
  /// Where a name stands.
  enum Role: Sendable, Hashable {
    /// The base name of a method, before its first parameter.
    case baseName
    /// An argument label.
    case label
    /// The first argument's label, split off the base name; it may go as a whole.
    case splitLabel
    /// A property, or a method without parameters.
    case property
  }

  /// Prunes a type's name from the end of a name, or returns the name as it is.
  ///
  /// SE-0005, "Pruning Restrictions": never all words; before a parameter only behind a
  /// preposition, verb or gerund; never down to a name that says nothing.
  static func pruning(_ type: ObjCTypeName?, from name: WordList, as role: Role) -> WordList {
    guard let type else { return name }
    let kept = name.words.dropLast(TypeNameMatch(in: name).count(of: type))
    guard kept.count < name.count else { return name }
    let rest = WordList(words: kept)
    guard let last = kept.last else { return role == .splitLabel ? rest : name }
    if role != .property, PartOfSpeech(last) == .other { return name }
    if role == .baseName || role == .property, isVacuous(rest) { return name }
    return rest
  }

  /// SE-0005: never "get", "set", "with", "for", "using"; nor another preposition alone, as the
  /// compiler was seen to do.
  private static func isVacuous(_ name: WordList) -> Bool {
    guard name.count == 1, let word = name.words.first else { return false }
    return word == "get" || word == "set" || PartOfSpeech(word) == .preposition
  }

  /// Prunes the name of the enclosing type from a base name, where it stands behind a verb.
  ///
  /// SE-0005, "Pruning Steps"; as the compiler was seen to do, only where it stands last, and
  /// anywhere in the name.
  static func pruningContext(_ context: ObjCTypeName, from name: WordList) -> WordList {
    for end in name.words.indices.dropFirst().reversed() {
      let head = WordList(words: name.words[...end])
      let count = TypeNameMatch(in: head).count(of: context)
      guard count > 0 else { continue }
      let kept = head.words.dropLast(count)
      guard let last = kept.last, PartOfSpeech(last) == .verb else { return name }
      let rest = WordList(words: kept + name.words[(end + 1)...])
      return isVacuous(rest) ? name : rest
    }
    return name
  }

  /// Prunes the result's name from the head of a method that makes something out of the receiver:
  /// `colorWithAlpha:`, `stringByAddingX:` (SE-0005, "Pruning Steps" 1 and 2).
  static func pruningHead(_ type: ObjCTypeName, from name: WordList) -> WordList {
    for end in name.words.indices.dropFirst().dropLast().reversed() {
      let head = WordList(words: name.words[..<end])
      guard PartOfSpeech(name.words[end]) == .preposition,
        TypeNameMatch(in: head).count(of: type) == end
      else { continue }
      return withoutHangingBy(WordList(words: name.words[end...]))
    }
    return name
  }

  /// Any word with `ing` is a gerund here, as the compiler was seen to do.
  private static func withoutHangingBy(_ name: WordList) -> WordList {
    guard name.words.first == "By", name.count > 1, name.words[1].hasSuffix("ing") else {
      return name
    }
    return WordList(words: name.words.dropFirst())
  }
}
