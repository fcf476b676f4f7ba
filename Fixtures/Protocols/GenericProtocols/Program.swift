import Kagemusha

nonisolated final class End: Node, Tree {
  typealias Child = End
  typealias Item = Int
  typealias Sub = End
  typealias Leaf = Int
  var sub: Sub { self }
  func child() -> Child? { nil }
  func item() -> Int { 0 }
  func merge<T: Tree>(_ other: T) -> Int where T.Leaf == Int { 0 }
}

nonisolated final class Owner {}

@main struct Program {
  nonisolated static func main() async throws {
    stores()
    nodes()
    selves()
    try await statics()
    let album = MockRareAlbum()
    stub(album).first().thenReturn(Stamp(price: 1))
    stub(album).rarest(of: [Stamp(price: 2)]).then { $0[0] }
    stub(album).add(any()).thenReturn()
    let parent: any Album<Stamp> = album
    precondition(parent.first().price == 1)
    precondition(album.rarest(of: [Stamp(price: 2)]).price == 2)
    album.add(Stamp(price: 3))
    verify(album).add(Stamp(price: 3))
    let office = Post.MockOffice()
    stub(office).first().thenReturn(Post.Stamp(number: 4))
    precondition(office.first().number == 4)
    let reprinting = MockReprinting()
    stub(reprinting).reprint(any()).then { stamp in
      precondition(stamp.price == 5)
      return Ink()
    }
    let _: Ink = reprinting.reprint(Stamp(price: 5))
    print("done")
  }

  nonisolated static func stores() {
    let ints = MockIntStore<String, [String]>()
    stub(ints).value(for: "a").thenReturn(1)
    stub(ints).sum().thenReturn(2)
    stub(ints).keys().thenReturn(["a"])
    precondition(ints.value(for: "a") == 1 && ints.sum() == 2 && ints.keys() == ["a"])
    let named = MockNamedStore<[String]>()
    stub(named).sum().thenReturn(3)
    precondition(named.sum() == 3)
    verify(named).sum()

    let uses = MockUses()
    stub(uses).some(any(MockNamedStore<[String]>.self)).thenReturn(4)
    stub(uses).sum(any(MockNamedStore<[String]>.self)).thenReturn(5)
    stub(uses).any(any()).thenReturn(named)
    stub(uses).list(any()).thenReturn((some: 6, any: nil))
    precondition(uses.some(named) == 4 && uses.sum(named) == 5 && uses.list([named]).some == 6)
    precondition(uses.any(named) is MockNamedStore<[String]>)
    verify(uses).some(sameInstance(as: named))
  }

  nonisolated static func nodes() {
    let node = MockNode<End, Int>()
    stub(node).child().thenReturn(nil)
    stub(node).item().thenReturn(1)
    precondition(node.child() == nil && node.item() == 1)
    let tree = MockTree<End, Int>()
    stub(tree).merge(any(End.self)).thenReturn(2)
    precondition(tree.merge(End()) == 2)
    verify(tree).merge(any(End.self))

    let owned = MockOwned<Owner>(.lenient)
    owned.owner = Owner()
    stub(owned).owners().thenReturn([])
    precondition(owned.owners().isEmpty)
    verify(owned).owner.set(any())
  }

  nonisolated static func selves() {
    let copying = MockCopying()
    stub(copying).copy().thenReturn(copying)
    precondition(copying.copy() === copying)
    let building = MockBuilding()
    stub(building).next().thenReturn(building)
    precondition(building.next() === building)
    let (linked, peer) = (MockLinked(.lenient), MockLinked())
    stub(linked).link(any()).thenReturn(linked)
    linked.peer = peer
    precondition(linked.link(peer) === linked)
    verify(linked).link(sameInstance(as: peer))
    verify(linked).peer.set(sameInstance(as: peer))

    let refining = MockRefining<Int>()
    stub(refining).all().thenReturn([1])
    stub(refining).compare(2).thenReturn(true)
    stub(refining).kind(any()).thenReturn(true)
    precondition(refining.all() == [1] && refining.compare(2) && refining.kind(Int.self))
  }

  nonisolated static func statics() async throws {
    typealias Ints = MockShared<Int>
    typealias Texts = MockShared<String>
    stub(Ints.statics).shared.get.thenReturn(1)
    stub(Texts.statics).shared.get.thenReturn("text")
    stub(Ints.statics).count().thenReturn(2)
    let made = Ints(3)
    stub(Ints.statics).make(4).thenReturn(made)
    stub(made).use(5).thenReturn(6)
    let count = try await Ints.count()
    precondition(Ints.shared == 1 && Texts.shared == "text" && count == 2)
    precondition(Ints.make(4) === made && made.use(5) == 6)
    verify(Ints.statics).make(4)
    verify(Texts.statics, never()).make(any())
    verify(made).initializer(3)
  }
}
