import Kagemusha

@main struct Program {
  nonisolated static func main() async throws {
    MockFailure.handleOutsideTests { preconditionFailure($0.text) }
    try await answers()
    try optionals()
    try await modes()
    stubs()
    verifying()
    forgetting()
    await concurrency()
    await isolation()
    print("done")
  }

  nonisolated static func answers() async throws {
    let environment = MockEnvironment()
    let client = environment.mocks.client
    precondition(environment.client as AnyObject === client)
    precondition(environment.client as AnyObject === environment.mocks.client)
    precondition(environment.logger === environment.mocks.logger)
    let session = try await environment.session
    precondition(session === environment.mocks.session)
    precondition(environment.makeClient() as AnyObject === environment.mocks.makeClient)
    precondition(environment.mocks.makeClient !== client)
    let connected = try environment.connect()
    precondition(connected === environment.mocks.connect)
    let opened: any Session = await environment.open()
    precondition(opened === environment.mocks.openAsync)
    func open() -> any Session { environment.open() }
    precondition(open() === environment.mocks.open)

    stub(environment.mocks.store).first.get.thenReturn(3)
    precondition(environment.store().first == 3)
    let sink = MockUses<Int>().mocks_.sink
    stub(sink).take("a").thenReturn(1)
    precondition(sink.take("a") == 1)

    stub(environment.mocks.client).send("a").thenReturn(1)
    precondition(environment.client.send("a") == 1)
    // Each level is made when it is asked for.
    let deep = environment.client.environment.client.environment.opener
    precondition(deep as AnyObject === client.mocks.environment.mocks.client.mocks.environment
      .mocks.opener)
    stub(client.mocks.environment).count.get.thenReturn(7)
    precondition(environment.client.environment.count == 7)
  }

  nonisolated static func optionals() throws {
    let environment = MockEnvironment(.lenient)
    precondition(environment.delegate == nil && environment.cached() == nil)
    stub(environment.mocks.delegate).didOpen().thenReturn(true)
    precondition(environment.delegate?.didOpen() == true)
    precondition(environment.cached() == nil)
    let cached = environment.mocks.cached
    precondition(environment.cached() === cached)
  }

  /// Children are as strict as their parents.
  nonisolated static func modes() async throws {
    let lenient = MockEnvironment(.lenient)
    precondition(lenient.client.send("a") == 0)
    precondition(lenient.client.environment.count == 0)
    nonisolated(unsafe) var failures: [String] = []
    MockFailure.handleOutsideTests { failures.append($0.text) }
    let strict = MockEnvironment()
    precondition(strict.client.environment.client.send("b") == 0)
    precondition(strict.delegate == nil)
    MockFailure.handleOutsideTests { preconditionFailure($0.text) }

    precondition(failures.count == 2)
    precondition(failures[0].hasPrefix("MockClient.send(_:) was called, but no stub matches"))
    precondition(
      failures[0].contains(
        "stub(mock.mocks.client.mocks.environment.mocks.client).send(any()).then { … }"))
    precondition(failures[1].contains("stub(mock).delegate.get.thenReturn(…)"))
  }

  nonisolated static func stubs() {
    let environment = MockEnvironment()
    let other = MockClient()
    stub(environment).client.get.thenReturn(other)
    precondition(environment.client as AnyObject === other)
    clearStubs(environment)
    precondition(environment.client as AnyObject === environment.mocks.client)
  }

  nonisolated static func verifying() {
    let environment = MockEnvironment(.lenient)
    _ = environment.client.send("a")
    _ = environment.makeClient()
    verify(environment).client.get()
    verify(environment).makeClient()
    verify(environment.mocks.client).send("a")
    verify(environment.mocks.makeClient, never()).send(any())
    verifyNoMoreInteractions(environment)
    verifyNoMoreInteractions(environment.mocks.client)
    inOrder {
      verify(environment).client.get()
      verify(environment.mocks.client).send("a")
      verify(environment).makeClient()
    }
  }

  nonisolated static func forgetting() {
    let environment = MockEnvironment(.lenient)
    let client = environment.mocks.client
    stub(client).send(any()).thenReturn(1)
    precondition(environment.client.send("a") == 1)
    clearInvocations(environment)
    verify(client, never()).send(any())
    precondition(environment.client.send("a") == 1)
    reset(environment)
    precondition(environment.client as AnyObject === client)
    precondition(client.send("a") == 0)
  }

  /// Many ask for one child at once, and get the same.
  nonisolated static func concurrency() async {
    for _ in 0..<50 {
      let logger = MockLogger(.lenient)
      let found = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for number in 0..<20 {
          group.addTask {
            ObjectIdentifier(number.isMultiple(of: 2) ? logger.parent : logger.mocks.parent)
          }
        }
        var found: Set<ObjectIdentifier> = []
        for await identity in group { found.insert(identity) }
        return found
      }
      precondition(found == [ObjectIdentifier(logger.mocks.parent)])
    }
  }

  @MainActor static func isolation() async {
    let opener = MockEnvironment(.lenient).mocks.opener
    precondition(opener.delegate == nil)
    stub(opener.mocks.delegate).didOpen().thenReturn(true)
    precondition(opener.delegate?.didOpen() == true)
    opener.logger.log("a")
    verify(opener.mocks.logger).log("a")
    let session = MockSession(.lenient)
    let first = await session.first
    precondition(first === session.mocks.first)
    precondition(MockUses<Int>(.lenient).mocks_.aliased.send("") == 0)
    let flat = MockShowing(.lenient)
    precondition(flat.flagged.send("") == 0 && flat.client.send("") == 0)
    let screen = Screen.MockOwner(.lenient)
    screen.delegate.logger.log("b")
    verify(screen.mocks.delegate.mocks.logger).log("b")
    precondition(MockSheet().delegate.owner.top.client as AnyObject is MockClient)
  }
}
