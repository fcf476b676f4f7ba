/// Names requirements of one mock. Generated members do nothing but call it.
///
/// The name of a requirement is that of the member around the call, unless the generator gives another one; its kind
/// is known from the member's type.
public struct _MemberSelector<Use: _MockUse> {
  let mock: MockCore
  let context: UseContext

  /// Names requirements of `mock` in a line of a test.
  package init(_ mock: MockCore, at place: SourcePlace, _ count: CallMatcher = times(1)) {
    self.mock = mock
    context = UseContext(place: place, count: count)
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
    reference.problem = matchers.lazy.compactMap(\.problem).first
    if let problem = reference.problem {
      // A stub is reported later, since `when` has yet to say its line.
      if !(Use.self is any StubbingUse.Type) { mock.report(.misuse(problem, of: reference)) }
      return reference
    }
    var used = Use.use(reference)
    if !used.calls.isEmpty {
      used.history = used.calls.compactMap { call in call.arguments as? Arguments }
    }
    return used
  }
}
