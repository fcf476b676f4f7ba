/// The part of a declaration that most declarations leave empty.
package protocol SparseValue: Sendable, Hashable {
  /// Creates the empty part.
  init()
}

/// A value that takes memory only if it is not empty, since an app has hundreds of thousands of declarations.
package struct Sparse<Value: SparseValue>: Sendable, Hashable {
  private indirect enum Storage: Sendable, Hashable {
    case value(Value)
  }

  private var storage: Storage?

  /// Creates an empty value.
  package init() {}

  /// The value.
  package var value: Value {
    get { if case .value(let value)? = storage { value } else { Value() } }
    set { storage = newValue == Value() ? nil : .value(newValue) }
  }
}
