/// A name that an initial value uses: `Foo` in `Foo(a: 1).b`, `Foo.shared` in `[Foo.shared]`.
package struct ValueReference: Sendable, Hashable {
  /// The kind of expression.
  package enum Kind: Sendable, Hashable {
    /// A name, with those before it.
    case name
    /// A member of the type that the context tells, such as `.shared`.
    case implicitMember
    /// A closure that is not called at once.
    case closure
  }

  /// The kind of expression.
  package let kind: Kind
  /// The components of the name, without backticks; empty for a closure.
  package var names: [String]
  /// The labels of the arguments in parentheses, if the name is called; nil stands for an argument without one.
  package var labels: [String?]?
  /// Whether a closure follows the arguments.
  package var hasTrailingClosure = false
  /// The type that the reference evidently has; nil if none is evident.
  package var type: TypeReference?
  /// Whether the type is one of a library, if no declaration says otherwise, that lacks its generic arguments.
  package var infersArguments = false
  /// Whether the reference, with its arguments, is the whole value.
  package var isWhole = false

  /// Creates a reference.
  package init(_ kind: Kind, _ names: [String] = []) {
    self.kind = kind
    self.names = names
  }
}
