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
  init(_ piece: WordList, parameter: ObjCParameter, hasDefault: Bool) {
    baseName = piece
    label = WordList(words: [])
    let type = parameter.value.type
    guard !splitAnimated(type), !Self.isSender(parameter) else { return }
    let index = Self.lastPreposition(of: piece)
    let isHollow = index.map { ["With", "Using"].contains(piece.words[$0]) } == true
    let losesPreposition = isHollow && (hasDefault || type.isFunction)
    if !losesPreposition, index ?? piece.count - 2 == piece.count - 2, splitCoordinate() { return }
    guard let index else { return }
    baseName = WordList(words: piece.words[..<index])
    label = WordList(words: piece.words[index...])
    // SE-0005: a label that begins with "with" loses it; the compiler was seen to do so with
    // "using", too, and for functions with and without default, but not for a zone.
    if losesPreposition, label.words != ["With", "Zone"] {
      label = WordList(words: label.words.dropFirst())
    }
  }

  /// `popViewAnimated:` is `popView(animated:)`, where the parameter is a Boolean.
  private mutating func splitAnimated(_ type: ObjCType) -> Bool {
    guard baseName.words.last == "Animated", ObjCTypeName(type)?.text == "Bool" else {
      return false
    }
    label = WordList(words: baseName.words.suffix(1))
    baseName = WordList(words: baseName.words.dropLast())
    return true
  }

  /// Actions are not split: `moveToTop:(id)sender` is `moveToTop(_:)`.
  private static func isSender(_ parameter: ObjCParameter) -> Bool {
    guard parameter.name == "sender", let name = ObjCTypeName(parameter.value.type) else {
      return false
    }
    return name.text == "Object" || name.text == "NSObject"
  }

  /// The last preposition, where the piece is to be split there; together with one before `Of`
  /// (`insideOf`).
  private static func lastPreposition(of piece: WordList) -> Int? {
    let words = piece.words
    guard var index = words.indices.dropFirst().last(where: { isPreposition(words[$0]) }) else {
      return nil
    }
    if words[index] == "Of", let start = compoundWithOf(in: words, at: index) { index = start }
    if words[..<index].last == "Best", words[index] == "Matching" { index -= 1 }
    guard index > 0 else { return nil }
    if unsplit.contains(where: { words[index...].starts(with: $0) }) { return nil }
    return canBeBaseName(words[..<index]) ? index : nil
  }

  /// Words that the compiler was seen to leave together with what is before them.
  private static let unsplit: [[Substring]] = [["With", "Error"], ["To", "Visible"]]

  /// The preposition before an `Of`, which it belongs to: `insideOf`, `byNameOf`.
  private static func compoundWithOf(in words: [Substring], at index: Int) -> Int? {
    let previous = words[..<index].lastIndex(where: isPreposition)
    return previous.flatMap { ["For", "Of"].contains(words[$0]) ? nil : $0 }
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

  /// `loadAtX:y:` is `loadAt(x:y:)`: the preposition stays where the label is a coordinate.
  private mutating func splitCoordinate() -> Bool {
    let (base, last) = (baseName.words.dropLast(), baseName.words.last)
    guard let last, ["X", "Y", "Z"].contains(last), let before = base.last,
      Self.isPreposition(before), Self.canBeBaseName(base)
    else { return false }
    baseName = WordList(words: base)
    label = WordList(words: [last])
    return true
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
