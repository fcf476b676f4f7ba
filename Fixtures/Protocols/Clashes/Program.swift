import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let escaping = MockEscaping()
    stub(escaping).withoutActuallyEscaping(any()).then { $0() }
    stub(escaping).rethrowing(1, body: any()).then { try $1() }
    precondition(escaping.withoutActuallyEscaping { 3 } == 3)
    precondition(escaping.rethrowing(1) { 4 } == 4)
    verify(MockEscaping {}).initializer(any())

    let mock = MockInitializing(value: 5)
    stub(mock).initializer(value: 5).thenReturn(6)
    stub(mock).result(1, result: 2, arguments: any(), noted1: any()).then { $0.noted1() }
    precondition(mock.initializer(value: 5) == 6)
    var number = 3
    precondition(mock.result(1, result: 2, arguments: &number, noted1: { 7 }) == 7)
    verify(mock).initializerOfType(value: 5)
    verify(mock).initializer(value: 5)

    let twice = MockInitializingTwice(value: 1)
    stub(twice).initializer.get.thenReturn(2)
    stub(twice).initializer_().thenReturn(3)
    precondition(twice.initializer == 2 && twice.initializer_() == 3)
    verify(twice).initializer(value: 1)

    let unlabeled = make(MockUnlabeled.self)
    stub(unlabeled).initializer.get.thenReturn(4)
    precondition(unlabeled.initializer == 4)
    verify(unlabeled).initializerOfType()
    print("done")
  }

  nonisolated static func make<Value: Unlabeled>(_ type: Value.Type) -> Value { Value() }
}
