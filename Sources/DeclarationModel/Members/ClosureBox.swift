/// The type of a mock's own in which it keeps a closure whose type older systems do not know at run time.
package struct ClosureBox: Sendable, Hashable {
  /// The name of the type: `ReadBodyClosure`.
  package var name: String
  /// The function that the closure's type is an alias of; nil if it is none, and if names in the alias mean something
  /// only where it stands.
  package var aliased: FunctionType?
  /// Whether the closure has a parameter that is a tuple: a function can send its own parameter on to a closure, but none
  /// that is a tuple (the compiler, 6.3.1, takes its parts for the caller's).
  package var takesTuples: Bool

  /// Describes a type.
  package init(name: String, aliased: FunctionType? = nil, takesTuples: Bool = false) {
    self.name = name
    self.aliased = aliased
    self.takesTuples = takesTuples
  }
}

extension TypeReference {
  /// The type that an optional holds; any other type is itself.
  package var unwrapped: TypeReference {
    switch self {
    case .optional(let type), .implicitlyUnwrapped(let type): type
    default: self
    }
  }
}
