import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let box = Box()
    let mock = MockOwnership()
    stub(mock) { stub in
      when(stub.look(any())).then { $0.value + 1 }
      when(stub.take(sameInstance(as: box), count: 2)).thenReturn(3)
      when(stub.generic("a", any())).then { value, other in value + other }
      when(stub.legacy(any())).thenDoNothing()
      when(stub.closure(any())).then { $0(box) }
      when(stub.name("a")).thenReturn("b")
      when(stub["key"].get).thenReturn(4)
    }
    precondition(mock.look(box) == 1 && mock.take(box, count: 2) == 3)
    precondition(mock.generic("a", "b") == "ab")
    mock.legacy(box)
    precondition(mock.closure { $0.value } == 0)
    let name = try await mock.name("a")
    precondition(name == "b" && mock["key"] == 4)
    verify(mock).take(box, count: 2)
    verify(MockOwnership(box: box)).initializer(box: box)
    try await files()
    try await others()
    print("done")
  }

  nonisolated static func files() async throws {
    let mock = MockFiles<[Int]>()
    var closed: [Int?] = []
    var kept: NoncopyableArgument<Descriptor>?
    stub(mock) { stub in
      when(stub.read(any(), into: [1])).thenReturn(1)
      when(stub.finish()).thenReturn(2)
      when(stub.write(any(), any())).then { $0.count += 1 }
      when(stub.close(any())).thenDoNothing()
      when(stub.close(matching { $0.withValue { $0.number == 7 } ?? false })).then { file in
        closed.append(file.withValue { $0.number })
        kept = file
      }
      when(stub.open("a")).thenReturn { Descriptor(number: 7) }
      when(stub.open("b")).thenThrow(Missing())
      when(stub.find(any())).then { path in { path == "a" ? Descriptor(number: 8) : nil } }
      when(stub.ticket(for: 1)).thenReturn { .open(1) }
      when(stub.edit("a", any(((inout Descriptor) throws -> Int).self))).then { _, body in
        var descriptor = Descriptor(number: 9)
        return try body(&descriptor)
      }
      when(stub.any(any(NoncopyableArgument<Descriptor>.self), 1)).then { value, count in
        count + (value.withValue { $0.number } ?? 0) - 5
      }
      when(stub.make(any((() -> Descriptor).self))).then { make in make }
      when(stub.sum(any())).thenReturn(6)
      when(stub.some(any(NoncopyableArgument<Descriptor>.self))).thenDoNothing()
      when(stub.resource(any())).thenReturn(true)
      when(stub.current.get).thenReturn { Descriptor(number: 10) }
      when(stub[3].get).thenReturn { Descriptor(number: 11) }
    }
    var file = try mock.open("a")
    precondition(file.number == 7)
    let read = try mock.read(file, into: [1])
    precondition(read == 1 && mock.finish() == 2)
    var count = 1
    mock.write(&file, &count)
    precondition(count == 2)
    do {
      let other = try mock.open("b")
      _ = consume other
      preconditionFailure("nothing was thrown")
    } catch is Missing {}
    let found = await mock.find("b")
    precondition(found == nil)
    if case .open(let value) = mock.ticket(for: 1) { precondition(value == 1) }
    precondition(mock.edit("a") { $0.number } == 9)
    precondition(mock.any(file, 1) == 3)
    precondition(mock.make { Descriptor(number: 12) }.number == 12)
    precondition(mock.sum([1, 2].span) == 6)
    mock.some(file)
    precondition(mock.resource(mock) && mock.current.number == 10 && mock[3].number == 11)
    mock.close(file)
    mock.close(Descriptor(number: 8))
    precondition(closed == [7] && kept?.withValue { $0.number } == nil && kept != nil)
    stub(MockFiles<[Int]>.statics).standard().thenReturn { Descriptor(number: 1) }
    precondition(MockFiles<[Int]>.standard().number == 1)
    verify(mock, times(2)).close(any())
    verify(mock).read(any(), into: [1])
    verify(mock, never()).read(any(), into: [2])
    verify(mock).write(any(), 1)
  }

  nonisolated static func others() async throws {
    let stream = MockStream<Int>()
    stub(stream).next().thenReturn(1, nil)
    stub(stream).put(3).thenDoNothing()
    precondition(stream.next() == 1 && stream.next() == nil)
    stream.put(3)
    verify(stream).put(3)
    let cabinets = MockCabinets()
    stub(cabinets).open(any()).thenReturn { Descriptor(number: 5) }
    stub(cabinets).close(any()).thenDoNothing()
    stub(cabinets).copy(Drawer.Key(number: 1)).thenReturn(Drawer.Key(number: 2))
    stub(cabinets).wait(any()).then { done in
      done(3)
      return 4
    }
    stub(cabinets).last.get.thenReturn(Drawer.Key(number: 6))
    let handle = cabinets.open(Cabinet.Key(number: 1))
    precondition(handle.number == 5)
    cabinets.close(handle)
    precondition(cabinets.copy(Drawer.Key(number: 1)).number == 2 && cabinets.last.number == 6)
    var waited = 0
    precondition(cabinets.wait { waited = $0 } == 4 && waited == 3)
    await MainActor.run { _ = MockDesk() }
    try await desk()
    let shared = MockSharedFiles()
    stub(shared).close(any()).thenThrow(Missing())
    do {
      try await shared.close(Descriptor(number: 1))
      preconditionFailure("nothing was thrown")
    } catch is Missing {}
  }

  @MainActor static func desk() async throws {
    let desk = MockDesk()
    stub(desk).lend(any()).thenReturn { Descriptor(number: 4) }
    let lent = await desk.lend(Descriptor(number: 3))
    precondition(lent.number == 4)
  }

  struct Missing: Error {}
}
