/// Names requirements of one mock. Generated members only call its functions.
///
/// The name of a requirement is that of the member around the call, unless the generator gives another one; its kind
/// is known from the member's type.
public struct _MemberSelector<Use: _MockUse> {
  let mock: MockCore
  let context: UseContext

  /// Creates a selector for the requirements of `mock`, at a line of a test.
  package init(_ mock: MockCore, at place: SourcePlace, _ count: CallMatcher = times(1)) {
    self.mock = mock
    context = UseContext(place: place, count: count, pending: nil)
  }

  /// Names a method without arguments.
  ///
  /// - Parameter name: The requirement.
  public func _method<Member: MockedMember>(name: StaticString = #function) -> Member
  where Member.Use == Use { member(MemberName(name), []) }

  /// Names a method with one argument.
  public func _method<Member: MockedMember, First>(
    _ first: () -> First?, name: StaticString = #function
  ) -> Member where Member.Use == Use { member(MemberName(name), [.arg(first)]) }

  /// Names a method with two arguments.
  public func _method<Member: MockedMember, First, Second>(
    _ first: () -> First?, _ second: () -> Second?, name: StaticString = #function
  ) -> Member where Member.Use == Use { member(MemberName(name), [.arg(first), .arg(second)]) }

  /// Names a method with three arguments.
  public func _method<Member: MockedMember, First, Second, Third>(
    _ first: () -> First?, _ second: () -> Second?, _ third: () -> Third?,
    name: StaticString = #function
  ) -> Member where Member.Use == Use {
    member(MemberName(name), [.arg(first), .arg(second), .arg(third)])
  }

  /// Names a method with any arguments.
  public func _method<Member: MockedMember>(
    matching arguments: _ArgumentMatcher..., name: StaticString = #function
  ) -> Member where Member.Use == Use { member(MemberName(name), arguments) }

  /// Names a property.
  public func _property<Accessors: MockedAccessors>(name: StaticString = #function) -> Accessors
  where Accessors.Use == Use { .init(selector: self, name: name, index: []) }

  /// Names a subscript.
  public func _subscript<Accessors: MockedAccessors>(
    _ index: _ArgumentMatcher..., name: StaticString = #function
  ) -> Accessors where Accessors.Use == Use { .init(selector: self, name: name, index: index) }

  private func member<Member: MockedMember>(
    _ name: MemberName, _ matchers: [_ArgumentMatcher]
  ) -> Member {
    Member(_reference: use(name, matchers, Member.Arguments.self, Member.Output.self))
  }

  /// Uses the requirement `name`, unless an argument cannot be matched at all.
  func use<Arguments, Output>(
    _ name: MemberName, _ matchers: [_ArgumentMatcher], _ arguments: Arguments.Type,
    _ output: Output.Type
  ) -> _MemberReference {
    var reference = _MemberReference(
      mock: mock, name: name, types: CallTypes(arguments, output), matchers: matchers,
      context: context)
    if Use.self == Verifying.self { context.pending?.end() }
    reference.problem = matchers.lazy.compactMap(\.problem).first
    if let problem = reference.problem {
      // The mistake in a stub is reported later, since `when` has yet to set its line.
      if !(Use.self is any StubbingUse.Type) {
        mock.report(.misuse(problem, of: reference))
        context.pending?.end()
        VerificationOrder.running?.noteFailure()
      }
      return reference
    }
    var used = Use.use(reference)
    if !used.calls.isEmpty { used.list(as: Arguments.self) }
    return used
  }
}

extension _MemberSelector where Use == Verifying {
  /// Creates a selector for requirements to verify, which reports itself if the test names none.
  package init(verifying mock: MockCore, _ count: CallMatcher, at place: SourcePlace) {
    self.mock = mock
    context = UseContext(place: place, count: count, pending: PendingUse(of: mock, at: place))
  }
}

extension _MemberSelector where Use == Listing {
  /// Creates a selector for requirements whose calls are listed, which reports itself if the test does not use the list.
  init(listing mock: MockCore, at place: SourcePlace) {
    self.mock = mock
    let pending = PendingUse(of: mock, isListing: true, at: place)
    context = UseContext(place: place, count: times(1), pending: pending)
  }
}

extension _MemberReference {
  /// Makes the list of the arguments of the calls.
  fileprivate mutating func list<Arguments>(as type: Arguments.Type) {
    let recorded = calls.compactMap(\.arguments)
    let list = recorded.compactMap { arguments -> Arguments? in
      isOfAnyType ? AnyTypes.convert(arguments) : arguments as? Arguments
    }
    history = list
    if list.count < recorded.count {
      context.pending?.end()
      mock.report(.misuse(FailureText.unlistable(as: type), of: self))
    }
  }
}

/// A `verify` without a requirement so far, or a list of calls that was not used so far: it reports itself if it stays so.
final class PendingUse {
  let mock: MockCore
  /// Whether it stands for a list of calls.
  let isListing: Bool
  let place: SourcePlace
  private var isOver = false

  init(of mock: MockCore, isListing: Bool = false, at place: SourcePlace) {
    self.mock = mock
    self.isListing = isListing
    self.place = place
  }

  /// Notes that a requirement was named, or the list used.
  func end() { isOver = true }

  deinit {
    if !isOver { mock.report(.unused(isListing: isListing, at: place)) }
  }
}
