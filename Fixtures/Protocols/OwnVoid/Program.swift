import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let mock = MockOwnVoid()
    stub(mock).fill(any()).then { Void(depth: $0.depth + 1) }
    stub(mock).leave().thenDoNothing()
    stub(mock).current.get.thenReturn(Void(depth: 2))
    stub(mock).current.set(any()).thenDoNothing()
    precondition(mock.fill(Void()).depth == 1 && mock.current.depth == 2)
    mock.leave()
    mock.current = Void(depth: 5)
    verify(mock).fill(Void())
    verify(mock).current.set(Void(depth: 5))
    verify(mock).leave()
    let bool = MockOwnBool()
    stub(bool) { when($0.ask(any(), any())).thenReturn(3) }
    precondition(bool.ask(Hasher(), .yes) == 3)
    precondition(bool == bool && bool != MockOwnBool())
    print("done")
  }
}
