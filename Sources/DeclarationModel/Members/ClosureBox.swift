/// A type that a mock declares to wrap a closure whose type older systems do not know at run time.
package struct ClosureBox: Sendable, Hashable {
  /// The name of the type: `ReadBodyClosure`.
  package var name: String
  /// The function type that the closure's alias stands for; nil if the type is no alias, or if
  /// names in the alias have a meaning only where it is declared.
  package var aliased: FunctionType?
  /// Whether the closure has a parameter that is a tuple. A function can send its own parameter on
  /// to a closure, but not a tuple: compiler 6.3.1 takes the elements for values of the caller.
  package var takesTuples: Bool

  /// Creates a wrapper type.
  package init(name: String, aliased: FunctionType? = nil, takesTuples: Bool = false) {
    self.name = name
    self.aliased = aliased
    self.takesTuples = takesTuples
  }
}

extension TypeReference {
  /// The type inside an optional; any other type unchanged.
  package var unwrapped: TypeReference {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type
    default: self
    }
  }
}
