/// One use of a filter: `{{ value|name:argument }}`.
struct FilterCall {
  let name: String
  let value: Any?
  let arguments: [Any?]
  let session: RenderSession

  /// The value as text, of a text, a number or a type's name.
  ///
  /// - Throws: `TemplateFact` for anything else, as Sourcery does.
  func text() throws -> String {
    guard let text = Self.text(of: value) else {
      throw session.failure(.wrongInput(filter: name, expected: "text"))
    }
    return text
  }

  /// An argument as text.
  ///
  /// - Throws: `TemplateFact` if there is none.
  func argument(_ index: Int = 0) throws -> String {
    guard arguments.indices.contains(index), let text = Self.text(of: arguments[index]) else {
      throw session.failure(
        .wrongArgument(filter: name, expected: index == 0 ? "a text" : "\(index + 1) texts"))
    }
    return text
  }

  private static func text(of value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let name as TypeNameView: name.text
    case let number as Int: "\(number)"
    case let number as Double: "\(number)"
    case let number as Float: "\(number)"
    case let truth as Bool: "\(truth)"
    case let character as Character: "\(character)"
    default: nil
    }
  }

}
