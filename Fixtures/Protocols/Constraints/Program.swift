import Kagemusha

struct Request: FromSource { typealias Source = Int }
struct Main: Responder { typealias Context = Request }
final class Thing {}

@main struct Program {
  static func main() {
    let application = MockApplication<Main>()
    stub(application).handle(any()).thenReturn(1)
    precondition(application.handle(Request()) == 1)

    let container = MockHashableContainer<Int>()
    stub(container).has(3).thenReturn(true)
    stub(container).add(any()).thenReturn()
    container.add(3)
    precondition(container.has(3))
    verify(container).add(3)

    let archive = MockArchive<String>()
    stub(archive).store("a").thenReturn(1)
    stub(archive).store(other: any(Int.self)).thenReturn(2)
    precondition(archive.store("a") == 1 && archive.store(other: 5) == 2)

    sinks()
    implied()
    standard()
    print("done")
  }

  static func sinks() {
    let sink = MockSink<Int>()
    stub(sink).append("text").thenReturn(1)
    stub(sink).append(5).thenReturn(2)
    stub(sink).all().thenReturn([5])
    precondition(sink.append("text") == 1 && sink.append(5) == 2 && sink.all() == [5])
    verify(sink).append(5)

    let store = MockStore<String, Int>()
    stub(store).remove("key").thenReturn(true)
    stub(store).remove(1).thenReturn(false)
    stub(MockStore<String, Int>.statics).make(any()).thenReturn(4)
    precondition(store.remove("key") && !store.remove(1))
    precondition(MockStore<String, Int>.make("a") == 4)
  }

  static func implied() {
    let mock = MockImplying()
    stub(mock).unique("a").thenReturn(Set([1]))
    stub(mock).counts().thenReturn(["a": 1])
    stub(mock).boxed(2).thenReturn(Boxed(content: 2))
    let failed: Result<Int, CancellationError> = .success(1)
    stub(mock).outcome().thenReturn(failed)
    stub(mock).given(any(Set<Int>.self)).thenReturn([9])
    let unique: Set<Int> = mock.unique("a")
    let counts: [String: Int] = mock.counts()
    let boxed: Boxed<Int> = mock.boxed(2)
    let outcome: Result<Int, CancellationError> = mock.outcome()
    precondition(unique == [1] && counts == ["a": 1] && boxed.content == 2)
    precondition((try? outcome.get()) == 1 && mock.given([1]) == [9])
    let alias = MockModelAlias<Thing>()
    stub(alias).count().thenReturn(3)
    precondition(alias.count() == 3)
    let mapper = MockOtherMapper()
    stub(mapper).map(any([Int].self)).thenReturn(Set([2]))
    let mapped: Set<Int> = mapper.map([1])
    precondition(mapped == [2])
  }

  static func standard() {
    let lookup = MockLookup()
    stub(lookup)["a"].get.thenReturn(7)
    stub(lookup).make("b").thenReturn("c")
    let found = try? lookup["a"] as Int
    let made: String = lookup.make("b")
    precondition(found == 7 && made == "c")
    let argument = MockArgument()
    stub(argument).position().thenReturn(1)
    stub(argument)._cVarArgEncoding.get.thenReturn([3])
    precondition(argument.position() == 1 && (argument as any CVarArg)._cVarArgEncoding == [3])
    let interpolation = MockInterpolation()
    stub(interpolation).result().thenReturn(2)
    precondition(interpolation.result() == 2)
    let real = MockReal<Int, Int>()
    stub(real).rooted().thenReturn(8)
    precondition(real.rooted() == 8)
    let owner = MockLockOwner()
    stub(owner).lock.get.thenReturn(4)
    precondition((owner as any Lock).lock() == 5 && owner.lock == 4)
  }
}
