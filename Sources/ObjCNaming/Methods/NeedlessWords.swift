/// Removes words from a name that only repeat a type.
///
/// SE-0005, "Prune redundant type names".
struct NeedlessWords {
  /// The role of a name.
  enum Role: Sendable, Hashable {
    /// The base name of a method, before its first parameter.
    case baseName
    /// An argument label.
    case label
    /// The label of the first argument, split off the base name; it may be removed completely.
    case splitLabel
    /// A property, or a method without parameters.
    case property
  }

  /// Removes the name of a type from the end of a name, or returns the name unchanged.
  ///
  /// SE-0005, "Pruning Restrictions": never all words; before a parameter only after a preposition,
  /// verb or gerund; never if a vacuous name remains.
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

  /// Returns whether a name is vacuous.
  ///
  /// SE-0005: "get", "set", "with", "for", "using"; in the compiler also another preposition alone.
  private static func isVacuous(_ name: WordList) -> Bool {
    guard name.count == 1, let word = name.words.first else { return false }
    return word == "get" || word == "set" || PartOfSpeech(word) == .preposition
  }

  /// Removes the name of the enclosing type from a base name if it follows a verb.
  ///
  /// SE-0005, "Pruning Steps"; in the compiler only at the end, and in any position of the name.
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

  /// Removes the name of the result from the start of a method that derives an object from the
  /// receiver: `colorWithAlpha:`, `stringByAddingX:` (SE-0005, "Pruning Steps" 1 and 2). As observed in the
  /// compiler, a letter with digits (`S3`, `H264`) is never removed.
  static func pruningHead(_ type: ObjCTypeName, from name: WordList) -> WordList {
    if startsWithLetterAndDigits(name.words) { return name }
    for end in name.words.indices.dropFirst().dropLast().reversed() {
      let head = WordList(words: name.words[..<end])
      guard PartOfSpeech(name.words[end]) == .preposition,
        TypeNameMatch(in: head).count(of: type) == end
      else { continue }
      return withoutHangingBy(WordList(words: name.words[end...]))
    }
    return name
  }

  /// Returns whether words begin with one like `S3`, or with a lowercase letter before one (`mP4`).
  private static func startsWithLetterAndDigits(_ words: [Substring]) -> Bool {
    guard let first = words.first else { return false }
    if first.dropFirst().first?.isNumber == true { return true }
    return first.count == 1 && first.allSatisfy(\.isLowercase)
      && words.dropFirst().first?.dropFirst().first?.isNumber == true
  }

  /// Removes a leading `By` before a gerund. As observed in the compiler, any word in `ing` is a
  /// gerund here.
  private static func withoutHangingBy(_ name: WordList) -> WordList {
    guard name.words.first == "By", name.count > 1, name.words[1].hasSuffix("ing") else {
      return name
    }
    return WordList(words: name.words.dropFirst())
  }
}
