/// A use of a filter: `{{ value|name:argument }}`.
struct FilterCall {
  let name: String
  let value: Any?
  let arguments: [Any?]
  let session: RenderSession

  /// Returns the value as text: a text, a number, or the name of a type.
  ///
  /// - Throws: `TemplateFact` if the value is of any other kind, as in Sourcery.
  func text() throws -> String {
    guard let text = Self.text(of: value) else {
      throw session.failure(.wrongInput(filter: name, expected: "text"))
    }
    return text
  }

  /// Returns an argument as text.
  ///
  /// - Throws: `TemplateFact` if there is none.
  func argument(_ index: Int = 0) throws -> String {
    guard arguments.indices.contains(index), let text = Self.text(of: arguments[index]) else {
      throw session.failure(
        .wrongArgument(
          filter: name, expected: index == 0 ? "a string argument" : "\(index + 1) string arguments"
        ))
    }
    return text
  }

  private static func text(of value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let name as TypeNameView: name.description
    case let number as Int: "\(number)"
    case let number as Double: "\(number)"
    case let number as Float: "\(number)"
    case let value as Bool: "\(value)"
    case let character as Character: "\(character)"
    default: nil
    }
  }

}
