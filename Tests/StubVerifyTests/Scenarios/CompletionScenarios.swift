import Foundation
import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let completion: [Scenario] = [
    Scenario("handlers of one, two, three and no values are called") { check in
      let (kitchen, waiter) = (MockKitchen(), MockWaiter())
      stub(kitchen).fetch(any(), then: any()).thenComplete(.soup)
      stub(waiter).order(any(), handler: any()).thenComplete(nil, .offline)
      stub(kitchen).dataTask(any(), handler: any()).thenComplete([1], 200, nil)
      stub(kitchen).close(any()).thenComplete()
      let called = Guarded<[String]>([])
      kitchen.fetch(1) { recipe in called.with { $0.append(recipe.title) } }
      kitchen.fetch(2, then: nil)
      waiter.order(1) { recipe, error in
        called.with { $0.append("\(recipe == nil) \(error == .offline)") }
      }
      kitchen.dataTask("a") { bytes, status, error in
        called.with { $0.append("\(bytes ?? []) \(status) \(error == nil)") }
      }
      kitchen.close { called.with { $0.append("closed") } }
      check.equal(called.with { $0 }, ["味噌汁", "true true", "[1] 200 true", "closed"])
    },
    Scenario("methods with such handlers return something meanwhile") { check in
      let (waiter, token) = (MockWaiter(), Token())
      stub(waiter).take(any(), handler: any()).thenComplete(.success(.soup), returning: token)
        .thenComplete(.failure(.offline), returning: token)
      stub(waiter).weigh(any(), handler: any()).thenComplete(1, 0.5, nil, returning: token)
      stub(waiter).ring(any()).thenComplete(returning: token)
      let kitchen = MockKitchen()
      stub(kitchen).find(any(), handler: any()).thenComplete(.soup, nil, returning: token)
      let called = Guarded<[String]>([])
      for _ in 1...2 {
        let returned = waiter.take(1) { result in
          called.with { $0.append("\((try? result.get()) == .soup)") }
        }
        check(returned === token)
      }
      _ = waiter.weigh(1) { number, weight, text in
        called.with { $0.append("\(number) \(weight) \(text ?? "nil")") }
      }
      _ = waiter.ring { called.with { $0.append("rung") } }
      _ = kitchen.find(1) { recipe, error in
        called.with { $0.append("\(recipe == .soup) \(error == nil)") }
      }
      check.equal(called.with { $0 }, ["true", "false", "1 0.5 nil", "rung", "true true"])
    },
    Scenario("answers follow one another, errors of any type among them") { check in
      let kitchen = MockKitchen()
      stub(kitchen).load(any(), handler: any()).thenComplete(.success(.soup))
        .thenComplete(.failure(KitchenError.offline))
      var results: [Result<Recipe, any Error>] = []
      for id in 1...3 { kitchen.load(id) { results.append($0) } }
      check.equal(try results[0].get(), .soup)
      for result in results.dropFirst() {
        check.throwing(KitchenError.offline) { try result.get() }
      }
    },
    Scenario("one of several handlers is called by its name") { check in
      let kitchen = MockKitchen()
      stub(kitchen).cook(any(), progress: any(), success: any(), failure: any(), done: any())
        .thenComplete(\.failure, with: .offline).thenComplete(\.progress, with: 0.5)
        .thenComplete(\.done).thenComplete(\.success, with: .soup)
      let called = Guarded<[String]>([])
      for id in 1...4 {
        kitchen.cook(
          id, progress: { part in called.with { $0.append("\(part)") } },
          success: { recipe in called.with { $0.append(recipe.title) } },
          failure: { error in called.with { $0.append("\(error)") } },
          done: { called.with { $0.append("done") } })
      }
      check.equal(called.with { $0 }, ["offline", "0.5", "done", "味噌汁"])
    },
    Scenario("a handler may be called after a while") { check in
      let kitchen = MockKitchen()
      stub(kitchen).fetch(any(), then: any()).thenComplete(.soup, after: .milliseconds(200))
      let end = Deadline(after: .milliseconds(200))
      let isCalled = Guarded(false)
      let fetched = await withCheckedContinuation { continuation in
        kitchen.fetch(1) { recipe in
          isCalled.with { $0 = true }
          continuation.resume(returning: recipe)
        }
        check(!isCalled.with { $0 })
      }
      check.equal(fetched, .soup)
      check(end.hasPassed)
    },
    Scenario("after a delay of no length, the handler is called on another thread") { check in
      let beacon = MockBeacon()
      stub(beacon).send(any(), handler: any()).thenComplete(after: .zero)
        .thenComplete(after: .seconds(-1)).thenComplete(after: nil).thenComplete()
      for isDelayed in [true, true, false, false] {
        let isSame = await withCheckedContinuation { continuation in
          Thread {
            let caller = Guarded(Thread.current)
            beacon.send(1) { continuation.resume(returning: caller.with { $0 == .current }) }
          }.start()
        }
        check.equal(isSame, !isDelayed)
      }
    },
    Scenario("a handler of the main actor is called there") { check in
      let waiter = MockWaiter()
      stub(waiter).show(any(), done: any()).thenComplete(.soup)
      let shown = await withCheckedContinuation { continuation in
        waiter.show(1) { recipe in
          MainActor.assertIsolated()
          continuation.resume(returning: recipe)
        }
      }
      check.equal(shown, .soup)
    },
    Scenario("a body may call the handler, too") { check in
      let kitchen = MockKitchen()
      stub(kitchen).load(any(), handler: any()).then { id, handler in
        handler(.success(Recipe(id: id, title: "")))
      }
      var loaded: Int?
      kitchen.load(3) { loaded = try? $0.get().id }
      check.equal(loaded, 3)
      check.equal(calls(kitchen).load(any(), handler: any()).map(\.id), [3])
    },
  ]
}
