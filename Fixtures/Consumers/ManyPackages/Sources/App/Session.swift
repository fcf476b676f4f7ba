import Core
import NetworkKit

protocol UserStore: Store {
  func remember(_ name: String)
}

struct Session {
  let client: any Client
  let store: any UserStore

  func start() async throws -> String {
    let name = try await client.get("/me")
    store.remember(name)
    return name
  }
}
