extension String {
  /// The identifier with its first word, or the initials it begins with, in lower case: `url`,
  /// `urlSession`, `urls`, `xYz`.
  ///
  /// SE-0005 has initialisms in lower case at the beginning of a name; where they end is what the
  /// compiler was seen to do.
  var withLowercaseFirstWord: String {
    let characters = Array(self)
    let capitals = characters.prefix { $0.isASCIICapital }.count
    guard capitals > 0 else { return self }
    let rest = characters[capitals...]
    let isWord = capitals == 1 || rest.first?.isLowercase != true
    let isPlural =
      rest.first == "s" && (rest.count == 1 || rest[rest.startIndex + 1].isASCIICapital)
    let lowered = isWord || isPlural ? capitals : capitals - 1
    return String(characters[..<lowered]).lowercased() + String(characters[lowered...])
  }

  /// The identifier with a capital first letter.
  var withCapitalFirstLetter: String { prefix(1).uppercased() + dropFirst() }
}
