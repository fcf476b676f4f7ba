/// The instructions to tools in a line of a comment.
package struct MarkReading {
  /// The marks for a protocol.
  package private(set) var marks: [Mark] = []
  /// The name of the mock, if the line states one.
  package private(set) var mockName: String?
  /// The parts without a meaning.
  package private(set) var invalid: [InvalidMark] = []
  /// The words after `kagemusha:`.
  package private(set) var words: [String] = []
  /// The directive after `sourcery:`.
  package private(set) var directive: SourceryDirective?
  /// Whether the line is addressed to a tool.
  package private(set) var isMark = false

  /// Reads a line: `kagemusha: mock`, `@mockable(…)`, `sourcery: AutoMockable, name = "value"`.
  package init(_ line: String) {
    let line = line[...].trimmingBlanks
    if let words = Self.rest(of: line, after: "kagemusha:") {
      isMark = true
      self.words = words.split { $0 == "," || $0.isWhitespace }.map(String.init)
      marks = self.words.compactMap(Mark.init)
      invalid = self.words.filter { Mark(rawValue: $0) == nil }.map(InvalidMark.word)
    } else if let items = Self.rest(of: line, after: "sourcery:") {
      isMark = true
      let directive = SourceryDirective(items)
      if case .annotations(let annotations) = directive {
        marks = annotations.compactMap(Self.mark(ofAnnotation:))
      }
      self.directive = directive
    } else if let rest = Self.rest(of: line, after: "@mockable") {
      isMark = rest.first.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
      if isMark {
        marks.append(.mock)
        guard let name = Self.overridingName(in: rest) else { return }
        if name.isIdentifier {
          mockName = String(name)
        } else {
          invalid = [.mockName(String(name))]
        }
      }
    }
  }

  /// Returns the mark for an annotation of Sourcery: `AutoMockable`, `AutoMockable = true`, `skip`.
  package static func mark(ofAnnotation annotation: String) -> Mark? {
    let parts = annotation.split(separator: "=", maxSplits: 1).map(\.trimmingBlanks)
    guard let name = parts.first, parts.count == 1 || !["false", "0"].contains(parts[1]) else {
      return nil
    }
    switch name {
    case "AutoMockable": return .mock
    case "skip": return .skip
    default: return nil
    }
  }

  /// Returns the mark for an attribute, such as the macros of Mockable and Spyable.
  package static func mark(ofAttribute attribute: Attribute) -> Mark? {
    let name = attribute.name.split(separator: ".").last
    return ["Mockable", "Spyable", "Mocked", "AutoMockable"].contains(name) ? .mock : nil
  }

  /// Returns the name in Mockolo's `(override: name = FooMock)`.
  private static func overridingName(in options: Substring) -> Substring? {
    guard options.first == "(", let end = options.lastIndex(of: ")") else { return nil }
    let parts = options[..<end].dropFirst().split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0].trimmingBlanks == "override" else { return nil }
    for item in parts[1].split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(\.trimmingBlanks)
      if sides.count == 2, sides[0] == "name" { return sides[1] }
    }
    return nil
  }

  private static func rest(of line: Substring, after prefix: String) -> Substring? {
    line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : nil
  }
}

extension StringProtocol {
  /// Whether the text can name a type that is generated: letters, digits and `_`, without a digit at the start.
  package var isIdentifier: Bool {
    first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
