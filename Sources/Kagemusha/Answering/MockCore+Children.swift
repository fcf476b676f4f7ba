/// The child mocks of a mock: one for each requirement that returns a protocol that is mocked as well,
/// made when it is first asked for.
extension MockCore {
  /// Returns the mock that answers a requirement where no stub does; the same one each time.
  ///
  /// It has the mode of this mock, and fails the test that this one would fail.
  ///
  /// - Parameters:
  ///   - name: The requirement.
  ///   - make: Makes the mock.
  public func _child<Child: StubVerifyMock>(
    _ name: StaticString, _ make: (MockMode, StaticString, UInt) -> Child
  ) -> Child {
    let name = name.description
    if let child = children[name] as? Child { return child }
    // The lock is not held here: a superclass's initializer is code of the app.
    let made = MockScope.$current.withValue(scope) {
      MockCore.$prepared.withValue(nil) { make(mode, place.file, place.line) }
    }
    made.mock.name(asChild: MemberName.base(of: name), of: self)
    return keep(made, as: name)
  }

  /// Returns the answer of a child, if it may answer.
  ///
  /// The child is passed without its type, and cast to that of the result. If it were passed as the
  /// result, the compiler would decide whether a call results in `any P`, whose stubs it must find, or
  /// in the mock.
  ///
  /// - Parameters:
  ///   - name: The requirement.
  ///   - isWaiting: Whether it answers only once a test has asked for it.
  ///   - child: The child, if the requirement has one.
  func answer<Output>(
    _ name: StaticString, _ isWaiting: Bool, _ child: () -> (any StubVerifyMock)?
  ) -> Output? {
    if isWaiting, children[name.description] == nil { return .none }
    // A missing child is no answer, even where nil would be a valid result.
    guard let child = child() else { return .none }
    return child as? Output
  }

  /// The mocks that answer for this one, by requirement.
  var children: [String: any StubVerifyMock] { state.with { $0.children } }

  /// Keeps a mock that answers for this one, unless another thread was faster.
  func keep<Child: StubVerifyMock>(_ child: Child, as name: String) -> Child {
    state.with { state in
      if let first = state.children[name] as? Child { return first }
      state.children[name] = child
      return child
    }
  }

  /// Returns the cores of mocks and of their children, each once; parents come first, in the order of their names.
  static func families(of mocks: [any StubVerifyMock]) -> [MockCore] {
    mocks.map(\.mock).families
  }
}

extension [MockCore] {
  /// The mocks and their children, each once.
  var families: [MockCore] {
    var found: [MockCore] = []
    var known: Set<ObjectIdentifier> = []
    func add(_ core: MockCore) {
      guard known.insert(ObjectIdentifier(core)).inserted else { return }
      found.append(core)
      for child in core.children.sorted(by: { $0.key < $1.key }) { add(child.value.mock) }
    }
    forEach(add)
    return found
  }
}
