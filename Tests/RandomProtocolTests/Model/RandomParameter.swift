/// A parameter of a requirement.
struct RandomParameter: Hashable {
  /// How the arguments are passed.
  enum Form: Hashable {
    case plain, variadic, autoclosure, pack
  }

  /// The argument label, `_` for none.
  var label: String
  /// The name.
  var name: String
  /// `inout`, `borrowing`, `consuming`, `sending` or `isolated`, or nothing.
  var specifier = ""
  /// `@escaping`, or nothing.
  var attributes = ""
  /// The type.
  var type: TypeSample
  /// How the arguments are passed.
  var form = Form.plain

  /// The parameter as the protocol has it.
  var text: String {
    let names = label == name ? name : "\(label) \(name)"
    let words = [specifier, form == .autoclosure ? "@autoclosure" : "", attributes]
      .filter { !$0.isEmpty }.map { $0 + " " }.joined()
    let type =
      switch form {
      case .plain: type.text
      case .variadic: type.grouped.text + "..."
      case .autoclosure: "() -> " + type.grouped.text
      case .pack: "repeat " + type.text
      }
    return "\(names): \(words)\(type)"
  }

  /// The type of what tests match.
  var matched: String {
    switch form {
    case .plain, .autoclosure:
      type.used.hasSuffix("!") ? String(type.used.dropLast()) + "?" : type.used
    case .variadic: "[\(type.used)]"
    case .pack: "(\(type.used), \(type.used))"
    }
  }

  /// The arguments of a call, without a label; nil if none can be made.
  ///
  /// - Parameter variable: The name of a variable with the value, for `inout`.
  func argument(variable: String) -> String? {
    guard let value = type.value, specifier != "isolated" else { return nil }
    if specifier == "inout" { return "&" + variable }
    switch form {
    case .plain, .autoclosure: return value
    case .variadic, .pack: return "\(value), \(value)"
    }
  }
}
