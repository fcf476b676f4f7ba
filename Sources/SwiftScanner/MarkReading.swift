import DeclarationModel

/// What a line of a comment says to tools.
struct MarkReading {
  /// What it asks for of a protocol.
  private(set) var marks: [Mark] = []
  /// Words that mean nothing for a protocol.
  private(set) var unknown: [String] = []
  /// What follows `kagemusha:`.
  private(set) var words: [String] = []
  /// What follows `sourcery:`.
  private(set) var directive: SourceryDirective?
  /// Whether the line is addressed to a tool.
  private(set) var isMark = false

  /// Reads a line: `kagemusha: mock`, `@mockable(…)`, `sourcery: AutoMockable, name = "value"`.
  init(_ line: String) {
    let line = line[...].trimmingBlanks
    if let words = Self.rest(of: line, after: "kagemusha:") {
      isMark = true
      self.words = words.split { $0 == "," || $0.isWhitespace }.map(String.init)
      marks = self.words.compactMap(Mark.init)
      unknown = self.words.filter { Mark(rawValue: $0) == nil }
    } else if let items = Self.rest(of: line, after: "sourcery:") {
      isMark = true
      directive = SourceryDirective(items)
      for item in items.split(separator: ",") {
        switch item.prefix(while: { $0 != "=" }).trimmingBlanks {
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
}
