import Basics
import DeclarationModel

/// The build settings of a target, in levels. Each level may refer to the value of the level below by `$(inherited)`.
struct XcodeBuildSettings: Sendable {
  /// The condition of an assignment, such as `[sdk=iphoneos*]`, which another build may not meet.
  private enum Condition: Sendable {
    case none, some
    /// The assignment is a default of the build system.
    case builtIn
  }

  /// An assignment of a key, for which the last assignment counts.
  private struct Assignment: Sendable {
    var key: String
    var value: String
    var condition: Condition
  }

  private var assignments: [Assignment]
  private let configuration: String

  /// Creates settings with the defaults of the build system.
  init(builtIn: [String: String], configuration: String) {
    assignments = builtIn.sorted { $0.key < $1.key }
      .map { Assignment(key: $0.key, value: $0.value, condition: .builtIn) }
    self.configuration = configuration
  }

  /// Adds a level.
  ///
  /// An assignment for another configuration does not count. An assignment with another condition counts only if
  /// there is none without a condition.
  mutating func add(_ level: [(key: String, value: String)]) {
    for (text, value) in level {
      let parts = text.split(separator: "[")
      guard let key = parts.first else { continue }
      let conditions = parts.dropFirst().flatMap {
        $0.split(separator: "]").first?.split(separator: ",") ?? []
      }
      .map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
      let configurations = conditions.filter { $0.first == "config" }
      guard configurations.allSatisfy({ Glob($0.last ?? "").matches(configuration) }) else {
        continue
      }
      assignments.append(
        Assignment(
          key: String(key.trimmingBlanks), value: value,
          condition: configurations.count < conditions.count ? .some : .none))
    }
  }

  /// The value of a setting; empty if the setting has none.
  subscript(key: String) -> String { value(of: key, below: assignments.count, depth: 0) }

  /// Returns whether a setting is `YES`.
  func isOn(_ key: String) -> Bool { self[key] == "YES" }

  private static let brackets: [Character: Character] = ["(": ")", "{": "}"]
  /// The largest number of nested references, so that a circular one ends.
  private static let depth = 16

  private func value(of key: String, below end: Int, depth: Int) -> String {
    // A conditional assignment of the project is a better guess than the default of the build system.
    let index =
      assignments[..<end].lastIndex { $0.key == key && $0.condition == .none }
      ?? assignments[..<end].lastIndex { $0.key == key && $0.condition == .some }
      ?? assignments[..<end].lastIndex { $0.key == key }
    guard let index, depth < Self.depth else { return "" }
    return expanded(assignments[index].value[...], of: key, below: index, depth: depth + 1)
  }

  /// Returns a text with each `$(NAME)`, `${NAME}` and `$(NAME:operator)` replaced by its value.
  private func expanded(
    _ text: Substring, of key: String, below end: Int, depth: Int
  ) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      let open = rest.index(after: start)
      guard open < rest.endIndex, let close = Self.brackets[rest[open]],
        let last = closing(of: rest[open...], close)
      else {
        result += rest[start..<open]
        rest = rest[open...]
        continue
      }
      let inner = expanded(
        rest[rest.index(after: open)..<last], of: key, below: end, depth: depth + 1)
      let words = inner.split(separator: ":", maxSplits: 1).map(String.init)
      let name = words.first ?? ""
      let found =
        name == "inherited" || name == key
        ? value(of: key, below: end, depth: depth + 1)
        : value(of: name, below: assignments.count, depth: depth + 1)
      result += words.dropFirst().flatMap { $0.split(separator: ":") }
        .reduce(found) { Self.applied(String($1), to: $0) }
      rest = rest[rest.index(after: last)...]
    }
    return result + rest
  }

  private func closing(of text: Substring, _ close: Character) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == text[text.startIndex] { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the result of an operator on a value; an operator that does not affect names returns the value
  /// unchanged.
  private static func applied(_ name: String, to value: String) -> String {
    switch name {
    case "c99extidentifier", "identifier": ModuleName.ofProduct(value)
    case "rfc1034identifier":
      String(value.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case _ where name.hasPrefix("default="):
      value.isEmpty ? String(name.dropFirst("default=".count)) : value
    default: value
    }
  }
}
