import Kagemusha

func useRepository(_ repository: MockUserRepository, _ same: MockSame) {
  let gone = MockGone()
  _ = gone
  stub(repository).fetch(id: 7).thenReturn("é"); stub(same).fetch(id: 7).thenReturn("x")
  stub(same).old().thenReturn()
  stub(repository) { stub in
    when(stub.fetch(id: any())).thenReturn("x")
    when(stub.name.get).thenReturn("n")
    when(stub.token.get).thenReturn("t")
    when(stub.old()).thenReturn()
    when(stub.keep(1)).thenReturn()
  }
  _ = repository.fetch(id: 1)
  repository.save("a") { _ in }
  verify(repository, times(2)).fetch(id: any()); verify(repository).fetch(id: 7); verify(repository).limit.get()
  verify(repository).old()
  verify(repository).count(in: [])
  verify(repository).limit.get()
  verify(repository).limit.set(5)
  verify(repository).save(
    "a", completion: any())
  verify(repository).merge(
    from: "a",
    into: "b")
  stub(MockUserRepository.statics).shared().thenReturn(1)
}

struct Holder {
  let repository = MockUserRepository()

  func use() {
    verify(self.repository).old()
    verify(repository).keep(1)
  }
}
