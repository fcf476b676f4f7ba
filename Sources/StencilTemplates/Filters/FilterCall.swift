/// A use of a filter: `{{ value|name:argument }}`.
struct FilterCall {
  let name: String
  let value: TemplateValue
  let arguments: [TemplateValue]
  let session: RenderSession

  /// The object that the value is; nil for any other value.
  var object: (any TemplateObject)? { value.object }

  /// Returns the value as text: a text, a number, or the name of a type.
  ///
  /// - Throws: `TemplateFailure` if the value is of any other kind, as in Sourcery.
  func text() throws -> String {
    guard let text = value.filterText else { throw wrongInput("text") }
    return text
  }

  /// Returns an argument as text.
  ///
  /// - Throws: `TemplateFailure` if there is none.
  func argument(_ index: Int = 0) throws -> String {
    guard let text = value(ofArgument: index).filterText else {
      throw wrongArgument(index == 0 ? "a string argument" : "\(index + 1) string arguments")
    }
    return text
  }

  /// Returns an argument; nothing if there is none.
  func value(ofArgument index: Int) -> TemplateValue {
    arguments.indices.contains(index) ? arguments[index] : .nothing
  }

  /// Returns an argument that is `true` or `false`.
  func flag(_ index: Int = 0, default standard: Bool) -> Bool {
    value(ofArgument: index).truth ?? standard
  }

  /// Throws an error if there are too many arguments.
  func takes(atMost count: Int) throws {
    if arguments.count > count {
      throw session.failure(.tooManyArguments(filter: name, most: count))
    }
  }

  /// Returns the error that the value is not of the kind that is expected.
  func wrongInput(_ expected: String) -> TemplateFailure {
    session.failure(.wrongInput(filter: name, expected: expected))
  }

  /// Returns the error that the arguments are not those that are expected.
  func wrongArgument(_ expected: String) -> TemplateFailure {
    session.failure(.wrongArgument(filter: name, expected: expected))
  }
}
