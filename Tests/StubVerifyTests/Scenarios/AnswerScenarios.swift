import Foundation
import ScenarioSupport

@testable import Kagemusha

extension LibraryScenarios {
  static let answers: [Scenario] = [
    Scenario("spans of time in all units are compared") { check in
      var spans: [TimeSpan] = [
        .zero, .nanoseconds(5), .microseconds(2), .microseconds(2.5), .milliseconds(0.5),
        .milliseconds(2),
        .seconds(0.25), .seconds(1),
      ]
      if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
        spans.append(Duration.seconds(3).timeSpan)
      }
      check.equal(spans.reversed().sorted(), spans)
      check.equal(spans[6].timeSpan.description, "0.25 seconds")
    },
    Scenario("a property keeps its value") { check in
      let supplier = MockSupplier()
      stub(supplier).name.keepsValue("shop")
      check.equal(supplier.name, "shop")
      supplier.name = "market"
      check.equal(supplier.name, "market")
      verify(supplier).name.set("market")
      let other = MockSupplier()
      stub(other).name.keepsValue()
      check.equal(other.name, "")
      other.name += "a"
      check.equal(other.name, "a")
      verifyNoUnusedStubs(supplier, other)
      let core = MockCore("Mock", .strict, "Tests/Made.swift", 1) { _ in }
      let property = MockedProperty<Stubbing, Recipe>(
        selector: _MemberSelector(core, at: SourcePlace(file: "Tests/Stubbed.swift", line: 2)),
        name: "recipe", index: [])
      check.equal(
        failures { property.keepsValue() }.map(\.text),
        [
          "Mock.recipe.get: 'Recipe' has no default value for keepsValue() to begin with; use "
            + "keepsValue(…) with one"
        ])
    },
    Scenario("the elements of a subscript keep their values") { check in
      let pantry = MockPantry()
      stub(pantry)[any()].keepsValue(1)
      pantry["rice"] = 5
      pantry["salt"] = 6
      pantry["rice"] += 2
      check.equal([pantry["rice"], pantry["salt"], pantry["tea"]], [7, 6, 1])
      let fridge = MockFridge<String>()
      stub(fridge)[2].keepsValue()
      fridge[2] = "milk"
      check.equal(fridge[2], "milk")
      check.equal(failures { _ = fridge[3] }.count, 1)
      verifyNoUnusedStubs(pantry, fridge)
    },
    Scenario("answers may be added in other statements, and after a reset") { check in
      let kitchen = MockKitchen()
      let stubbed = stub(kitchen).find(1)
      stubbed.thenReturn(.soup)
      stubbed.thenReturn(.rice)
      check.equal([1, 1, 1].map { kitchen.find($0) }, [.soup, .rice, .rice])
      reset(kitchen)
      stubbed.thenReturn(.soup)
      check.equal(kitchen.find(1), .soup)
      verify(kitchen).find(1)
      let once = stub(kitchen).find(2).thenReturn(.soup).once()
      check.equal(kitchen.find(2), .soup)
      once.thenReturn(.rice)
      check.equal(kitchen.find(2), .rice)
    },
    Scenario("an error comes after a while") { check in
      let mixer = MockMixer()
      stub(mixer).mix(any(), with: any()).thenThrow(KitchenError.offline, after: .milliseconds(20))
      let end = Deadline(after: .milliseconds(20))
      await check.throwing(KitchenError.offline) { try await mixer.mix(1, with: "a") }
      check(end.hasPassed)
    },
    Scenario("values and errors take turns") { check in
      let kitchen = MockKitchen()
      stub(kitchen).recipes().thenAnswer(
        .failure(KitchenError.offline), .success([.soup]), .failure(KitchenError.offline))
      check.throwing(KitchenError.offline) { try kitchen.recipes() }
      check.equal(try kitchen.recipes(), [.soup])
      check.throwing(KitchenError.offline) { try kitchen.recipes() }
      check.throwing(KitchenError.offline) { try kitchen.recipes() }
    },
    Scenario("a stub that answers once leaves the rest to earlier ones") { check in
      let kitchen = MockKitchen()
      stub(kitchen).find(any()).thenReturn(.rice)
      stub(kitchen).find(1).thenReturn(.soup).once()
      stub(kitchen).find(2).once().thenReturn(.soup, nil)
      check.equal([1, 1, 2, 2, 2].map { kitchen.find($0) }, [.soup, .rice, .soup, nil, .rice])
      verifyNoUnusedStubs(kitchen)
      let counts = Guarded(0)
      let courier = MockCourier()
      stub(courier).deliver(any(), to: any()).thenReturn(false)
      stub(courier).deliver(any(), to: any()).thenReturn(true).once()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<50 {
          group.addTask { if courier.deliver("a", to: 1) { counts.with { $0 += 1 } } }
        }
      }
      check.equal(counts.with { $0 }, 1)
    },
    Scenario("a mock has default values of its own") { check in
      let kitchen = MockKitchen()
      stub(kitchen, returning: [Recipe.soup])
      check.equal(failures { check.equal(try? kitchen.recipes(), [.soup]) }.count, 0)
      check.equal(failures { _ = try? MockKitchen().recipes() }.count, 1)
      reset(kitchen)
      check.equal(failures { _ = try? kitchen.recipes() }.count, 1)
    },
    Scenario("empty values are found by what a type can do") { check in
      struct Flags: OptionSet { let rawValue: Int }
      struct Money: AdditiveArithmetic {
        var yen = 0
        static var zero: Money { Money() }
        static func + (left: Money, right: Money) -> Money { Money(yen: left.yen + right.yen) }
        static func - (left: Money, right: Money) -> Money { Money(yen: left.yen - right.yen) }
      }
      func value<Value>(_ type: Value.Type) -> Value? {
        DefaultValueRegistry.defaultValue(for: type)
      }
      check.equal(value(Flags.self), [])
      check.equal(value(Money.self), Money())
      check.equal(value(Data.self), Data())
      check.equal(value(CGFloat.self), 0)
      check.equal(value(CGRect.self), .zero)
      check.equal(value(CGPoint.self), .zero)
      check.equal(value(CGSize.self), .zero)
      check.equal(value(NSRange.self), NSRange(location: 0, length: 0))
      check.equal(value((name: String, CGRect).self)?.1, .zero)
      check.equal(value(Decimal.self), 0)
      check.equal(value(ContiguousArray<Int>.self), [])
      check.equal(value(ArraySlice<Int>.self), [])
      check.equal(value(CharacterSet.self), CharacterSet())
      check.equal(value([String: Int].self), [:])
      check.equal(value(Set<Int>.self), [])
      check.equal(value(Substring.self), "")
      check.equal(value(Int??.self), .some(.none))
      check.equal(value(Bool.self), false)
      if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
        check.equal(value(Duration.self), .zero)
      }
      check(value((Int, Data).self)?.1 == Data())
      check(value(Date.self) == nil)
      check(value(Recipe.self) == nil)
      var count = 0
      if let stream = value(AsyncStream<Int>.self) { for await _ in stream { count += 1 } }
      if let stream = value(AsyncThrowingStream<Int, any Error>.self) {
        for try await _ in stream { count += 1 }
      }
      check.equal(count, 0)
    },
  ]

  static let comparisons: [Scenario] = [
    Scenario("numbers and texts are compared") { check in
      let kitchen = MockKitchen(.lenient)
      _ = kitchen.find(7)
      verify(kitchen).find(isLess(than: 8))
      verify(kitchen).find(isGreater(than: 6))
      verify(kitchen).find(isIn(7...7))
      verify(kitchen).find(isIn(1...))
      verify(kitchen).find(equal(to: 9, within: 2))
      verify(kitchen, never()).find(equal(to: 10, within: 2))
      verify(kitchen).find(matching("seven") { $0 == 7 })
      let courier = MockCourier(.lenient)
      _ = courier.deliver("soup of the day", to: 1)
      verify(courier).deliver(hasPrefix("soup"), to: any())
      verify(courier).deliver(hasSuffix("day"), to: any())
      verify(courier).deliver(contains("of"), to: any())
      if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
        verify(courier).deliver(contains(/o[uv]p/), to: any())
      }
      verify(courier, never()).deliver(not(contains("of")), to: any())
      let found = texts {
        verify(kitchen).find(isLess(than: 7))
        verify(kitchen).find(isGreater(than: 7))
        verify(kitchen).find(isIn(1..<7))
        verify(kitchen).find(equal(to: 5, within: 1))
        verify(kitchen).find(matching("an even number") { $0.isMultiple(of: 2) })
        verify(courier).deliver(hasPrefix("tea"), to: any())
        verify(courier).deliver(hasSuffix("tea"), to: any())
        verify(courier).deliver(contains("tea"), to: any())
      }
      let wanted = [
        "find(isLess(than: 7))", "find(isGreater(than: 7))", "find(isIn(1..<7))",
        "find(equal(to: 5, within: 1))", "find(an even number)", #"deliver(hasPrefix("tea"), to: "#,
        #"deliver(hasSuffix("tea"), to: "#, #"deliver(contains("tea"), to: "#,
      ]
      check.equal(found.count, wanted.count)
      for (text, wanted) in zip(found, wanted) { check(text.contains("wanted    \(wanted)"), text) }
    },
    Scenario("values that are not Equatable are compared by their parts") { check in
      struct Step { var name: String, next: (id: Int, done: Bool)? }
      enum Fault: Error { case code(Int), gone }
      func accepts<Value>(_ wanted: Value, _ received: Value) -> Bool {
        _ArgumentMatcher.arg { wanted }.accepts(received)
      }
      let step = Step(name: "a", next: (1, true))
      check(accepts([step], [step]))
      check(!accepts([step], [Step(name: "a", next: (1, false))]))
      check(!accepts([step], [Step(name: "a", next: nil)]))
      check(accepts((1, "a"), (1, "a")))
      check(!accepts((1, "a"), (1, "b")))
      check(accepts(Fault.code(1), .code(1)) && accepts(Fault.gone, .gone))
      check(!accepts(Fault.code(1), .code(2)) && !accepts(Fault.gone, .code(1)))
      check(accepts(Fault.code(1) as any Error, Fault.code(1)))
      check(accepts(Result<Step, any Error>.success(step), .success(step)))
      check(accepts(Result<Step, any Error>.failure(Fault.gone), .failure(Fault.gone)))
      check(!accepts(Result<Step, any Error>.failure(Fault.gone), .success(step)))
    },
    Scenario("parsed JSON equals literals") { check in
      let json = Data(#"{"a": 1, "b": true, "c": "x", "d": [1.5, {"e": 2}]}"#.utf8)
      guard let parsed = try JSONSerialization.jsonObject(with: json) as? [String: Any] else {
        return check(false, "no dictionary")
      }
      let matcher = _ArgumentMatcher.arg {
        ["a": 1, "b": true, "c": "x", "d": [1.5, ["e": 2]]] as [String: Any]
      }
      check(matcher.accepts(parsed))
      let other = _ArgumentMatcher.arg {
        ["a": 2, "b": true, "c": "x", "d": [1.5, ["e": 2]]] as [String: Any]
      }
      check(!other.accepts(parsed))
      check.equal(
        ValueDifference.all(wanted: other.value as Any, received: parsed).map(\.path.text),
        [#"["a"]"#])
    },
    Scenario("what cannot be compared says which part cannot") { check in
      struct Task { var id: Int, steps: [(Int) -> Void] }
      let matcher = _ArgumentMatcher.arg { Task(id: 1, steps: [{ _ in }]) }
      check.equal(
        matcher.problem,
        "a value of type 'Task' cannot be compared, because its 'steps[0]', of type '(Int) -> ()', is "
          + "not Equatable; use equal(to:when:), matching { … } or any()")
    },
  ]
}
