/// The content of an `@available(…)` attribute.
package struct Availability: Sendable, Hashable {
  /// The kinds of statements about a platform, a language mode or a package.
  package enum Event: String, Sendable, Hashable {
    case introduced, deprecated, obsoleted, unavailable, noasync
  }

  /// A statement, such as `iOS 16`, `deprecated` or `introduced: 13`.
  package struct Clause: Sendable, Hashable {
    /// The kind of statement.
    package var event: Event
    /// The platform: `iOS`, `swift`; nil for all.
    package var platform: String?
    /// The version, if one is given.
    package var version: String?
  }

  /// The attribute without its versions and messages.
  package struct Subject: Sendable, Hashable {
    fileprivate let platforms: [String]
    fileprivate let coversAllPlatforms: Bool
    fileprivate let events: [Event]
  }

  /// The statements, in order.
  package private(set) var clauses: [Clause] = []
  /// The named platforms, in order, without `*`.
  package private(set) var platforms: [String] = []
  /// Whether `*` is among the platforms.
  package private(set) var coversAllPlatforms = false
  /// The message, without its quotation marks.
  package private(set) var message: String?
  /// The declaration to use instead, without its quotation marks.
  package private(set) var renamed: String?

  /// Reads the text between the parentheses.
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

  /// Whether the declaration cannot be used, on all platforms or one, or in the mode of Swift 5 or 6. The language version
  /// of the mode of Swift 5 is 5.10.
  package var isUnavailable: Bool {
    clauses.contains { clause in
      let version = Self.numbers(clause.platform == "swift" ? clause.version ?? "" : "")
      switch clause.event {
      case .unavailable: return true
      case .introduced: return [5, 10].lexicographicallyPrecedes(version)
      case .obsoleted: return !version.isEmpty && !([6].lexicographicallyPrecedes(version))
      case .deprecated, .noasync: return false
      }
    }
  }

  /// Whether the declaration is deprecated, on all platforms or one.
  package var isDeprecated: Bool { clauses.contains { $0.event == .deprecated } }

  /// Returns whether the declaration is introduced on a platform in this or a later version.
  package func isIntroduced(on platform: String, since version: String) -> Bool {
    clauses.contains { clause in
      guard clause.event == .introduced, clause.platform == platform, let own = clause.version
      else { return false }
      return !Self.numbers(own).lexicographicallyPrecedes(Self.numbers(version))
    }
  }

  /// The numbers of a version, without trailing zeros, so that `16.0` and `16` are equal.
  private static func numbers(_ version: String) -> [Int] {
    var numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }

  /// The subject of the attribute: of two attributes with the same subject, the inner one prevails.
  package var subject: Subject {
    Subject(
      platforms: platforms, coversAllPlatforms: coversAllPlatforms, events: clauses.map(\.event))
  }

  /// Adds a platform: `iOS 16`, or `iOS` alone before `introduced: 16`.
  private mutating func addPlatform(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let name = words.first else { return }
    platforms.append(name)
    guard words.count > 1 else { return }
    clauses.append(Clause(event: .introduced, platform: name, version: words[1]))
  }

  /// Splits the arguments at commas, except those in string literals.
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
