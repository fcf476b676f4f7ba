import Kagemusha

struct Failed: Swift.Error {}

@main struct Program {
  nonisolated static func main() async throws {
    names()
    try await types()
    try await shadows()
    print("done")
  }

  nonisolated static func names() {
    let mock = MockNamedMock()
    stub(mock).mock.get.thenReturn(1)
    stub(mock).mock.set(any()).thenReturn(())
    stub(mock).mock_(2).thenReturn(3)
    stub(mock).stub(4).thenReturn(5)
    stub(mock).verify().thenReturn(6)
    stub(mock).calls().thenReturn(7)
    stub(MockNamedMock.statics).mock().thenReturn(8)
    stub(MockNamedMock.statics).stub.get.thenReturn(9)
    precondition(mock.mock == 1 && mock.mock_(2) == 3 && mock.stub(4) == 5)
    mock.mock = 10
    precondition(mock.verify() == 6 && mock.calls() == 7)
    precondition(MockNamedMock.mock() == 8 && MockNamedMock.stub == 9)
    verify(mock).mock.get()
    verify(mock).mock.set(10)
    verify(mock).mock_(any())
    verify(mock).stub(4)
    verify(mock).verify()
    verify(mock).calls()
    verify(MockNamedMock.statics).mock()
    verifyNoMoreInteractions(mock)
    reset(mock)

    let method = MockMockMethod()
    stub(method) { stub in
      when(stub.mock(1)).thenReturn(2)
      when(stub.mock()).thenReturn(3)
      when(stub.other(mock: 1, self: 2, self: 3)).thenReturn(4)
    }
    precondition(method.mock(1) == 2 && method.mock() == 3)
    precondition(method.other(mock: 1, self: 2, self: 3) == 4)
    verify(method).mock(1)
    verify(method).mock()
  }

  nonisolated static func types() async throws {
    typealias Own = MockOwnTypes<Int, String, Double, Bool>
    let own = Own()
    stub(own).show(1, "a").thenReturn(true)
    stub(Own.statics).make(1.5).thenReturn(2)
    precondition(own.show(1, "a") && Own.make(1.5) == 2)
    verify(own).show(any(), "a")
    verify(Own.statics).make(any())

    let bound = MockBoundTypes<Int, String, Bool, Double, [Int]>()
    stub(bound).check(1).thenReturn(2)
    stub(bound).list(1).thenReturn("a")
    stub(bound).fail(true).thenThrow(Failed())
    stub(bound).end(1.5).thenReturn(())
    stub(bound).succeed().thenReturn([1])
    bound.end(1.5)
    do {
      try bound.fail(true)
      preconditionFailure("it throws")
    } catch is Failed {}
    let (text, list) = (try bound.list(1), try await bound.succeed())
    precondition(bound.check(1) == 2 && text == "a" && list == [1])
    verify(bound).check(any())

    let door = Room.MockDoor()
    stub(door).open(Room.Members(count: 1), any()).thenReturn(Room.Members(count: 2))
    stub(Room.MockDoor.statics).close(any()).thenReturn(())
    precondition(door.open(Room.Members(count: 1), Room.Use()).count == 2)
    Room.MockDoor.close(Room.Members())
    verify(door).open(any(), Room.Use())
    verify(Room.MockDoor.statics).close(Room.Members())
  }

  nonisolated static func shadows() async throws {
    let mock = MockShadowing<Int>()
    stub(mock) { stub in
      when(stub.a(1)).thenReturn(2)
      when(stub.b("a")).thenReturn("b")
      when(stub.c(1)).thenReturn(3)
      when(stub.d(1)).thenReturn(4)
      when(stub.e(1, "a")).thenReturn("b")
      when(stub.f(1, "a")).thenReturn(5)
      when(stub.g(1, true)).thenReturn("g")
      when(stub.h("a", 1)).thenReturn("h")
      when(stub.i(1, "a")).thenReturn(Verifies(id: 6))
    }
    let (a, b, e) = (try mock.a(1), try mock.b("a"), try await mock.e(1, "a"))
    let g: String = mock.g(1, true)
    precondition(a == 2 && b == "b" && e == "b" && mock.c(1) == 3 && mock.d(1) == 4)
    precondition(mock.f(1, "a") == 5 && g == "g" && mock.h("a", 1) == "h")
    precondition(mock.i(1, "a").id == 6)
    verify(mock).h("a", any())
  }
}
