import DeclarationModel

/// Types as string literals, without generic arguments: `"Outer.Inner"`, `"Item?"`, `"[Item]"`,
/// `"any P"`.
extension TypeReference: ExpressibleByStringLiteral {
  /// Reads a type in the spellings of these tests.
  public init(stringLiteral text: String) {
    if text.hasPrefix("any ") {
      self = .existential(TypeReference(stringLiteral: String(text.dropFirst(4))))
    } else if text.hasPrefix("~") {
      self = .suppressed(TypeReference(stringLiteral: String(text.dropFirst())))
    } else if text.hasSuffix("?") {
      self = .optional(TypeReference(stringLiteral: String(text.dropLast())))
    } else if text.hasPrefix("["), text.hasSuffix("]") {
      self = .array(TypeReference(stringLiteral: String(text.dropFirst().dropLast())))
    } else {
      self = .named(NamedType(text.split(separator: ".").map { .init(String($0)) }))
    }
  }
}

extension TypeReference {
  /// Returns the type `name<arguments>`.
  static func generic(_ name: String, _ arguments: TypeReference...) -> TypeReference {
    .named(NamedType([.init(name, arguments: arguments)]))
  }

  /// Returns the type `(parameters) -> result`.
  static func closure(
    _ parameters: TypeReference..., effects: Effects = Effects(), result: TypeReference = .void
  ) -> TypeReference {
    .function(
      FunctionType(
        parameters: parameters.map { FunctionType.Parameter(type: $0) }, effects: effects,
        result: result))
  }
}
