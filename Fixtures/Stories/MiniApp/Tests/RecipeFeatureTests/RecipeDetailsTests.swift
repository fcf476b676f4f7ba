import AppMocks
import Kagemusha
import KagemushaJSON
import KagemushaTesting
import RecipeFeature
import Testing

@Suite struct RecipeDetailsTests {
  private let environment = MockEnvironment()

  init() {
    DefaultValueRegistry.register(value: NoopCancellable(), forType: Cancellable.self)
  }

  /// What a scene shows of a recipe, at once.
  private func shown(_ id: Int) -> String? {
    var shown: String?
    RecipeDetailsScene(environment: environment).show(recipe: id) { shown = $0 }
    return shown
  }

  @Test func aRequestIsStubbedByWhatItIs() {
    stub(environment.mocks.activityLogger).post(any()).thenDoNothing()
    stub(environment.mocks.client)
      .sendRequest(matching { (request: RecipeRequest) in request.path == "/recipes/100" }, handler: any())
      .then { request, handler in
        handler(.success(try! request.makeResponse(from: json("recipe_details_recipe"), urlResponse: .ok)))
        return NoopCancellable()
      }

    #expect(shown(100) == "100: 味噌汁")

    verify(environment.mocks.activityLogger).post("show recipe 100")
    verify(environment).client.get()
  }

  @Test func anErrorIsAnAnswerToo() {
    stub(environment.mocks.activityLogger).post(any()).thenDoNothing()
    stub(environment.mocks.client).sendRequest(any(RecipeRequest.self), handler: any())
      .thenComplete(.failure(.offline), returning: NoopCancellable())
    #expect(shown(1) == "failed: offline")
  }

  @Test func theLatencyIsSimulated() async throws {
    stub(environment.mocks.client).sendRequest(any(RecipeRequest.self), handler: any())
      .thenComplete(
        json: #"{"id": 1, "title": "味噌汁"}"#, after: .milliseconds(50),
        returning: NoopCancellable())
    let start = ContinuousClock.now
    let client = environment.client
    let title = await withCheckedContinuation { continuation in
      client.sendRequest(RecipeRequest(id: 1)) { continuation.resume(returning: $0) }
    }
    #expect(try title.get() == Recipe(id: 1, title: "味噌汁"))
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }

  @Test func otherFeaturesAreResolvedByTheirTypes() {
    struct Badge: TypedDescriptor { typealias Output = Int }
    stub(environment).resolve(any(Badge.self)).thenReturn(3)
    #expect(environment.resolve(Badge()) == 3)
  }
}
