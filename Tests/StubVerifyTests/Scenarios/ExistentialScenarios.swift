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
      verify(inspector, never()).check(outer)
      verify(inspector, never()).check(nil)
      // The parameter's own optional is one more around it.
      verify(inspector, never()).check(.some(nil))
      check(!calls(inspector).check(any()).isEmpty)
    },
  ]
}
