/// The part of a declaration that most declarations leave empty.
protocol SparseValue: Sendable, Hashable {
  /// Creates the empty part.
  init()
}

/// A value that takes memory only if it is not empty, since an app has hundreds of thousands of declarations.
struct Sparse<Value: SparseValue>: Sendable, Hashable {
  private indirect enum Storage: Sendable, Hashable {
    case value(Value)
  }

  private var storage: Storage?

  /// The value.
  var value: Value {
    get { if case .value(let value)? = storage { value } else { Value() } }
    set { storage = newValue == Value() ? nil : .value(newValue) }
  }
}
