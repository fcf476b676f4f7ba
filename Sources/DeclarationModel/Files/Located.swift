/// A value, and where it was written if it was written in a file.
package struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  package var value: Value
  /// Where it stands; nothing for an argument of the command line.
  package var position: SourcePosition?

  /// Says where a value comes from.
  package init(_ value: Value, at position: SourcePosition? = nil) {
    self.value = value
    self.position = position
  }
}
