import Kagemusha

enum Problem: Error {
  case one
}

@main struct Program {
  static func main() async throws { try await run() }

  // The compiler (6.3.1) takes the variables of `main` for those of the main actor.
  static func run() async throws {
    let mode = MockMode(.lenient)
    stub(mode).name.get.thenReturn("a")
    stub(MockMode.statics).standard().thenReturn(2)
    mode.name = "b"
    precondition(mode.name == "a" && MockMode.standard() == 2)
    verify(mode).name.set("b")

    let core = MockCore<Problem>()
    stub(core).load(any()).thenReturn(.one)
    let problem = try await core.load(mode)
    precondition(problem == .one)
    verify(core).load(any())

    let failure = MockFailure(Kagemusha.MockMode.strict)
    stub(failure).text(of: 1).thenReturn("c")
    precondition(failure.text(of: 1) == "c")

    let neighbor = MockNeighbor()
    stub(neighbor).next(any()).thenReturn(true)
    precondition(neighbor.next(failure))

    let inner = Space.MockMode()
    stub(inner).ends().thenReturn(true)
    precondition(inner.ends())
    print("done")
  }
}
