import Kagemusha

@main struct Program {
  nonisolated static func main() async throws {
    try await serve()
    print("done")
  }

  nonisolated static func serve() async throws {
    let mock = MockService(.lenient)
    stub(mock).serve(any(), Members(id: 1)).thenReturn(Members(id: 2))
    stub(mock).result(any()).thenReturn(.bad)
    stub(mock).fail().thenThrow(Error())
    stub(MockService.statics).start(any()).thenReturn(())
    let (members, result) = (
      try mock.serve(MockMode(), Members(id: 1)), try await mock.result(.good)
    )
    precondition(members.id == 2)
    if case .good = result { preconditionFailure("it is bad") }
    do throws(Error) {
      try mock.fail()
      preconditionFailure("it throws")
    } catch {}
    MockService.start(Use())
    verify(mock).serve(any(), Members(id: 1))
    verify(mock).result(.good)
    verify(mock).fail()
    verify(MockService.statics).start(any())
    let sent = MockSent(.lenient)
    stub(sent).send(1).thenReturn(nil)
    precondition(sent.send(1) == nil)
    verify(sent).send(1)
  }
}
