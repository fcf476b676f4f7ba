import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let first = MockOrdered()
    let second = MockOrdered()
    stub(MockOrdered.statics) { stub in
      when(stub.operatorLess(any(), any())).thenReturn(false)
      when(stub.operatorLess(sameInstance(as: first), second)).thenReturn(true)
      when(stub.operatorEqualEqual(any(), any())).then { $0 === $1 }
    }
    precondition(first < second && !(second < first))
    precondition(first == first)
    verify(MockOrdered.statics).operatorLess(first, second)
    verify(MockOrdered.statics, never()).operatorLess(first, first)
    verify(MockOrdered.statics).operatorEqualEqual(any(), any())

    try await vectors()

    let container = MockContainer<Int>()
    stub(MockContainer<Int>.statics).operatorLessLess(any(), 3).thenReturn(true)
    stub(MockContainer<Int>.statics).operatorTildeEqual(4, any()).thenReturn(true)
    precondition(container << 3)
    precondition(4 ~= container)

    await MainActor.run {
      let screen = MockScreen()
      stub(MockScreen.statics).operatorEqualEqual(any(), any()).thenReturn(true)
      precondition(screen == screen)
    }
    let token = MockToken()
    stub(MockToken.statics).operatorNotEqual(any(), any()).thenReturn(true)
    precondition(token != token)
    let account = MockAccount()
    stub(MockAccount.statics).operatorEqualEqual(any(), any()).thenReturn(true)
    precondition(account == account)
    print("done")
  }

  nonisolated static func vectors() async throws {
    var vector = MockVector()
    let other = MockVector()
    let sum = MockVector()
    stub(MockVector.statics) { stub in
      when(stub.operatorPlus2(any(), any())).thenReturn(sum)
      when(stub.operatorPlus(any(), 2)).thenReturn(3)
      when(stub.operatorTimes(any(), 2.5)).thenReturn(sum)
      when(stub.operatorTimes(any(), any(UInt8.self))).thenReturn(other)
      when(stub.operatorPlusEqual(any(), any())).then { $0.lhs = $0.rhs }
      when(stub.prefixMinus(any())).thenReturn(other)
      when(stub.operatorMinus(any(), any())).thenReturn(sum)
      when(stub.prefixU221A(any())).thenThrow(Negative())
      when(stub.postfixPlusPlus(any())).then { $0 }
      when(stub.prefixPlusPlus(any())).then { operand in
        operand = sum
        return operand
      }
      when(stub.operatorLessPlusGreater(any(), any())).thenReturn(nil)
    }
    precondition(vector + other === sum)
    precondition(MockVector.operatorPlus(1, 2) == 3)
    precondition(vector * 2.5 === sum && vector * UInt8(3) === other)
    precondition(-vector === other && vector - other === sum)
    precondition(vector++ !== sum)
    precondition(++vector === sum && vector === sum)
    vector += other
    precondition(vector === other)
    let joined = await vector <+> [other]
    precondition(joined == nil)
    do {
      _ = try √vector
      preconditionFailure("nothing was thrown")
    } catch is Negative {}
    verify(MockVector.statics).prefixU221A(any())
    verify(MockVector.statics).postfixPlusPlus(any())
  }

  struct Negative: Error {}
}
