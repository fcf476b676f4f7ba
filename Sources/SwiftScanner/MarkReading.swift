import DeclarationModel

/// What a line of a comment says about mocks.
struct MarkReading {
  /// What it asks for.
  private(set) var marks: [Mark] = []
  /// Words that mean nothing.
  private(set) var unknown: [String] = []
  /// Whether the line is addressed to a tool.
  private(set) var isMark = false

  /// Reads a line: `kagemusha: mock`, `@mockable(…)`, `sourcery: AutoMockable, name = "value"`.
  init(_ line: String) {
    let line = Self.trimmed(line[...])
    if let words = Self.rest(of: line, after: "kagemusha:") {
      isMark = true
      for word in words.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
        if let mark = Mark(rawValue: String(word)) {
          marks.append(mark)
        } else {
          unknown.append(String(word))
        }
      }
    } else if let items = Self.rest(of: line, after: "sourcery:") {
      isMark = true
      for item in items.split(separator: ",") {
        switch Self.trimmed(item.prefix { $0 != "=" }) {
        case "AutoMockable": marks.append(.mock)
        case "skip": marks.append(.skip)
        default: break
        }
      }
    } else if let rest = Self.rest(of: line, after: "@mockable") {
      isMark = rest.first.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
      if isMark { marks.append(.mock) }
    }
  }

  private static func rest(of line: Substring, after prefix: String) -> Substring? {
    line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
