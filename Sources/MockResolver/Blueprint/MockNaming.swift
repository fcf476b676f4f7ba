import DeclarationModel

/// The naming of mocks after their protocols.
package struct MockNaming: Sendable, Hashable {
  /// The pattern: `{name}` stands for the protocol's name, `{base}` for the name without a trailing
  /// `Type` or `Protocol`, and `{module}` for the protocol's module.
  package let pattern: String

  /// The default naming of mocks: `Mock{name}`.
  package static let standard = MockNaming()

  /// Creates the standard naming.
  package init() {
    pattern = "Mock{name}"
  }

  /// Names mocks by a pattern.
  ///
  /// - Parameter pattern: Letters, digits and `_`, with `{name}` or `{base}` somewhere, and `{module}` if wanted.
  /// - Throws: `InvalidMockNaming` if the pattern gives all mocks the same name, or names that are no identifiers.
  package init(pattern: String) throws(InvalidMockNaming) {
    self.pattern = pattern
    guard pattern.contains("{name}") || pattern.contains("{base}") else {
      throw .noPlaceholder(pattern: pattern)
    }
    guard Self.name(for: "Sample", in: "Kit", pattern).isIdentifier else {
      throw .notAnIdentifier(pattern: pattern)
    }
  }

  /// Whether the module of each protocol is part of the name of its mock.
  package var namesModules: Bool { pattern.contains(Self.module) }

  /// Returns the name of a protocol's mock: the one in the protocol's comment, or else the one by the pattern.
  ///
  /// - Parameters:
  ///   - declaration: The protocol.
  ///   - isShared: Whether a protocol of another module would have a mock of that name, too: the name of the module
  ///     then goes before that of the protocol, `MockCoreStore`.
  package func mockName(
    for declaration: ProtocolDeclaration, isShared: Bool = false
  ) -> String {
    if let name = declaration.mockName { return name }
    let isTold = isShared && declaration.module != nil && !namesModules
    return Self.name(
      for: declaration.name, in: declaration.module, isTold ? qualifiedPattern : pattern)
  }

  private static let module = "{module}"

  /// The pattern with the module before the name.
  private var qualifiedPattern: String {
    let places = ["{name}", "{base}"].compactMap { pattern.firstRange(of: $0)?.lowerBound }
    guard let place = places.min() else { return pattern }
    return pattern[..<place] + Self.module + pattern[place...]
  }

  private static func name(
    for protocolName: String, in module: String?, _ pattern: String
  ) -> String {
    let values = [
      ("{name}", protocolName), ("{base}", base(of: protocolName)), (Self.module, module ?? ""),
    ]
    var name = ""
    var rest = pattern[...]
    while let character = rest.first {
      if let (placeholder, value) = values.first(where: { rest.hasPrefix($0.0) }) {
        name += value
        rest = rest.dropFirst(placeholder.count)
      } else {
        name.append(character)
        rest = rest.dropFirst()
      }
    }
    return name
  }

  /// Returns a name without a trailing `Type` or `Protocol`; a name that is one of these words stays.
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
