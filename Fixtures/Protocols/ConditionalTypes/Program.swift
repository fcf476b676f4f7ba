import Kagemusha

#if os(Linux)
  typealias Store = MockStorage<Int, String>
  typealias LinuxKind = MockKind<Int>
#else
  typealias Store = MockStorage
#endif

@main struct Program {
  nonisolated static func main() {
    let store = Store()
    stub(store).count.get.thenReturn(1)
    precondition(store.count == 1)
    verify(store).count.get()
    #if os(Linux)
      stub(store).item(for: "a").thenReturn(2)
      precondition(store.item(for: "a") == 2)
      verify(store).item(for: any())
      let kind = LinuxKind()
      stub(kind).linux().thenReturn(5)
      precondition(kind.linux() == 5)
      let moving = MockMoving<Int>()
      stub(moving).move(to: [1]).thenReturn([2])
      stub(moving).distance(any()).thenReturn([3])
      precondition(moving.move(to: [1]) + moving.distance((1, 2)) == [2, 3])
      let filing = MockLinuxFiling(.lenient)
      stub(filing).open(["a"]).thenReturn(["b"])
      filing.rename([1])
      precondition(filing.open(["a"]) == ["b"])
    #endif
    let derived = MockDerived()
    stub(derived).shared().thenReturn(3)
    stub(derived).twice().thenReturn(())
    derived.twice()
    precondition(derived.shared() == 3)
    verify(derived).shared()
    verify(derived).twice()
    let platform = MockPlatform()
    stub(platform).b().thenReturn(4)
    precondition(platform.b() == 4)
    verify(platform).b()
    print("done")
  }
}
