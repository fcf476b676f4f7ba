import AppMocks
import Kagemusha
import KagemushaTesting
import RecipeFeature
import Testing

/// The two mistakes that have names, as a test shows them.
@Suite struct MistakeTests {
  init() {
    DefaultValueRegistry.register(value: NoopCancellable(), forType: Cancellable.self)
  }

  @Test func noStubMatches() {
    let environment = MockEnvironment()
    stub(environment.mocks.client).sendRequest(
      equal(to: RecipeRequest(id: 100)) { $0.id == $1.id }, handler: any()
    )
    .thenComplete(.failure(.offline), returning: NoopCancellable())
    stub(environment.mocks.client)
      .sendRequest(
        matching { (request: RecipeRequest) in request.path == "/recipes/101" }, handler: any()
      )
      .thenComplete(.failure(.offline), returning: NoopCancellable())

    expectMistake(
      """
      MockServiceClient.sendRequest(_:handler:) was called, but no stub matches
        received  sendRequest(RecipeRequest(id: 7), handler: { … })
        stubs     sendRequest(matching { … }, handler: any())   MistakeTests.swift:19, differs in request
                  sendRequest(equal(to: RecipeRequest(id: 100), when: …), handler: any())   MistakeTests.swift:15, differs in request
                    request: − equal(to: RecipeRequest(id: 100), when: …) + RecipeRequest(id: 7)
        made      MockServiceClient                             MistakeTests.swift:14
        hint      stub(mock.mocks.client).sendRequest(any(), handler: any()).then { … }, or make the mock .lenient
      """
    ) {
      environment.client.sendRequest(RecipeRequest(id: 7)) { _ in }
    }
  }

  @Test func severalStubsMatch() {
    let environment = MockEnvironment(.unambiguous)
    stub(environment.mocks.client)
      .sendRequest(matching { (request: RecipeRequest) in request.id > 1 }, handler: any())
      .thenComplete(.failure(.offline), returning: NoopCancellable())
    stub(environment.mocks.client)
      .sendRequest(matching { (request: RecipeRequest) in request.id < 9 }, handler: any())
      .thenComplete(.failure(.offline), returning: NoopCancellable())

    expectMistake(
      """
      MockServiceClient.sendRequest(_:handler:) was called, and 2 stubs match, none of them more specific
        received  sendRequest(RecipeRequest(id: 7), handler: { … })
        stubs     sendRequest(matching { … }, handler: any())   MistakeTests.swift:45, answered
                  sendRequest(matching { … }, handler: any())   MistakeTests.swift:42
        hint      make one of them more specific, or add .lenient() to it
      """
    ) {
      environment.client.sendRequest(RecipeRequest(id: 7)) { _ in }
    }
  }

  /// Expects one issue with this text.
  private func expectMistake(_ text: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.map(\.rawValue) == [text]
    }
  }
}
