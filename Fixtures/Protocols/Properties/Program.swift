import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let mock = MockProperties()
    stub(mock) { stub in
      when(stub.stored.get).thenReturn(1)
      when(stub.stored.set(2)).thenDoNothing()
      when(stub.read.get).thenReturn("text")
      when(stub.waiting.get).thenReturn(3, after: .milliseconds(1))
      when(stub.failing.get).thenThrow(Failure.gone)
      when(stub.typed.get).thenThrow(.gone)
      when(stub.both.get).then { ["both"] }
      when(stub["key"].get).thenReturn(4)
      when(stub[a: 1, b: any()].get).then { index in "\(index.a) \(index.b)" }
      when(stub[a: any(), b: 2].set("value")).thenDoNothing()
      when(stub[generic: "x"].get).thenReturn("y")
      when(stub.mutate()).thenDoNothing()
    }
    precondition(mock.stored == 1 && mock.read == "text")
    mock.stored = 2
    let waited = await mock.waiting
    precondition(waited == 3)
    do { _ = try mock.failing; preconditionFailure() } catch { precondition(error is Failure) }
    do { _ = try mock.typed; preconditionFailure() } catch { precondition(error == .gone) }
    let both = try await mock.both
    precondition(both == ["both"])
    let value = try mock["key"]
    precondition(value == 4)
    precondition(mock[a: 1, b: 7] == "1 7")
    mock[a: 1, b: 2] = "value"
    let generic = await mock[generic: "x"]
    precondition(generic == "y")
    mock.mutate()
    stub(MockProperties.statics) { stub in
      when(stub.shared.get).thenReturn(5)
      when(stub.shared.set(any())).thenDoNothing()
      when(stub.token.get).thenReturn("token")
      when(stub[3].get).thenReturn(30)
      when(stub[any()].set(any())).thenDoNothing()
    }
    MockProperties.shared += 1
    MockProperties[3] += 1
    let token = try MockProperties.token
    precondition(token == "token")
    verify(MockProperties.statics).shared.set(6)
    verify(MockProperties.statics)[3].set(31)
    verify(mock)[a: 1, b: 2].set("value")
    print("done")
  }
}
