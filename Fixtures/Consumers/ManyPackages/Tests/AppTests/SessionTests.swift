import Kagemusha
import Testing

@testable import App

/// Swift Testing, beside XCTest in the same target.
@Suite struct SessionTests {
  @Test func remembersTheUser() async throws {
    let (client, store) = (MockClient(), MockUserStore())
    stub(client).get("/me").thenReturn("Sato")
    stub(store).remember(any()).thenDoNothing()
    #expect(try await Session(client: client, store: store).start() == "Sato")
    verify(store).remember("Sato")
  }
}
