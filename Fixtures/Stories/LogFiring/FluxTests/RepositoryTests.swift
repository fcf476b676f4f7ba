import Foundation
import Kagemusha
import RxStandIn
import Testing

@testable import GitHubClientTestSample

/// A generic requirement, and models that nobody wrote by hand.
struct RepositoryTests {
  @Test func foundRepositoriesAreKept() {
    let session = MockGitHubSession()
    stub(session).send(matching { (request: SearchRepositoriesRequest) in request.query == "swift" })
      .thenReturn(.just(.left(([.mock(id: 1), .mock(id: 2)], .mock()))))
    let flux = Environment.Flux.mock(session: session)

    flux.repositoryActionCreator.search("swift")

    #expect(flux.repositoryStore.repositories.map(\.id) == [1, 2])
    #expect(flux.repositoryStore.repositories.first?.owner == .mock())
    verify(session).send(any(SearchRepositoriesRequest.self))
  }

  @Test func theResponseIsTheFixture() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Gen/repository.json")
    let repository = try JSONDecoder().decode(
      GitHub.Repository.self, from: Data(contentsOf: file))
    #expect(repository == .mock())
  }
}
