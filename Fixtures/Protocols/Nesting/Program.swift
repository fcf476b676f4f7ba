import Kagemusha

@main struct Program {
  nonisolated static func main() async {
    let deep = Alpha.Deep.MockDelegate()
    stub(deep).tell(.plain, Alpha.Deep.Payload(id: 1), any()).thenReturn(2)
    stub(Alpha.Deep.MockDelegate.statics).make(any()).thenReturn([])
    precondition(deep.tell(.plain, Alpha.Deep.Payload(id: 1), Alpha.Text()) == 2)
    precondition(Alpha.Deep.MockDelegate.make(.plain).isEmpty)
    verify(deep).tell(.plain, any(), Alpha.Text())
    verify(Alpha.Deep.MockDelegate.statics).make(.plain)

    let outside = MockOutside()
    stub(outside).tell(.plain, any(), any()).thenReturn(3)
    stub(outside).tell(.plain).thenReturn(Alpha.Deep.Payload(id: 4))
    stub(outside).ask().thenReturn(.plain)
    precondition(outside.tell(.plain, Alpha.Deep.Payload(), Alpha.Text()) == 3)
    precondition(outside.tell(.plain).id == 4 && outside.ask() == .plain)
    verify(outside).tell(.plain)

    let beta = Beta.MockDelegate(.lenient)
    beta.kind = nil
    stub(Beta.MockDelegate.statics).count.set(any()).thenReturn(())
    Beta.MockDelegate.count = 5
    verify(beta).kind.set(any())
    verify(Beta.MockDelegate.statics).count.set(5)

    let gamma = Gamma.MockDelegate()
    stub(gamma).run().thenReturn(6)
    let ran = await gamma.run()
    precondition(ran == 6)

    let (delta, epsilon) = (Delta.MockDelegate(), Epsilon.MockDelegate())
    stub(delta).run().thenReturn(7)
    stub(epsilon).run().thenReturn(8)
    precondition(delta.run() == 7 && epsilon.run() == 8)

    let sub = Epsilon.Sub.MockDelegate(id: 9)
    verify(sub).initializer(id: 9)
    stub(sub)[1].get.thenReturn(10)
    precondition(sub[1] == 10)
    useAvailable()

    let (beyond, same) = (MockBeyond(), MockBeyondSame())
    stub(beyond).next().thenReturn(Theta.Item())
    stub(same).next().thenReturn([Theta.Item()])
    precondition(beyond.next() == Theta.Item() && same.next() == [Theta.Item()])
    print("done")
  }

  nonisolated static func useAvailable() {
    guard #available(macOS 14, iOS 17, *) else { return }
    let mock = Zeta.Inner.MockDelegate()
    stub(mock).run().thenReturn(11)
    precondition(mock.run() == 11)
    verify(mock).run()
    stub(Zeta.Inner.MockDelegate.statics).start().thenReturn(())
    Zeta.Inner.MockDelegate.start()
    verify(Zeta.Inner.MockDelegate.statics).start()
  }
}
