import Kagemusha

@main struct Program {
  nonisolated static func main() async throws {
    let file = MockFile(.lenient)
    stub(file).read().thenReturn(1)
    file.write(2)
    file.close()
    precondition(file.read() == 1)
    verify(file).write(2)
    verify(file).close()

    let disk = MockDisk()
    stub(disk).key().thenReturn("key")
    stub(disk).read().thenReturn(3)
    precondition(disk.key() == "key" && disk.read() == 3)
    verify(disk).key()

    let plain = MockPlain()
    stub(plain).read().thenReturn(4)
    stub(plain).write(any()).thenReturn(())
    plain.write(5)
    precondition(plain.read() == 4)
    verify(plain).write(5)

    let (door, gate) = (Space.MockDoor(), MockGate())
    stub(door).read().thenReturn(6)
    stub(gate).read().thenReturn(7)
    precondition(door.read() == 6 && gate.read() == 7)

    let ledger = MockNamedLedger<Int>()
    stub(ledger).last(any()).then { ($0.0 + "!", $0.1 + 1) }
    stub(ledger).label(3).then { Labelled(item: $0) }
    stub(ledger).add(any(), any()).then { _, lookup in { precondition(lookup["a"]?.1 == $0.1) } }
    let last = ledger.last(("a", 8))
    precondition(last == ("a!", 9) && ledger.label(3).item == 3)
    ledger.add(("b", 1), ["a": ("a", 2)])(("c", 2))
    verify(ledger).label(3)
    let dated = MockDatedLedger<Int, String>()
    stub(dated).last().thenReturn(nil)
    precondition(dated.last() == nil)

    let act = await perform()
    precondition(act == 2)
    let closing = MockClosing()
    stub(closing).pass().thenReturn()
    stub(closing).wait().thenReturn()
    closing.pass()
    try await closing.wait()
    verify(closing).pass()
    print("done")
  }
}

@Studio private func perform() -> Int {
  let staging = MockStaging()
  stub(staging).play().then { Prop() }
  stub(staging).act.get.thenReturn(2)
  _ = staging.play()
  return staging.act
}
