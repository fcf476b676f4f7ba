/// The calls that a mock has received.
extension MockCore {
  /// The calls of the mock so far, with the marks of the `eventually` attempt that is running.
  var calls: [Invocation] {
    let calls = state.with { $0.calls }
    return EventuallyAttempt.current?.marking(calls) ?? calls
  }

  /// Records a call.
  ///
  /// - Returns: The call, the stubs that may answer it, oldest first, and whether several matching stubs may be a failure.
  @discardableResult
  func record(
    _ name: MemberName, _ arguments: Any, as types: CallTypes, unrecorded: Set<Int>,
    isVerified: Bool = false
  ) -> (call: Invocation, stubs: [AnyStub], asksForChoice: Bool) {
    let parts = recordable(arguments, of: name, without: unrecorded)
    let whole = parts == nil ? arguments : nil
    let recorded = state.with { state in
      // The number is taken with the lock held, so that the calls are kept in the order of their numbers.
      var call = Invocation(
        name: name, types: types, order: CallClock.next(), arguments: whole, parts: parts)
      call.isVerified = isVerified
      state.calls.append(call)
      return (call: call, stubs: state.stubs[name] ?? [], asksForChoice: asksForChoice(state))
    }
    InvocationNotifier.send()
    EventuallyAttempt.current?.noteCall()
    return recorded
  }

  /// Returns the arguments one by one, if some of them do not outlive the call; else nil.
  func recordable(
    _ arguments: Any, of name: MemberName, without unrecorded: Set<Int>
  ) -> [Any]? {
    if unrecorded.isEmpty { return nil }
    if name.kind == .setter {
      // The setter of a subscript is called with its index, itself a tuple, and the value.
      let parts = split(arguments, into: 2)
      let index = parts.prefix(1).flatMap {
        recordable($0, of: MemberName("", .getter), without: unrecorded) ?? []
      }
      return index + parts.suffix(1)
    }
    if unrecorded == [0], Mirror(reflecting: arguments).displayStyle != .tuple {
      return [placeholder(arguments)]
    }
    return Mirror(reflecting: arguments).children.enumerated().map { index, child in
      unrecorded.contains(index) ? placeholder(child.value) : child.value
    }
  }

  private func placeholder(_ argument: Any) -> UnrecordedArgument {
    if let argument = argument as? any DeferredArgument, !argument.isClosure { return .unevaluated }
    return .closure
  }

  /// Notes the place of the stub that answered a call.
  func note(_ call: Invocation, answeredBy place: SourcePlace) {
    state.with { $0.note(call, answeredBy: place) }
  }

  /// Notes that a child mock answered a call.
  func noteChild(answering call: Invocation) { state.with { $0.noteChild(answering: call) } }

  /// Notes that a `verify` has matched these calls.
  func markVerified(_ calls: [Invocation]) { state.with { $0.markVerified(calls) } }
}
