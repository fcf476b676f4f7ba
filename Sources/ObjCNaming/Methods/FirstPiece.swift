/// The first selector piece, split into a base name and the label of the first argument.
///
/// SE-0005, "Add First Argument Labels". The compiler splits every first piece, with some
/// exceptions; both were observed.
struct FirstPiece: Sendable, Hashable {
  /// The name of the method.
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
    let isPair = index.map { Self.isPair(piece.words, $0) } == true
    if !losesPreposition, !isPair, index ?? piece.count - 2 == piece.count - 2, splitCoordinate() {
      return
    }
    guard let index else { return }
    baseName = WordList(words: piece.words[..<index])
    label = WordList(words: piece.words[index...])
    // SE-0005: a label that begins with "with" loses it; the compiler does so with
    // "using", too, and for functions with and without default, but not for a zone.
    if losesPreposition, label.words != ["With", "Zone"] {
      label = WordList(words: label.words.dropFirst())
    }
  }

  /// Splits `popViewAnimated:` into `popView(animated:)` if the parameter is a Boolean.
  private mutating func splitAnimated(_ type: ObjCType) -> Bool {
    guard baseName.words.last == "Animated", ObjCTypeName(type)?.text == "Bool" else {
      return false
    }
    label = WordList(words: baseName.words.suffix(1))
    baseName = WordList(words: baseName.words.dropLast())
    return true
  }

  /// Returns whether the parameter is the sender of an action, which is not split:
  /// `moveToTop:(id)sender` is `moveToTop(_:)`.
  private static func isSender(_ parameter: ObjCParameter) -> Bool {
    guard parameter.name == "sender", let name = ObjCTypeName(parameter.value.type) else {
      return false
    }
    return name.text == "Object" || name.text == "NSObject"
  }

  /// Returns the index of the last preposition if the piece is split there, or of the preposition
  /// before `Of` (`insideOf`).
  private static func lastPreposition(of piece: WordList) -> Int? {
    let words = piece.words
    guard var index = words.indices.dropFirst().last(where: { isPreposition(words[$0]) }) else {
      return nil
    }
    if words[index] == "Of", let start = compoundWithOf(in: words, at: index) { index = start }
    let isCoordinate = index == words.count - 2 && words.last.map(isCoordinate) == true
    if isPair(words, index), !isCoordinate { index -= 1 }
    guard index > 0 else { return nil }
    if unsplit.contains(where: { words[index...].starts(with: $0) }) { return nil }
    // "Plug in" is one word.
    if words[index] == "In", words[index - 1].lowercased() == "plug" { return nil }
    return canBeBaseName(words[..<index]) ? index : nil
  }

  /// Words that the compiler keeps together with the preposition after them.
  private static let pairs = [
    ["according", "to"], ["best", "matching"], ["bound", "by"], ["compatible", "with"],
    ["separated", "by"],
  ]

  /// Returns whether a preposition belongs to the word before it.
  private static func isPair(_ words: [Substring], _ index: Int) -> Bool {
    index > 0 && pairs.contains(words[index - 1...index].map { $0.lowercased() })
  }

  /// Words that the compiler keeps together with the previous word.
  private static let unsplit: [[Substring]] = [["With", "Error"], ["To", "Visible"]]

  private static func isCoordinate(_ word: Substring) -> Bool { ["X", "Y", "Z"].contains(word) }

  /// Returns the index of a preposition that belongs to the `Of` after it: `insideOf`, `byNameOf`.
  private static func compoundWithOf(in words: [Substring], at index: Int) -> Int? {
    let previous = words[..<index].lastIndex(where: isPreposition)
    return previous.flatMap { ["For", "Of"].contains(words[$0]) ? nil : $0 }
  }

  private static func isPreposition(_ word: Substring) -> Bool {
    PartOfSpeech(word) == .preposition
  }

  /// Returns whether a name is sufficient without the words that follow. Setters are never split.
  private static func canBeBaseName(_ words: ArraySlice<Substring>) -> Bool {
    switch words.first?.lowercased() {
    case "set": false
    case "get", "for", "using", "with": words.count > 2
    case "init": words.count > 1
    default: true
    }
  }

  /// Splits `loadAtX:y:` into `loadAt(x:y:)`: the preposition stays if the label is a coordinate.
  private mutating func splitCoordinate() -> Bool {
    let (base, last) = (baseName.words.dropLast(), baseName.words.last)
    guard let last, Self.isCoordinate(last), let before = base.last,
      Self.isPreposition(before), Self.canBeBaseName(base)
    else { return false }
    baseName = WordList(words: base)
    label = WordList(words: [last])
    return true
  }
}

extension ObjCType {
  /// Whether the type is a block or a pointer to a function.
  var isFunction: Bool {
    switch withoutAliases {
    case .block, .function: true
    default: false
    }
  }
}
