/// The first selector piece, split into a base name and the first argument's label.
///
/// SE-0005, "Add First Argument Labels"; that every first piece is split, and where it is not, is
/// what the compiler was seen to do.
struct FirstPiece: Sendable, Hashable {
  /// What the method is called.
  private(set) var baseName: WordList
  /// The label; empty if there is none.
  private(set) var label: WordList

  /// Splits a piece before its last preposition.
  init(_ piece: WordList, parameter: ObjCValue, hasDefault: Bool) {
    baseName = piece
    label = WordList(words: [])
    guard !splitAnimated(parameter.type), let index = Self.lastPreposition(of: piece) else {
      return
    }
    baseName = WordList(words: piece.words[..<index])
    label = WordList(words: piece.words[index...])
    if hasDefault || parameter.type.isFunction {
      dropWith(parameter.type, hasDefault: hasDefault)
    } else {
      moveCoordinate()
    }
  }

  /// `popViewAnimated:` is `popView(animated:)`, where the parameter is a Boolean.
  private mutating func splitAnimated(_ type: ObjCType) -> Bool {
    guard baseName.words.last == "Animated", TypeName(type)?.text == "Bool" else { return false }
    label = WordList(words: baseName.words.suffix(1))
    baseName = WordList(words: baseName.words.dropLast())
    return true
  }

  /// The last preposition, where the piece is to be split there; together with one before `Of`
  /// (`insideOf`).
  private static func lastPreposition(of piece: WordList) -> Int? {
    let words = piece.words
    if words.suffix(2) == ["With", "Error"] { return nil }
    guard var index = words.indices.dropFirst().last(where: { isPreposition(words[$0]) }) else {
      return nil
    }
    if index > 1, words[index] == "Of", isPreposition(words[index - 1]),
      !["For", "Of"].contains(words[index - 1])
    {
      index -= 1
    }
    return canBeBaseName(words[..<index]) ? index : nil
  }

  private static func isPreposition(_ word: Substring) -> Bool {
    PartOfSpeech(word) == .preposition
  }

  /// Whether a name says enough without what follows. Setters are never split.
  private static func canBeBaseName(_ words: ArraySlice<Substring>) -> Bool {
    switch words.first?.lowercased() {
    case "set": false
    case "get", "for", "using", "with": words.count > 2
    case "init": words.count > 1
    default: true
    }
  }

  /// SE-0005: a label that begins with "with" loses it; the compiler was seen to do so with "using",
  /// too, and for functions with and without default, but not for a zone.
  private mutating func dropWith(_ type: ObjCType, hasDefault: Bool) {
    guard label.words.first == "With" || label.words.first == "Using" else { return }
    if label.words == ["With", "Zone"] { return }
    label = WordList(words: label.words.dropFirst())
    guard !hasDefault, let name = TypeName(type) else { return }
    if TypeNameMatch(in: label).count(of: name) == label.count { label = WordList(words: []) }
  }

  /// `loadAtX:y:` is `loadAt(x:y:)`: the preposition stays where the label is a coordinate.
  private mutating func moveCoordinate() {
    guard label.count == 2, ["X", "Y", "Z"].contains(label.words[1]) else { return }
    baseName = WordList(words: baseName.words + [label.words[0]])
    label = WordList(words: [label.words[1]])
  }
}

extension ObjCType {
  /// Whether it is a block or a pointer to a function.
  var isFunction: Bool {
    switch withoutAliases {
    case .block, .function: true
    default: false
    }
  }
}
