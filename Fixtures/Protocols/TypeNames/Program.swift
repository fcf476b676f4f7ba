import Kagemusha

@main struct Program {
  nonisolated static func main() throws {
    let mock = MockTypeNames(.lenient)
    stub(mock) { stub in
      when(stub.each(any())).then { body in body(3) }
      when(stub.transform(any())).then { body in try body(4) }
    }
    precondition(mock.comment(Comment(id: 1), on: nil).isEmpty)
    mock.notify(Notification())
    var seen = 0
    mock.each { seen = $0 }
    precondition(seen == 3)
    mock.later({ _ in }, or: nil)
    let transformed = try mock.transform { $0 * 2 }
    precondition(transformed == 8)
    verify(mock).comment(Comment(id: 1), on: isNil())
    verify(mock).each(any())
    verify(mock).later(any(), or: isNil())
    let service = Client.MockService(.lenient)
    stub(service).load(any()).then { handler in
      handler()
      return 1
    }
    let loaded = try service.load {}
    precondition(loaded == 1)
    try service.save()
    verify(service).save()
    let failing = MockFailing<Client.Error>(.lenient)
    stub(failing).typed().thenThrow(.lost)
    do { try failing.typed() } catch { precondition(error == .lost) }
    print("done")
  }
}
