import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    verify(MockCreatable(name: "a", level: 1)).initializer(name: "a", level: any())
    verify(MockCreatable("text")!).initializer("text")
    verify(try MockCreatable(throwing: 3)).initializer(throwing: 3)
    let made = await MockCreatable(value: 3, body: { _ in })
    verify(made).initializer(value: 3, body: any())
    verifyNoMoreInteractions(made)
    _ = MockCreatable()
    let page = MockPage(.lenient)
    page.open()
    verify(page).open()
    verify(make(MockPage.self)).initializer(app: 7)
    precondition(page.isEqual(page))
    verify(MockPlaced(file: "a", line: 1)).initializer(file: any(), line: 1)
    print("done")
  }

  nonisolated static func make<P: Page>(_: P.Type) -> P { P(app: 7) }
}
