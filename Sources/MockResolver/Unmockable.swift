/// A fact about a protocol or a requirement that no mock can be made of yet.
///
/// A case goes when its mock can be made; `ResolverMessages` has the words.
enum Unmockable: Sendable, Hashable {
  /// A parent is not in the input; `by` is the ancestor that names it, nil for the protocol itself.
  case unknownParent(by: String?, obstacle: ParentObstacle?)
  /// A parent has a syntax error inside.
  case brokenParent
  /// The protocol inherits from itself, by way of these.
  case cycle([String])
  /// No other file can see the protocol, though its name was asked for.
  case inaccessible
  /// Two methods differ in `async` only.
  case asyncOverload
  /// A property is declared with two types.
  case conflictingTypes
  /// A requirement is declared again under unrelated `#if` conditions.
  case conditionalRedeclaration
  /// What can be set is noncopyable, or what is returned may not escape.
  case noncopyable
  /// The mock needs the name itself.
  case reservedName
  /// A type in the requirement has a name that means something else in a mock.
  case reservedType
  /// Two requirements are told apart by what a mock does not keep: a variadic parameter is recorded as
  /// an array, an autoclosure by its value.
  case indistinguishable
  /// A method's generic parameter is named like an associated type.
  case shadowedAssociatedType
  /// The result is `some P`.
  case opaqueResult
  /// A closure takes a parameter pack, or is rethrown from on the caller's executor.
  case closureOutOfReach
  /// The requirement is `distributed`.
  case distributed
  /// An associated type stands in an `#if`.
  case conditionalAssociatedType
}
