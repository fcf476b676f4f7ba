/// A parameter of a requirement.
struct RandomParameter: Hashable, Codable {
  /// The way in which arguments are passed.
  enum Form: String, Codable {
    case plain, variadic, autoclosure, pack
  }

  /// The argument label; `_` for none.
  var label: String
  /// The name.
  var name: String
  /// The specifier `inout`, `borrowing`, `consuming`, `sending` or `isolated`, or an empty text.
  var specifier = ""
  /// The attribute `@escaping`, or an empty text.
  var attributes = ""
  /// The type.
  var type: TypeSample
  /// The way in which arguments are passed.
  var form = Form.plain

  /// The parameter in the protocol.
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

  /// Returns the type that tests match.
  ///
  /// - Parameter given: The type of an argument.
  func matched(from given: String) -> String {
    switch form {
    case .plain, .autoclosure: given
    case .variadic: "[\(given)]"
    case .pack: "(\(given), \(given))"
    }
  }

  /// Returns the arguments of a call, without a label.
  ///
  /// - Parameter variable: The name of a variable with the value.
  func argument(_ variable: String) -> String {
    if specifier == "inout" { return "&" + variable }
    switch form {
    case .plain, .autoclosure: return variable
    case .variadic, .pack: return "\(variable), \(variable)"
    }
  }
}
