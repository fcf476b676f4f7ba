/// The naming of mocks after their protocols.
package struct MockNaming: Sendable, Hashable {
  /// The pattern: `{name}` stands for the protocol's name, `{base}` for the name without a trailing
  /// `Type` or `Protocol`.
  package let pattern: String

  /// The naming of mocks unless another one is asked for: `Mock{name}`.
  package static let standard = MockNaming()

  /// Creates the standard naming.
  package init() {
    pattern = "Mock{name}"
  }

  /// Names mocks by a pattern.
  ///
  /// - Parameter pattern: Letters, digits and `_`, with `{name}` or `{base}` somewhere.
  /// - Throws: `InvalidMockNaming` if it names all mocks alike, or makes no identifiers.
  package init(pattern: String) throws(InvalidMockNaming) {
    self.pattern = pattern
    guard pattern.contains("{name}") || pattern.contains("{base}") else {
      throw .noPlaceholder(pattern: pattern)
    }
    let sample = mockName(for: "Sample")
    let isIdentifier =
      sample.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      && sample.first.map { !$0.isNumber } ?? false
    guard isIdentifier else { throw .notAnIdentifier(pattern: pattern) }
  }

  /// Returns the name of a protocol's mock.
  package func mockName(for protocolName: String) -> String {
    var name = ""
    var rest = pattern[...]
    while let character = rest.first {
      if rest.hasPrefix("{name}") {
        name += protocolName
        rest = rest.dropFirst("{name}".count)
      } else if rest.hasPrefix("{base}") {
        name += Self.base(of: protocolName)
        rest = rest.dropFirst("{base}".count)
      } else {
        name.append(character)
        rest = rest.dropFirst()
      }
    }
    return name
  }

  /// Returns a name without a trailing `Type` or `Protocol`; a name that is nothing else stays.
  private static func base(of name: String) -> String {
    for suffix in ["Type", "Protocol"] where name.hasSuffix(suffix) && name != suffix {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}

/// The reason why a pattern cannot name mocks.
package enum InvalidMockNaming: Error, Sendable, Hashable {
  /// The pattern has neither `{name}` nor `{base}`, so that all mocks would have one name.
  case noPlaceholder(pattern: String)
  /// The result of the pattern is not a Swift identifier.
  case notAnIdentifier(pattern: String)
}
