/// Lines of generated source, each with the part of a case that it belongs to.
struct SourceText {
  /// What a line belongs to.
  struct Owner: Hashable {
    /// The number of the case.
    var number: Int
    /// The name of the protocol that declares the requirement, and its index; nil for what is not one.
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

  /// Returns the text with empty lines in place of those of other cases.
  func keeping(_ numbers: Set<Int>) -> SourceText {
    var result = self
    for (line, owner) in owners where !numbers.contains(owner.number) {
      result.lines[line - 1] = ""
    }
    return result
  }

  /// Returns the owner of a line, from one on.
  func owner(of line: Int) -> Owner? { owners[line] }

  /// Returns the text of an existing file, whose lines after the heading of a mock belong to its case.
  static func mocks(_ text: String) -> SourceText {
    var result = SourceText()
    var owner: Owner?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let heading = line.firstMatch(of: /^ *\/\/ MARK: - (.*)$/) {
        owner = heading.1.firstMatch(of: /P(\d+)[A-C]$/).flatMap { Int($0.1) }.map {
          Owner(number: $0)
        }
      }
      // A block of `#if` may hold several mocks, and begins before the heading of the first.
      if let owner, !line.hasPrefix("#") { result.add(line, owner) } else { result.add(line) }
    }
    return result
  }
}
