import Kagemusha

@main struct Program {
  nonisolated static func main() async throws {
    let account = MockAccount()
    stub(account).user.get.thenReturn("first")
    stub(account).userAsync().thenReturn("second")
    let user = await account.user()
    precondition(account.user == "first" && user == "second")
    verify(account).userAsync()
    let mock = MockOverloads(.lenient)
    stub(mock).convert(any([Int].self)).thenReturn(1)
    stub(mock).convert(["a"]).thenReturn(2)
    stub(mock).value().thenReturn("text")
    mock.add(1)
    mock.add("1")
    mock.add(value: 1)
    let text: String = mock.value()
    let number: Int = mock.value()
    precondition(text == "text" && number == 0)
    precondition(mock.convert([1]) == 1)
    precondition(mock.convert(["a"]) == 2)
    precondition(mock.convert([String]()) == 0)
    verify(mock).add(1)
    verify(mock).add("1")
    verify(mock).add(value: any())
    verify(mock).value().returning(String.self)
    verify(mock).value().returning(Int.self)
    let sendable = MockSendableOverloads()
    stub(sendable).run(any()).thenReturn(4)
    stub(sendable).action().then { { _ in } }
    let action: (Int) -> Void = { _ in }
    precondition(sendable.run(action) == 4)
    let sent: @Sendable (Int) -> Void = sendable.action()
    sent(1)
    verify(sendable).run(any())
    print("done")
  }
}
