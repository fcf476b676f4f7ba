import AppMocks
import Foundation
import Kagemusha
import KagemushaJSON
import KagemushaTesting
import RecipeFeature
import Testing

/// Responses that nobody writes by hand: a real client is recorded once.
@Suite struct RecordedClientTests {
  init() {
    DefaultValueRegistry.register(value: NoopCancellable(), forType: Cancellable.self)
  }

  private static let server = [
    "/recipes/100": #"{"id": 100, "title": "味噌汁"}"#,
    "/recipes/100/related": #"[{"id": 101, "title": "肉じゃが"}]"#,
  ]

  @Test func aClientIsReplayed() {
    let client = MockServiceClient().replay(from: "Recordings/client.json")
    check(client)
    verify(client).sendRequest(any(RelatedRecipesRequest.self), handler: any())
  }

  /// Records what `aClientIsReplayed` reads: the file is in the repository, and stays as it is.
  @Test func aRecordingIsStable() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("client.json")
    let live = LiveServiceClient { path in Self.server[path].map { Data($0.utf8) } }

    check(MockServiceClient().forward(to: live).record(into: file.path))

    let kept = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Recordings/client.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == String(contentsOf: kept, encoding: .utf8))
  }

  @Test func aCallThatWasNotRecordedIsAMistake() {
    let client = MockServiceClient().replay(from: "Recordings/client.json")
    withKnownIssue {
      client.sendRequest(RecipeRequest(id: 7)) { _ in }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        MockServiceClient.sendRequest(_:handler:) was called, and 'Recordings/client.json' has no answer to it
          received  sendRequest(RecipeRequest(id: 7), handler: { … })
          nearest   #3 sendRequest(RecipeRequest(id: 404), handler: { … })
          recorded  3 calls
          made      MockServiceClient   RecordedClientTests.swift:41
          hint      record it again, or stub(mock).sendRequest(any(), handler: any()).then { … }
        """
      ]
    }
  }

  private func check(_ client: some ServiceClient) {
    var recipes: [Recipe] = []
    client.sendRequest(RecipeRequest(id: 100)) { recipes += [try? $0.get()].compactMap { $0 } }
    client.sendRequest(RelatedRecipesRequest(id: 100)) { recipes += (try? $0.get()) ?? [] }
    var error: ClientTaskError?
    client.sendRequest(RecipeRequest(id: 404)) { result in
      if case .failure(let failure) = result { error = failure }
    }
    #expect(recipes == [Recipe(id: 100, title: "味噌汁"), Recipe(id: 101, title: "肉じゃが")])
    #expect(error == .notFound(path: "/recipes/404"))
  }
}
