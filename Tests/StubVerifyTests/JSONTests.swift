import Foundation
import KagemushaJSON
import Testing

@testable import Kagemusha

struct JSONTests {
  private let kitchen = MockKitchen()

  @Test func aMissingKeyNamesTheFileAndTheCodingPath() {
    expect(
      """
      MockKitchen.recipe(id:) cannot answer with 'broken.json'
        stub      recipe(id: 1)   JSONTests.swift:LINE
        wanted    Recipe
        problem   the key 'name' is missing
        at        owners[1].name
        hint      add the value to the JSON, or make the property optional
      """
    ) { stub(kitchen).recipe(id: 1).thenReturn(jsonFile: "broken.json", in: .module) }
  }

  @Test func aMissingFileNamesItsBundle() throws {
    let failures = failures {
      stub(kitchen).recipe(id: 1).thenReturn(jsonFile: "nowhere.json", in: .module)
    }
    #expect(
      failures.map(\.text) == [
        """
        MockKitchen.recipe(id:) cannot answer with 'nowhere.json'
          stub      recipe(id: 1)   JSONTests.swift:\(#line - 2)
          wanted    Recipe
          problem   there is no such file in the bundle at \(Bundle.module.bundlePath)
          hint      name a file among the resources of the test target in Package.swift
        """
      ])
  }

  @Test func aFileThatCannotBeRead() {
    let fault = JSONFault(
      file: "recipe.json", type: "Recipe", reason: .unreadable("it is a folder."))
    expect(
      """
      MockKitchen.recipe(id:) cannot answer with 'recipe.json'
        stub      recipe(id: 1)   JSONTests.swift:LINE
        wanted    Recipe
        problem   the file cannot be read: it is a folder.
        hint      see that the file can be opened
      """
    ) { _ = stub(kitchen).recipe(id: 1).thenReturn { () throws(JSONFault) in throw fault } }
  }

  @Test func textsThatDoNotFit() {
    expect(
      """
      MockKitchen.find(_:) cannot answer with the JSON text
        stub      find(any())   JSONTests.swift:LINE
        wanted    Optional<Recipe>
        problem   the value is not of type 'Int'
        at        id
        hint      write the value as the property's type is written in JSON
      """
    ) { stub(kitchen).find(any()).thenReturn(json: #"{"id": "1"}"#) }
    expect(
      """
      MockKitchen.recipes() cannot answer with the JSON text
        stub      recipes()   JSONTests.swift:LINE
        wanted    Array<Recipe>
        problem   null or nothing where a value of type 'Int' is wanted
        at        [0].id
        hint      add the value to the JSON, or make the property optional
      """
    ) { stub(kitchen).recipes().thenReturn(json: #"[{"id": null}]"#) }
    let here = #line + 2
    let failures = failures {
      stub(kitchen).load(1, handler: any()).thenComplete(json: "{")
    }
    #expect(
      failures.map(\.text) == [
        """
        MockKitchen.load(_:handler:) cannot answer with the JSON text
          stub      load(1, handler: any())   JSONTests.swift:\(here)
          wanted    Recipe
          problem   \(Self.invalid)
          hint      correct the JSON, or pass the decoder that the app reads it with
        """
      ])
  }

  @Test func aStubWithoutAnAnswerIsReportedOnce() throws {
    let failures = try failures {
      stub(kitchen).recipes().thenReturn(json: "?")
      do {
        _ = try kitchen.recipes()
        Issue.record("nothing was thrown")
      } catch let error as UnstubbedCall {
        #expect(error.description.hasPrefix("MockKitchen.recipes() cannot answer"))
      }
      stub(kitchen).find(1).thenReturn(json: "?")
      #expect(kitchen.find(1) == nil)
      stub(kitchen).load(any(), handler: any()).thenComplete(json: "?")
      kitchen.load(1) { _ in Issue.record("it has nothing to complete with") }
    }
    #expect(failures.count == 3)
  }

  /// Foundation's message about a text that is no JSON, which differs from system to system.
  private static var invalid: String {
    do {
      _ = try JSONDecoder().decode(Recipe.self, from: Data("{".utf8))
      return ""
    } catch DecodingError.dataCorrupted(let context) {
      let error = context.underlyingError as NSError?
      let detail = error?.userInfo["NSDebugDescription"] as? String
      return [context.debugDescription, detail].compactMap { $0 }.joined(separator: " ")
    } catch {
      return "\(error)"
    }
  }

  private func expect(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation, in body: () -> Void
  ) {
    let failures = failures(in: body)
    #expect(failures.count == 1, sourceLocation: sourceLocation)
    guard let failure = failures.first else { return }
    let expected = text.replacingOccurrences(
      of: ":LINE", with: ":\(failure.place.lineNumber)")
    #expect(failure.text == expected, sourceLocation: sourceLocation)
  }
}
