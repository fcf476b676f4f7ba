/// Reads values from the text of expressions.
enum LiteralReading {
  /// Returns the value of a literal; nil for any other expression.
  static func sample(of expression: String) -> Sample? {
    json(of: expression).map { Sample(expression, $0) }
  }

  /// Returns the value of an expression from the configuration, with its JSON form if it is a
  /// literal.
  static func given(_ expression: String, for type: String) -> Sample {
    if let json = json(of: expression) { return Sample(expression, json) }
    for (start, end) in [("URL(string: ", ")!"), ("UUID(uuidString: ", ")!")]
    where expression.hasPrefix(start) && expression.hasSuffix(end) {
      let argument = String(expression.dropFirst(start.count).dropLast(end.count))
      if let text = plainText(argument) { return Sample(expression, .value(.string(text))) }
    }
    let date = "Date(timeIntervalSinceReferenceDate: "
    if expression.hasPrefix(date), expression.hasSuffix(")"),
      let number = number(String(expression.dropFirst(date.count).dropLast()))
    {
      return Sample(expression, .value(number))
    }
    return Sample(expression, .unknown(type))
  }

  private static func json(of expression: String) -> Sample.JSON? {
    switch expression {
    case "true", "false": return .value(.bool(expression == "true"))
    case "nil": return .absent
    case "[]": return .list([])
    case "[:]": return .object([:])
    default:
      if let text = plainText(expression) { return .value(.string(text)) }
      return number(expression).map { .value($0) }
    }
  }

  /// Returns the contents of `"text"` without escapes.
  private static func plainText(_ expression: String) -> String? {
    guard expression.count >= 2, expression.hasPrefix("\""), expression.hasSuffix("\"") else {
      return nil
    }
    let text = expression.dropFirst().dropLast()
    return text.contains { $0 == "\\" || $0 == "\"" || $0.isNewline } ? nil : String(text)
  }

  private static func number(_ expression: String) -> FixtureJSONValue? {
    guard expression.allSatisfy({ $0.isASCII && ($0.isNumber || "-._".contains($0)) }) else {
      return nil
    }
    let digits = expression.filter { $0 != "_" }
    return Int(digits).map { .integer($0) } ?? Double(digits).map { .number($0) }
  }
}
