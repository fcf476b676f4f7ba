import Kagemusha

@main struct Program {
  nonisolated static func main() throws {
    let mock = MockChild(.lenient)
    stub(mock) { stub in
      when(stub.shared()).thenReturn(4)
      when(stub.root(any())).thenReturn(mock)
      when(stub.name.get).thenReturn("name")
    }
    mock.own()
    try mock.other()
    let child: any Child = mock
    precondition(child.shared() == 4)
    precondition(child.root(mock) === mock)
    child.name = child.name
    verify(mock).root(sameInstance(as: mock))
    verify(mock).name.set("name")
    verify(mock).own()
    verify(mock).other()
    print("done")
  }
}
