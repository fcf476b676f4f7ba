import Foundation

/// What is checked of a tag before Stencil sees it, because Stencil would stop the process.
struct TagCheck {
  /// What is wrong with it.
  private(set) var fact: TemplateFact?
  /// How much deeper (or less deep) what follows it is nested.
  private(set) var nesting = 0
  /// Whether something is computed when it is rendered.
  private(set) var isRendered: Bool

  init(_ tag: String) {
    let content = tag.dropFirst(2).dropLast(2)
    isRendered = !tag.hasPrefix("{#")
    guard isRendered else { return }
    if tag.hasPrefix("{%") {
      let trimmed = content.drop { $0.isWhitespace || $0 == "-" || $0 == "+" }
      var words = trimmed.split(whereSeparator: \.isWhitespace).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "-+"))
      }[...]
      if let label = words.first, label.hasSuffix(":") { words.removeFirst() }
      let name = words.first ?? ""
      if name.hasPrefix("end") {
        nesting = -1
        isRendered = false
      } else if ["else", "empty"].contains(name) {
        isRendered = false
      } else if Self.openers.contains(name), !(name == "set" && words.count > 2) {
        nesting = 1
      }
    }
    check(content)
  }

  private static let openers: Set = [
    "if", "ifnot", "for", "filter", "block", "macro", "set", "map",
  ]

  private mutating func check(_ content: Substring) {
    var quote: Character?
    var parentheses = 0
    var isAfterBar = false
    for character in content {
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      if isAfterBar, !character.isWhitespace {
        if character == ":" || character == "|" || character == "," { fact = .missingFilterName }
        isAfterBar = false
      }
      switch character {
      case "'", "\"": quote = character
      case "|": isAfterBar = true
      case "(": parentheses += 1
      default: break
      }
    }
    if isAfterBar { fact = .missingFilterName }
    if parentheses > RenderLimits.nesting { fact = .nestedTooDeeply }
    checkRanges(content)
  }

  /// Stencil makes a list of a range, and stops the process at a number that is none.
  private mutating func checkRanges(_ content: Substring) {
    let parts = String(content).components(separatedBy: "...")
    guard parts.count == 2 else { return }
    let before = parts[0].split(separator: " ").last.map(String.init) ?? ""
    let after = parts[1].split(separator: " ").first.map(String.init) ?? ""
    for bound in [before, after] {
      if let number = Double(bound), !(abs(number) <= Double(RenderLimits.range)) {
        fact = .rangeTooLong
      }
    }
  }
}
