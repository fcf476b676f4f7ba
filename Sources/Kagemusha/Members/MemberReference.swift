/// One requirement of one mock, named in a test with its arguments.
public struct _MemberReference {
  let mock: MockCore
  let name: MemberName
  let types: CallTypes
  let matchers: [_ArgumentMatcher]
  var context: UseContext
  /// The matching calls, for `calls`.
  var calls: [Invocation] = []
  /// An array of their arguments, made once, for `calls`.
  var history: Any?
  /// Why no call can match it, for `stub`, which says so when the first answer is given.
  var problem: String?
  /// The stub that has no answer yet, for `stub`.
  var pending: PendingStub?
  /// The stub that the answers so far went to, for `stub`.
  var stub: AnyStub?
  /// What is asked of the stub that the first answer makes, if it was said before.
  var strictness: StubStrictness?
  /// Whether the stub is gone when it has given each of its answers.
  var isOnce = false
  /// The number of calls that the stub answers before it is gone; nil if there is no limit.
  var limit: Int?
  /// A `Completion`, where the requirement has a completion handler.
  var completion: Any?

  /// Whether all types of a generic requirement are meant.
  var isOfAnyType: Bool {
    matchers.contains(where: \.isOfAnyType) || AnyTypes.isWildcard(types.output)
  }
  /// The types that a call must have; nil for a generic requirement of which all types are meant.
  var typesThatMatter: CallTypes? { isOfAnyType ? nil : types }
}

/// Where and how a requirement is named.
struct UseContext {
  var place: SourcePlace
  /// How often it is wanted, for `verify`.
  let count: CallMatcher
  /// The guard that reports a `verify` that verifies nothing, or a list that nobody looks at.
  let pending: PendingUse?
}
