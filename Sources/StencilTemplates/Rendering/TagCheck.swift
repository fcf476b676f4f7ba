import Foundation

/// Checks a tag before Stencil parses it, for errors that make Stencil stop the process.
struct TagCheck {
  /// The error; nil if there is none.
  private(set) var fact: TemplateFact?
  /// The change of the nesting level after the tag.
  private(set) var nesting = 0
  /// The word that says what the tag does; nil for a variable.
  private(set) var name: String?
  /// Whether the tag computes something when it is rendered.
  private(set) var isRendered: Bool

  init(_ tag: String) {
    let content = tag.dropFirst(2).dropLast(2)
    isRendered = !tag.hasPrefix("{#")
    guard isRendered else { return }
    if tag.hasPrefix("{%") {
      let trimmed = content.drop { $0.isWhitespace || $0 == "-" || $0 == "+" }
      var words = trimmed.split(whereSeparator: \.isWhitespace).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "-+"))
      }.filter { !$0.isEmpty }[...]
      if let label = words.first, label.hasSuffix(":") { words.removeFirst() }
      let name = words.first ?? ""
      self.name = name
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

  /// Returns the tags that a closing tag may close; nil if it closes none that are known.
  static func closed(by name: String) -> [String]? {
    guard name.hasPrefix("end") else { return nil }
    let opener = String(name.dropFirst(3))
    guard openers.contains(opener) else { return nil }
    return opener == "if" ? ["if", "ifnot"] : [opener]
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

  /// Checks the bounds of ranges. Stencil creates a list of each range, and stops the process if a
  /// bound is not a number.
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
