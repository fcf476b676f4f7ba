/// The text of an expression.
@freestanding(expression)
public macro text<Value>(of value: Value) -> String =
  #externalMacro(module: "TextMacros", type: "TextMacro")
