/// The form of a value in a configuration.
package enum ValueShape: Sendable, Hashable {
  case mapping, listOfMappings, text, listOfTexts, bool
}

/// The form of a setting's values in documentation and in the JSON Schema.
package struct ValueForm: Sendable {
  /// The form in a configuration.
  package let shape: ValueShape
  /// The form in words, as in "list of globs".
  package let words: String
  /// The JSON Schema of a value.
  let schema: OrderedJSON
}

/// The way in which the values of a setting are written and read.
struct ValueFormat<Value>: Sendable {
  /// The form, for documentation and editors.
  let form: ValueForm
  /// Joins a value with the previous one; most formats replace it.
  let join: @Sendable (_ old: Value, _ new: Value) -> Value
  /// Parses a value; returns nil, and leaves an issue in the reader, if it is invalid.
  let read: @Sendable (RawValue, inout ValueReader) -> Value?

  init(
    _ form: ValueForm, join: @escaping @Sendable (Value, Value) -> Value = { $1 },
    read: @escaping @Sendable (RawValue, inout ValueReader) -> Value?
  ) {
    self.form = form
    self.join = join
    self.read = read
  }
}

extension ValueFormat {
  /// Returns the format with values that are added to the previous ones.
  func adding<Element>() -> ValueFormat where Value == [Element] {
    ValueFormat(form, join: { $0 + $1 }, read: read)
  }
}
