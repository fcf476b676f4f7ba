import Core
import Kagemusha

@testable import Feed
@testable import Screen

@main struct Program {
  static func main() {
    let core = MockCoreStore()
    stub(core) { when($0.load(any())).thenReturn(Core.Item(id: 2)) }
    let feed = MockFeedStore()
    stub(feed) { stub in
      when(stub.load(any())).thenReturn(Core.Item(id: 3))
      when(stub.reload(any())).thenReturn([Feed.Item(title: "a")])
      when(stub.fallback.get).thenReturn(core)
      when(stub.next.get).thenReturn(nil)
    }
    let store: any Feed.Store = feed
    let parent: any Core.Store = feed
    precondition(store.reload(Feed.Item(title: "b")) == [Feed.Item(title: "a")])
    precondition(parent.load(Core.Item(id: 1)).id == 3)
    precondition(store.fallback.load(Core.Item(id: 1)).id == 2)
    verify(feed).reload(Feed.Item(title: "b"))
    verify(core).load(Core.Item(id: 1))

    let reader = MockReader()
    stub(reader) { stub in
      when(stub.touch(any())).then { item in item.id }
      when(stub.read(any())).thenReturn(Core.Item(id: 4))
    }
    let base: any Base = reader
    precondition(base.touch(Core.Item(id: 5)) == 5)
    precondition(reader.read(Feed.Item(title: "c")).id == 4)

    let first = Core.Outer.MockDelegate(.lenient)
    let second = Feed.Outer.MockDelegate(.lenient)
    (first as any Core.Outer.Delegate).finish(Core.Item(id: 6))
    (second as any Feed.Outer.Delegate).finish(Feed.Item(title: "d"), in: feed)
    verify(first).finish(Core.Item(id: 6))
    verify(second).finish(Feed.Item(title: "d"), in: any())

    let screen = MockPanel(.lenient)
    stub(screen) { when($0.store.get).thenReturn(core) }
    (screen as any Screen.Panel).show(Core.Item(id: 7))
    verify(screen).show(Core.Item(id: 7))
    print("done")
  }
}
