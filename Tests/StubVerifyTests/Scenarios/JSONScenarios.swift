import Foundation
import Kagemusha
import KagemushaJSON
import ScenarioSupport

extension LibraryScenarios {
  private static let text = #"{"id": 1, "title": "味噌汁"}"#
  private static let file = "recipe.json"

  static let json: [Scenario] = [
    Scenario("every result is decoded from a text") { check in
      let kitchen = MockKitchen()
      stub(kitchen).recipe(id: any()).thenReturn(json: text)
      stub(kitchen).find(any()).thenReturn(json: "null").thenReturn(json: text)
      stub(kitchen).recipes().thenReturn(json: "[\(text)]").thenReturn(json: "[]")
      stub(kitchen).recent().thenReturn(json: text)
      stub(kitchen).cached().thenReturn(json: text)
      check.equal(kitchen.recipe(id: 1), .soup)
      check.equal([kitchen.find(1), kitchen.find(1)], [nil, .soup])
      check.equal([try kitchen.recipes(), try kitchen.recipes()], [[.soup], []])
      check.equal(kitchen.recent(), .success(.soup))
      check.equal(try kitchen.cached()?.get(), .soup)
    },
    Scenario("every result is decoded from a file") { check in
      let kitchen = MockKitchen()
      stub(kitchen).recipe(id: any()).thenReturn(jsonFile: file, in: .module)
      stub(kitchen).recent().thenReturn(jsonFile: file, in: .module)
      stub(kitchen).cached().thenReturn(jsonFile: file, in: .module)
      check.equal(kitchen.recipe(id: 1), .soup)
      check.equal(kitchen.recent(), .success(.soup))
      check.equal(try kitchen.cached()?.get(), .soup)
    },
    Scenario("every handler gets what a text or a file describes") { check in
      let (kitchen, waiter) = (MockKitchen(), MockWaiter())
      stub(kitchen).load(any(), handler: any())
        .thenComplete(json: text).thenComplete(jsonFile: file, in: .module)
      stub(kitchen).fetch(any(), then: any())
        .thenComplete(json: text).thenComplete(jsonFile: file, in: .module)
      stub(waiter).order(any(), handler: any())
        .thenComplete(json: text).thenComplete(jsonFile: file, in: .module)
      var found: [Recipe?] = []
      for id in 1...2 {
        kitchen.load(id) { found.append(try? $0.get()) }
        kitchen.fetch(id) { found.append($0) }
        waiter.order(id) { recipe, error in found.append(error == nil ? recipe : nil) }
      }
      check.equal(found, Array(repeating: .soup, count: 6))
    },
    Scenario("so does every handler of a method that returns something") { check in
      let (waiter, token) = (MockWaiter(), Token())
      let kitchen = MockKitchen()
      stub(waiter).take(any(), handler: any()).thenComplete(json: text, returning: token)
        .thenComplete(jsonFile: file, in: .module, returning: token)
      stub(waiter).give(any(), handler: any()).thenComplete(json: text, returning: token)
        .thenComplete(jsonFile: file, in: .module, returning: token)
      stub(kitchen).find(any(), handler: any()).thenComplete(json: text, returning: token)
        .thenComplete(jsonFile: file, in: .module, returning: token)
      let found = Guarded<[Recipe?]>([])
      for id in 1...2 {
        let tokens = [
          waiter.take(id) { result in found.with { $0.append(try? result.get()) } },
          waiter.give(id) { recipe in found.with { $0.append(recipe) } },
          kitchen.find(id) { recipe, error in found.with { $0.append(error == nil ? recipe : nil) }
          },
        ]
        check(tokens.allSatisfy { $0 === token })
      }
      check.equal(found.with { $0 }, Array(repeating: .soup, count: 6))
    },
    Scenario("a decoder may be given, and a handler wait") { check in
      let kitchen = MockKitchen()
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .custom { path in
        path.last.map { TitleKey(stringValue: $0.stringValue.lowercased()) }
          ?? TitleKey(stringValue: "")
      }
      let shouted = #"{"ID": 1, "TITLE": "味噌汁"}"#
      stub(kitchen).recipe(id: any()).thenReturn(json: shouted, decoder: decoder)
      stub(kitchen).fetch(any(), then: any())
        .thenComplete(json: shouted, decoder: decoder, after: .milliseconds(1))
      check.equal(kitchen.recipe(id: 1), .soup)
      let fetched = await withCheckedContinuation { continuation in
        kitchen.fetch(1) { continuation.resume(returning: $0) }
      }
      check.equal(fetched, .soup)
    },
    Scenario("what does not fit is a failure, once") { check in
      let kitchen = MockKitchen()
      let texts = texts {
        stub(kitchen).find(1).thenReturn(jsonFile: "broken.json", in: .module)
        check.equal(kitchen.find(1), nil)
      }
      check.equal(texts.count, 1)
      check(texts.first?.contains("the key 'name' is missing") == true, texts.first ?? "")
    },
  ]
}

private struct TitleKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
