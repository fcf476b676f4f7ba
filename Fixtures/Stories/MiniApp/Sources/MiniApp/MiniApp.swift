import AppMocks
import Dispatch
import Kagemusha
import KagemushaJSON
import RecipeFeature

/// One screen of the app, with an environment that is mocked: started by `swift run MiniApp`.
@main
struct MiniApp {
  static func main() {
    MockFailure.handleOutsideTests { print("mistake: \($0.text)") }
    let environment = MockEnvironment(.lenient)
    DefaultValueRegistry.register(value: NoopCancellable(), forType: Cancellable.self)

    stub(environment.mocks.client)
      .sendRequest(matching { (request: RecipeRequest) in request.path == "/recipes/100" }, handler: any())
      .then { request, handler in
        handler(.success(try! request.makeResponse(from: json("recipe_details_recipe"), urlResponse: .ok)))
        return NoopCancellable()
      }
    // A slow server.
    stub(environment.mocks.client)
      .sendRequest(matching { (request: RecipeRequest) in request.id == 101 }, handler: any())
      .thenComplete(
        json: #"{"id": 101, "title": "肉じゃが"}"#, after: .milliseconds(300),
        returning: NoopCancellable())
    stub(environment.mocks.urlSchemeOpener).open(any()).then { url in
      print("opened \(url)")
      return true
    }

    let scene = RecipeDetailsMiniApp(environment).start()
    scene.show(recipe: 100) { print($0) }
    let start = DispatchTime.now()
    let isLoaded = DispatchSemaphore(value: 0)
    scene.show(recipe: 101) { text in
      let waited = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000
      print(text, waited >= 300 ? "after a while" : "at once")
      isLoaded.signal()
    }
    isLoaded.wait()
    _ = scene.openPage(of: 100)
    print("logged \(calls(environment.mocks.activityLogger).post(any()).count) events")
  }
}
