import DeclarationModel

/// How a test names a requirement that is an operator: `operatorLess` for `<`, `prefixMinus` for a
/// prefix `-`.
enum OperatorSpelling {
  /// The name; nil for what is no operator.
  static func of(_ member: ProtocolMember) -> String? {
    guard case .method(let method) = member.kind, method.isOperator else { return nil }
    let fixity = member.modifiers.first { $0 == "prefix" || $0 == "postfix" } ?? "operator"
    return fixity + method.name.unicodeScalars.map(word).joined()
  }

  /// What a character of an operator is called; those beyond ASCII go by their code point.
  private static func word(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "Less"
    case ">": "Greater"
    case "=": "Equal"
    case "!": "Not"
    case "+": "Plus"
    case "-": "Minus"
    case "*": "Times"
    case "/": "Slash"
    case "%": "Percent"
    case "&": "And"
    case "|": "Or"
    case "^": "Caret"
    case "~": "Tilde"
    case "?": "Question"
    case ".": "Dot"
    default: "U" + String(scalar.value, radix: 16, uppercase: true)
    }
  }
}
