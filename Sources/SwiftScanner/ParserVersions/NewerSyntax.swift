/// Syntax that not all versions of the parser know.
enum NewerSyntax: CaseIterable, Hashable, Sendable {
  /// `<let count: Int>`
  case valueParameter
  /// `[3 of Int]`
  case inlineArray
  /// `Vector<3, Int>`, `where count == 3`
  case integerArgument
  /// A name in backticks that is not an identifier.
  case rawIdentifier
  /// `nonisolated(nonsending)`
  case nonisolatedNonsending
  /// `struct S: nonisolated P`
  case nonisolatedConformance
  /// A comma after the last argument, parameter or element.
  case trailingComma
  /// `unsafe body()`
  case unsafeExpression
  /// `@abi(func f())`
  case abiAttribute
  /// `Swift::Int`
  case moduleSelector
  /// `@specialized(where T == Int)`
  case specializedAttribute

  /// The first version of the parser that knows the syntax.
  var version: ParserVersion {
    switch self {
    case .valueParameter: ParserVersion(number: 601)
    case .inlineArray, .integerArgument, .rawIdentifier, .nonisolatedNonsending,
      .nonisolatedConformance, .trailingComma, .unsafeExpression, .abiAttribute:
      ParserVersion(number: 602)
    case .moduleSelector, .specializedAttribute: ParserVersion(number: 603)
    }
  }

  /// The name of the syntax in messages.
  var name: String {
    switch self {
    case .valueParameter: "a value parameter '<let count: Int>'"
    case .inlineArray: "the inline array type '[count of Element]'"
    case .integerArgument: "an integer as a generic argument"
    case .rawIdentifier: "a name in backticks that is no identifier"
    case .nonisolatedNonsending: "'nonisolated(nonsending)'"
    case .nonisolatedConformance: "'nonisolated' before a protocol"
    case .trailingComma: "a comma after the last element"
    case .unsafeExpression: "'unsafe' before an expression"
    case .abiAttribute: "the declaration in '@abi'"
    case .moduleSelector: "the module selector 'Module::Name'"
    case .specializedAttribute: "the 'where' clause in '@specialized'"
    }
  }

  /// The sequences of tokens that the syntax begins with.
  var forms: [TokenForm] {
    switch self {
    case .valueParameter:
      [
        TokenForm(
          after: [.one(of: ["<", ","])],
          [.text("let"), .word, .text(":"), .text("Int"), .one(of: [",", ">"])])
      ]
    case .inlineArray:
      [
        TokenForm([.text("["), .operand, .text("of"), .operand]),
        TokenForm(after: [.text(".")], [.word, .text("of"), .operand]),
      ]
    case .integerArgument:
      [
        TokenForm(after: [.word, .tight("<")], [.integer]),
        TokenForm(after: [.word, .tight("<")], [.text("-"), .integer]),
        TokenForm(after: [.word], [.tight("<-"), .integer]),
        TokenForm(after: [.text(",")], [.integer, .tight(">")]),
        TokenForm(after: [.word, .text("==")], [.integer]),
        TokenForm([.integer, .text("=="), .word]),
      ]
    case .rawIdentifier:
      [TokenForm([.text("`"), .line(to: "`")])]
    case .nonisolatedNonsending:
      [TokenForm([.text("nonisolated"), .text("("), .text("nonsending"), .text(")")])]
    case .nonisolatedConformance:
      [TokenForm(after: [.one(of: [":", ","])], [.text("nonisolated"), .word])]
    case .trailingComma:
      [TokenForm([.text(","), .one(of: [")", "]", ">"])])]
    case .unsafeExpression:
      [TokenForm([.text("unsafe"), .word])]
    case .abiAttribute:
      [TokenForm([.text("@"), .text("abi"), .text("("), .word])]
    case .moduleSelector:
      [TokenForm([.word, .tight(":"), .tight(":"), .word])]
    case .specializedAttribute:
      [TokenForm([.text("@"), .text("specialized"), .text("("), .text("where")])]
    }
  }
}
