import FactoryGeneration
import Testing

/// Tests the contents of factories.
@Suite struct `A factory` {
  @Test func `creates the graph with one instance of each type`() {
    let source = MarkedTypes(
      """
      protocol TrackerType { func send() }
      final class Dispatcher { static let shared = Dispatcher() }
      final class Creator { init(dispatcher: Dispatcher = .shared, tracker: TrackerType = T()) {} }
      final class Store { init(dispatcher: Dispatcher = .shared) {} }
      final class Flux { init(creator: Creator = .shared, store: Store = .shared) {} }
      """)
    #expect(
      source.factoryText(["Flux"]) == """
        // MARK: - Flux

        extension Flux {
          static func mock(tracker: MockTrackerType = .init(.lenient)) -> Flux {
            let dispatcher = Dispatcher()
            let creator = Creator(dispatcher: dispatcher, tracker: tracker)
            let store = Store(dispatcher: dispatcher)
            return Flux(creator: creator, store: store)
          }
        }

        """)
  }

  @Test func `takes the dependencies of its parts, each under one name`() {
    let source = MarkedTypes(
      """
      protocol Remote { func load() }
      protocol Local { func load() }
      final class A { init(service: any Remote, b: B, remote: any Remote) {} }
      final class B { init(service: any Local, `default`: any Local) {} }
      """)
    let text = source.factoryText(["A"])
    #expect(
      text.contains("service: MockRemote = .init(.lenient), mockLocal: MockLocal = .init(.lenient)")
    )
    #expect(text.contains("let b = B(service: mockLocal, default: mockLocal)"))
    #expect(text.contains("return A(service: service, b: b, remote: service)"))
  }

  @Test func `shares the object that a layer holds, however the layer spells its type`() {
    let source = MarkedTypes(
      """
      typealias Transport = Bus
      final class A { init(flux: Flux, store: Store) {} }
      final class Flux { let transport: Transport; init(bus: Bus) {} }
      final class Store { init(bus: Bus) {} }
      final class Bus {}
      """)
    #expect(source.factories(["A", "Flux"]).diagnostics.isEmpty)
    let text = source.factoryText(["A", "Flux"])
    #expect(text.contains("Store(bus: flux.transport)"))
  }

  @Test func `gives constants names that no parameter has`() {
    let source = MarkedTypes(
      """
      protocol SessionType { func send() }
      final class Session { init(type: any SessionType) {} }
      final class A { init(wrapped: Session, session: Int) {} }
      enum One { final class Config {} }
      enum Two { final class Config {} }
      final class C { init(one: One.Config, two: Two.Config) {} }
      """)
    #expect(source.factoryText(["A"]).contains("let session2 = Session(type: type)"))
    let text = source.factoryText(["C"])
    #expect(text.contains("let config = One.Config()"))
    #expect(text.contains("let twoConfig = Two.Config()"))
  }

  @Test func `takes values from the configuration, by type and by name`() {
    let source = MarkedTypes(
      """
      final class A { init(make: @escaping () -> Int, cache: NSCache, limit: Int = 1) {} }
      """)
    let text = source.factoryText(["A"]) {
      $0.values = ["A.make": "{ 3 }", "NSCache": "NSCache()", "A.limit": "2"]
    }
    #expect(text.contains("return A(make: { 3 }, cache: NSCache(), limit: 2)"))
  }

  @Test func `uses the marked initializer`() {
    let source = MarkedTypes(
      """
      final class A {
        init(a: Int) {}
        // kagemusha: factory
        init(b: Int) {}
      }
      """)
    #expect(source.factoryText(["A"]).contains("mock(b: Int = 1)"))
  }

  @Test func `prefers the initializer that an app would call`() {
    let source = MarkedTypes(
      """
      class A {
        init(a: Int) {}
        convenience init() { self.init(a: 1) }
        required init?(coder: NSCoder) {}
        @available(*, deprecated) init(old: Int) {}
        @available(*, unavailable) init(gone: Int) {}
        init(from decoder: any Decoder) throws {}
      }
      """)
    #expect(source.factoryText(["A"]).contains("return A(a: a)"))
  }

  @Test func `does not depend on the order of files`() {
    let one = MarkedTypes("final class B { init(a: A) {} }").types
    var other = MarkedTypes("protocol P { func p() }\nfinal class A { init(p: any P) {} }").types
    other.path = "B.swift"
    let selection = FactorySelection(names: ["A", "B"])
    #expect(
      FactoryResolver(files: [one, other]).resolve(selection)
        == FactoryResolver(files: [other, one]).resolve(selection))
  }

  @Test func `terminates if types are composed of ever larger ones`() {
    let source = MarkedTypes("final class A<T> { init(a: A<[T]>) {} }\nstruct B { let a: A<Int> }")
    #expect(source.factories(["B"]).diagnostics.count == 1)
  }

  @Test func `takes closures, and aliases of closures`() {
    let source = MarkedTypes(
      """
      typealias Handler = (Int) -> Void
      final class A {
        init(done: @escaping Handler, name: @autoclosure () -> String, `in`: Int) {}
      }
      """)
    let text = source.factoryText(["A"])
    #expect(
      text.contains(
        "mock(done: @escaping Handler = { _ in }, name: String = \"name\", in: Int = 1) -> A {"))
    #expect(text.contains("return A(done: done, name: name, in: `in`)"))
  }
}
