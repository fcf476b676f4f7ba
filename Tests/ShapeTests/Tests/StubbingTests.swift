import Kagemusha
import Testing

struct StubbingTests {
  private struct NotFound: Error, Equatable {}

  @Test func answersInCuckoosForm() async throws {
    let loader = MockProfileLoader()
    stub(loader) { stub in
      when(stub.profile(id: any())).thenReturn(.tanaka)
      when(stub.profile(id: 13)).thenThrow(NotFound())
      when(stub.current.get).thenReturn(.suzuki)
      when(stub.cached.get).thenReturn(.tanaka, nil)
    }
    #expect(try await loader.profile(id: 1) == .tanaka)
    await #expect(throws: NotFound()) { try await loader.profile(id: 13) }
    #expect(try await loader.current == .suzuki)
    #expect(try loader.cached == .tanaka)
    #expect(try loader.cached == nil)
  }

  @Test func aSequenceSticksToItsLastAnswer() async throws {
    let loader = MockProfileLoader()
    stub(loader).profile(id: any()).thenReturn(.tanaka).thenThrow(NotFound()).thenReturn(.suzuki)
    #expect(try await loader.profile(id: 1) == .tanaka)
    await #expect(throws: NotFound()) { try await loader.profile(id: 1) }
    #expect(try await loader.profile(id: 1) == .suzuki)
    #expect(try await loader.profile(id: 1) == .suzuki)
  }

  @Test func bodiesHaveTheEffectsOfTheMethod() async throws {
    let loader = MockProfileLoader()
    stub(loader) { stub in
      when(stub.profile(id: any())).then { id in
        await Task.yield()
        guard id > 0 else { throw NotFound() }
        return Profile(id: id)
      }
      when(stub.load(any(), from: "host")).then { id, host throws(LoadError) in
        throw .missing(id: id + host.count)
      }
      when(stub.validate(any())).then { profile in
        if profile.id == 0 { throw NotFound() }
      }
    }
    #expect(try await loader.profile(id: 5).id == 5)
    await #expect(throws: NotFound()) { try await loader.profile(id: 0) }
    await #expect(throws: LoadError.missing(id: 7)) { try await loader.load(3, from: "host") }
    #expect(throws: NotFound()) { try loader.validate(Profile(id: 0)) }
    try loader.validate(.tanaka)
  }

  @Test func typedErrorsNeedNoTypeName() async {
    let loader = MockProfileLoader()
    stub(loader).load(any(), from: any()).thenThrow(.offline)
    do {
      _ = try await loader.load(1, from: "")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == .offline)
    }
  }

  @Test func genericMethodsAreStubbedByType() async throws {
    struct Recipe: Request, Equatable {
      typealias Response = String
      var path = "/recipes"
    }
    struct Ping: Request {
      typealias Response = Int
      var path = "/ping"
    }
    let sender = MockRequestSender()
    stub(sender) { stub in
      when(stub.send(any(Recipe.self))).thenReturn("curry")
      when(stub.send(matching { (ping: Ping) in ping.path == "/ping" })).thenReturn(1)
      when(stub.create("string", userInfo: any())).thenReturn("made")
      when(stub.create(any(), userInfo: isNil())).thenReturn(5)
    }
    #expect(try await sender.send(Recipe()) == "curry")
    #expect(try await sender.send(Ping()) == 1)
    #expect(sender.create("string", userInfo: ["a": 1]) == "made")
    #expect(sender.create("number", userInfo: nil) == 5)
    verify(sender).send(Recipe())
  }

  @Test func closuresThatDoNotEscapeAreCalledAndNotKept() throws {
    let sender = MockRequestSender()
    stub(sender).transaction(any(((Int) throws -> String).self)).then { body in try body(3) }
    #expect(try sender.transaction { "result \($0)" } == "result 3")
    verify(sender).transaction(any(((Int) throws -> String).self))
  }

  @Test func inoutAndVariadicArguments() {
    let sender = MockRequestSender()
    stub(sender) { stub in
      when(stub.normalize(any(), for: "host")).then { arguments in
        arguments.path += "/" + arguments.host
        return true
      }
      when(stub.tag(["a", "b"], in: any())).thenReturn(2)
    }
    var path = "root"
    #expect(sender.normalize(&path, for: "host"))
    #expect(path == "root/host")
    #expect(sender.tag("a", "b", in: (name: "x", level: 1)) == 2)
    verify(sender).normalize("root", for: any())
  }

  @Test func associatedTypesAreGenericParameters() {
    let cache = MockCache<String, Int>()
    stub(cache) { stub in
      when(stub.value(for: "a")).thenReturn(1)
      when(stub.store(any(), for: any())).thenDoNothing()
      when(stub["a"].get).thenReturn(3)
      when(stub["a"].set(any())).thenDoNothing()
      when(stub.latest.get).thenReturn((key: "k", value: 9))
    }
    #expect(cache.value(for: "a") == 1)
    cache.store(5, for: "b")
    cache["a"] = (cache["a"] ?? 0) + 1
    #expect(cache.latest?.value == 9)
    verify(cache)["a"].set(4)
    verify(cache).store(5, for: "b")
  }

  @Test func actorsAreStubbedFromOutside() async throws {
    let counter = MockCounter()
    stub(counter) { stub in
      when(stub.increment(by: any())).then { $0 * 2 }
      when(stub.total.get).thenReturn(10)
      when(stub.synchronize(with: any())).thenDoNothing()
    }
    #expect(await counter.increment(by: 4) == 8)
    #expect(await counter.total == 10)
    try await counter.synchronize(with: counter)
    verify(counter).synchronize(with: sameInstance(as: counter))
  }
}
