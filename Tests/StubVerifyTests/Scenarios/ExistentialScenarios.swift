import ScenarioSupport

@testable import Kagemusha

extension LibraryScenarios {
  static let existentials: [Scenario] = [
    Scenario("errors without stored parts are compared by their types") { check in
      let inspector = MockInspector(.lenient)
      inspector.err(NotFound())
      inspector.err(CancellationError())
      verify(inspector).err(NotFound())
      verify(inspector).err(CancellationError())
      verify(inspector, never()).err(Gone())
      inspector.optional(NotFound())
      inspector.optional(nil)
      verify(inspector).optional(NotFound())
      verify(inspector, never()).optional(Gone())
      verify(inspector).optional(nil)
      inspector.all([NotFound(), KitchenError.offline])
      verify(inspector).all([NotFound(), KitchenError.offline])
      verify(inspector, never()).all([NotFound(), NotFound()])
      inspector.finish(.failure(NotFound()))
      verify(inspector).finish(.failure(NotFound()))
      verify(inspector, never()).finish(.failure(Gone()))
      verify(inspector, never()).finish(.success(1))
      verifyNoMoreInteractions(inspector)
      check.equal(texts { verify(inspector).err(Gone()) }.count, 1)
    },
    Scenario("values of a protocol are compared by type, parts, cases and identity") { check in
      let (inspector, blob) = (MockInspector(.lenient), Blob())
      let shapes: [any Shape] = [
        Point(), Circle(radius: 1), blob, Solid.cube, Solid.ball, Solid.prism(1),
      ]
      for shape in shapes { inspector.measure(shape) }
      for shape in shapes { verify(inspector).measure(shape) }
      verify(inspector, never()).measure(Line())
      verify(inspector, never()).measure(Circle(radius: 2))
      verify(inspector, never()).measure(Blob())
      verify(inspector, never()).measure(Solid.prism(2))
      verifyNoMoreInteractions(inspector)
      check.equal(
        texts { verify(inspector).measure(Line()) }.first?.split(separator: "\n").first?
          .hasPrefix("MockInspector.measure(_:): wanted 1 call, got 0"), true)
    },
    Scenario("a nil in a nil is another value than nil") { check in
      let inspector = MockInspector(.lenient)
      inspector.check(.some(nil))
      let (inner, outer): (Int??, Int??) = (.some(nil), nil)
      verify(inspector).check(inner)
      verify(inspector).check(.some(.some(nil)))
      verify(inspector).check(equal(to: inner))
      verify(inspector).check(equal(to: .some(nil)))
      verify(inspector, never()).check(nil)
      verify(inspector, never()).check(equal(to: outer))
      check(!calls(inspector).check(any()).isEmpty)
      check.equal(
        texts { verify(inspector).check(nil) }.first?.split(separator: "\n").first,
        "MockInspector.check(_:): wanted 1 call, got 0; nearest call #1 differs in the argument")
      // The parameter's own optional is one more around it, so that both are one value.
      let found = texts {
        verify(inspector, never()).check(.some(nil))
        verify(inspector, never()).check(outer)
        stub(inspector).check(.some(nil)).thenDoNothing()
      }
      check.equal(
        found,
        Array(
          repeating:
            "MockInspector.check(_:): '.some(nil)' and a variable that is nil look the same "
            + "for an argument of type 'Optional<Optional<Int>>'; write nil, .some(.some(nil)), or "
            + "equal(to: variable)",
          count: 3))
    },
    Scenario("cases of one name are told apart by their labels") { check in
      let inspector = MockInspector(.lenient)
      inspector.measure(Bottle.opened(hours: 1))
      verify(inspector).measure(Bottle.opened(hours: 1))
      verify(inspector, never()).measure(Bottle.opened(days: 1))
      check.equal(texts { verify(inspector).measure(Bottle.opened(days: 1)) }.count, 1)
    },
  ]

  #if compiler(>=6.2)
    static let isolatedConformances: [Scenario] = [
      Scenario("values are compared by a == on the main actor, also off it") { check in
        let (kitchen, inspector) = (MockKitchen(.lenient), MockInspector(.lenient))
        inspector.measure(Label("Salt"))
        kitchen.note(nil, tags: [Label("Salt")])
        verify(inspector).measure(Label("salt"))
        verify(inspector, never()).measure(Label("rice"))
        verify(kitchen).note(nil, tags: [Label("SALT")])
        stub(inspector).measure(Label("soup")).thenDoNothing()
        inspector.measure(Label("Soup"))
        verifyNoUnusedStubs(inspector)
        check.equal(
          texts { verify(inspector).measure(Label("rice")) }.first?.contains("cannot be compared"),
          false)
        let onMainActor = Task { @MainActor in Label("SALT") == Label("salt") }
        let areEqual = await onMainActor.value
        check(areEqual)
      }
    ]
  #else
    static let isolatedConformances: [Scenario] = []
  #endif
}

/// A value that is not `Equatable`, with two cases of one name.
private enum Bottle: Shape {
  case opened(hours: Int)
  case opened(days: Int)
  case sealed(any Shape)
}

#if compiler(>=6.2)
  /// A value that is compared on the main actor, and of which a part cannot be compared.
  @MainActor private struct Label: @MainActor Equatable {
    nonisolated let text: String
    nonisolated let render: @Sendable () -> Void = {}

    nonisolated init(_ text: String) { self.text = text }

    static func == (left: Label, right: Label) -> Bool {
      left.text.lowercased() == right.text.lowercased()
    }
  }

  extension Label: Shape {}
#endif
