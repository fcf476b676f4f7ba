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
  /// The protocol suppresses a conformance: `~Copyable`.
  case suppressedConformance
  /// No other file can see the protocol, though its name was asked for.
  case inaccessible
  /// The requirement is an operator.
  case operatorRequirement
  /// The method rethrows.
  case rethrowing
  /// Two methods differ in `async` only.
  case asyncOverload
  /// A property is declared with two types.
  case conflictingTypes
  /// A requirement is declared again under unrelated `#if` conditions.
  case conditionalRedeclaration
  /// `@objc optional`.
  case optionalRequirement
  /// A generic parameter or associated type need not be copyable, or may not escape.
  case noncopyable
  /// A parameter is `borrowing` or `consuming`.
  case ownership
  /// A parameter pack.
  case parameterPack
  /// The mock needs the name itself.
  case reservedName
  /// A type in the requirement has a name that means something else in a mock.
  case reservedType
  /// A subscript without parameters.
  case emptySubscript
  /// Two requirements are told apart by what a mock does not keep: a variadic parameter is recorded as
  /// an array, an autoclosure by its value.
  case indistinguishable
  /// A method's generic parameter is named like an associated type.
  case shadowedAssociatedType
  /// The result is `some P`.
  case opaqueResult
  /// A parameter is `isolated`.
  case isolatedParameter
  /// An autoclosure has effects.
  case autoclosureEffects
  /// A non-escaping closure stands beside an `inout` parameter.
  case nonEscapingWithInout
  /// The requirement is `distributed`.
  case distributed
  /// An associated type stands in an `#if`.
  case conditionalAssociatedType
}
