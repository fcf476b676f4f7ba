/// Lines of generated source, each with the part of a case that it belongs to.
struct SourceText {
  /// The part of a case that a line belongs to.
  struct Owner: Hashable {
    /// The number of the case.
    var number: Int
    /// The protocol that declares the requirement, and its index; nil for other lines.
    var requirement: Requirement?

    /// A requirement of a protocol of the case.
    struct Requirement: Hashable {
      var type: String
      var index: Int
    }
  }

  /// The lines.
  private(set) var lines: [String] = []
  private var owners: [Int: Owner] = [:]

  /// The text of a file.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds lines without an owner.
  mutating func add(_ text: String) {
    lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Adds a line.
  mutating func add(_ line: String, _ owner: Owner) {
    lines.append(line)
    owners[lines.count] = owner
  }

  /// Returns the text with the lines of other cases emptied.
  func keeping(_ numbers: Set<Int>) -> SourceText {
    var result = self
    for (line, owner) in owners where !numbers.contains(owner.number) {
      result.lines[line - 1] = ""
    }
    return result
  }

  /// Returns the owner of a line, counted from 1.
  func owner(of line: Int) -> Owner? { owners[line] }

  /// Returns a generated file as text, in which the lines after the heading of a mock belong to its
  /// case.
  static func mocks(_ text: String) -> SourceText {
    var result = SourceText()
    var owner: Owner?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let heading = line.firstMatch(of: /^ *\/\/ MARK: - (.*)$/) {
        owner = heading.1.firstMatch(of: /P(\d+)[A-C]$/).flatMap { Int($0.1) }.map {
          Owner(number: $0)
        }
      }
      // An `#if` block can contain several mocks, and begins before the heading of the first.
      if let owner, !line.hasPrefix("#") { result.add(line, owner) } else { result.add(line) }
    }
    return result
  }
}
