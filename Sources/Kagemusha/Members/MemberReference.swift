/// A requirement of a mock, named in a test with its arguments.
public struct _MemberReference {
  let mock: MockCore
  let name: MemberName
  let types: CallTypes
  let matchers: [_ArgumentMatcher]
  var context: UseContext
  /// The matching calls, for `calls`.
  var calls: [Invocation] = []
  /// An array of the arguments of these calls, made once, for `calls`.
  var history: Any?
  /// The reason why no call can match it, which `stub` reports when the first answer is given.
  var problem: String?
  /// The stub that has no answer yet, for `stub`.
  var pending: PendingStub?
  /// The stub that received the answers so far, for `stub`.
  var stub: AnyStub?
  /// The strictness of the stub that the first answer makes, if it was set before.
  var strictness: StubStrictness?
  /// Whether the stub is removed when it has given each of its answers.
  var isOnce = false
  /// The number of calls that the stub answers before it is removed; nil if there is no limit.
  var limit: Int?
  /// A `Completion`, where the requirement has a completion handler.
  var completion: Any?

  /// Whether all types of a generic requirement are meant.
  var isOfAnyType: Bool {
    matchers.contains(where: \.isOfAnyType) || AnyTypes.isWildcard(types.output)
  }
  /// The types that a call must have; nil if all types of a generic requirement are meant.
  var typesThatMatter: CallTypes? { isOfAnyType ? nil : types }
}

/// The place and the purpose of naming a requirement.
struct UseContext {
  var place: SourcePlace
  /// The wanted number of calls, for `verify`.
  let count: CallMatcher
  /// The guard that reports a `verify` without a requirement, or a list that is not used.
  let pending: PendingUse?
}
