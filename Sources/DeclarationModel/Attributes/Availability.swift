/// What an `@available(…)` says.
package struct Availability: Sendable, Hashable {
  /// What an attribute says of a platform, a language mode or a package, each without its version.
  package enum Event: String, Sendable, Hashable {
    case introduced, deprecated, obsoleted, unavailable, noasync
  }

  /// One statement: `iOS 16`, `deprecated`, `introduced: 13`.
  package struct Clause: Sendable, Hashable {
    /// What is said.
    package var event: Event
    /// The platform: `iOS`, `swift`; nil for all.
    package var platform: String?
    /// The version, if one is given.
    package var version: String?
  }

  /// What an attribute is about, whatever the versions.
  package struct Subject: Sendable, Hashable {
    fileprivate let platforms: [String]
    fileprivate let coversAllPlatforms: Bool
    fileprivate let events: [Event]
  }

  /// What is said, in order.
  package private(set) var clauses: [Clause] = []
  /// The platforms that are named, in order; `*` is not among them.
  package private(set) var platforms: [String] = []
  /// Whether `*` stands among the platforms.
  package private(set) var coversAllPlatforms = false
  /// The message, without its quotation marks.
  package private(set) var message: String?
  /// The declaration to use instead, without its quotation marks.
  package private(set) var renamed: String?

  /// Reads what stands between the parentheses.
  package init(_ arguments: String) {
    for argument in Self.split(arguments) {
      let parts = argument.split(separator: ":", maxSplits: 1).map { Self.trimmed($0) }
      let value = parts.count > 1 ? parts[1] : nil
      switch parts.first {
      case "*": coversAllPlatforms = true
      case "message": message = value.map(Self.unquoted)
      case "renamed": renamed = value.map(Self.unquoted)
      case let word?:
        if let event = Event(rawValue: word) {
          clauses.append(Clause(event: event, platform: platforms.last, version: value))
        } else {
          addPlatform(argument)
        }
      case nil: break
      }
    }
  }

  /// Whether it says that nobody can use the declaration, on all platforms or one.
  package var isUnavailable: Bool { clauses.contains { $0.event == .unavailable } }

  /// Whether it deprecates the declaration, on all platforms or one.
  package var isDeprecated: Bool { clauses.contains { $0.event == .deprecated } }

  /// Returns whether it says that a platform of this or a later version has the declaration, and no earlier one.
  package func isIntroduced(on platform: String, since version: String) -> Bool {
    clauses.contains { clause in
      guard clause.event == .introduced, clause.platform == platform, let own = clause.version
      else { return false }
      return !Self.numbers(own).lexicographicallyPrecedes(Self.numbers(version))
    }
  }

  /// The numbers of a version: those of `16.0` and of `16` are the same.
  private static func numbers(_ version: String) -> [Int] {
    var numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }

  /// What it is about: of two attributes with one subject, the inner one holds.
  package var subject: Subject {
    Subject(
      platforms: platforms, coversAllPlatforms: coversAllPlatforms, events: clauses.map(\.event))
  }

  /// `iOS 16`, and `iOS` before `introduced: 16`.
  private mutating func addPlatform(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let name = words.first else { return }
    platforms.append(name)
    guard words.count > 1 else { return }
    clauses.append(Clause(event: .introduced, platform: name, version: words[1]))
  }

  /// The arguments; a comma in a string literal parts none.
  private static func split(_ text: String) -> [String] {
    var arguments = [""]
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      if character == ",", !isQuoted {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments.map { trimmed($0[...]) }.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  private static func unquoted(_ text: String) -> String {
    text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : text
  }
}
