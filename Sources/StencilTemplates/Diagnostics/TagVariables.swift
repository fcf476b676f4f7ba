/// The variables that a tag uses, and the names that it defines.
struct TagVariables {
  /// The first components of the variables in expressions, with their offsets in the tag.
  private(set) var used: [(name: String, offset: Int)] = []
  /// The keys of `argument` in expressions, with their offsets in the tag.
  private(set) var arguments: [(name: String, offset: Int)] = []
  /// The names that the tag defines.
  private(set) var defined: [String] = []
  /// The files that the tag reads, where they are written as text.
  private(set) var files: [String] = []
  /// Whether the tag defines names that only rendering tells.
  private(set) var isDynamic = false

  private let characters: [Character]

  /// Reads a tag with its delimiters.
  init(_ tag: String) {
    characters = Array(tag)
    guard characters.count >= 4 else { return }
    let content = 2..<(characters.count - 2)
    if tag.hasPrefix("{{") {
      readExpression(content)
    } else if tag.hasPrefix("{%") {
      readBlock(content)
    }
  }

  private mutating func readBlock(_ content: Range<Int>) {
    var words = words(in: content)[...]
    if let first = words.first, text(first).hasSuffix(":") {
      defined.append(String(text(words.removeFirst()).dropLast()))
    }
    guard let keyword = words.popFirst() else { return }
    let rest = keyword.upperBound..<content.upperBound
    switch text(keyword) {
    case "for":
      guard let separator = words.firstIndex(where: { text($0) == "in" }) else { return }
      for word in words[..<separator] {
        defined += text(word).split { ",()".contains($0) }.map(String.init)
      }
      readExpression(words[separator].upperBound..<content.upperBound)
    case "if", "elif", "ifnot": readExpression(rest)
    case "set":
      guard let name = words.popFirst() else { return }
      defined.append(text(name))
      readExpression(name.upperBound..<content.upperBound)
    case "macro": defined += words.map(text)
    case "call":
      guard let name = words.popFirst() else { return }
      readExpression(name.upperBound..<content.upperBound)
    case "map":
      guard let list = words.popFirst() else { return }
      readExpression(list)
      defined += words.map(text)
    case "include", "import", "extends":
      guard let name = words.popFirst() else { return }
      isDynamic = !words.isEmpty || !characters[name.lowerBound].isQuote
      files.append(String(text(name).dropFirst().dropLast()))
    default: return
    }
  }

  /// Returns the words of a tag; what stands in quotation marks belongs to one word.
  private func words(in content: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    var quote: Character?
    for index in content {
      let character = characters[index]
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      let isControl = start == nil && (character == "-" || character == "+")
      if character.isWhitespace || isControl {
        if let first = start { words.append(first..<index) }
        start = nil
        continue
      }
      if character.isQuote { quote = character }
      start = start ?? index
    }
    if let first = start { words.append(first..<content.upperBound) }
    return words
  }

  /// Notes the variables of an expression: all names but those of filters, operators and literals.
  private mutating func readExpression(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let character = characters[index]
      if character.isQuote {
        index =
          (characters[(index + 1)..<range.upperBound].firstIndex(of: character)
            ?? range.upperBound - 1) + 1
      } else if character.isLetter || character == "_" {
        let end =
          characters[index..<range.upperBound].firstIndex { !$0.isInName } ?? range.upperBound
        let before = characters[..<index].last { !$0.isWhitespace && $0 != "!" }
        let isRoot = characters[index - 1] != "." && before != "|"
        let name = String(characters[index..<end])
        if isRoot, !Self.words.contains(name) { used.append((name, index)) }
        if isRoot, name == "argument" { readArgument(at: end, in: range) }
        index = end
      } else if character.isNumber {
        index =
          characters[index..<range.upperBound].firstIndex { !$0.isInName }
          ?? range.upperBound
      } else {
        index += 1
      }
    }
  }

  /// Notes the key after `argument`.
  private mutating func readArgument(at index: Int, in range: Range<Int>) {
    guard index + 1 < range.upperBound, characters[index] == "." else { return }
    let name = characters[(index + 1)..<range.upperBound].prefix(while: \.isInName)
    if !name.isEmpty { arguments.append((String(name), index + 1)) }
  }

  private static let words: Set = [
    "and", "or", "not", "in", "where", "true", "false", "nil", "none", "null", "if", "else",
  ]

  private func text(_ range: Range<Int>) -> String { String(characters[range]) }
}

extension Character {
  /// Whether the character begins and ends a text.
  fileprivate var isQuote: Bool { self == "\"" || self == "'" }

  /// Whether the character may stand in a name.
  fileprivate var isInName: Bool { isLetter || isNumber || self == "_" }
}
