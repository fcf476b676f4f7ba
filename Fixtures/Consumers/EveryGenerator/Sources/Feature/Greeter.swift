import Core

protocol UserStore: Store {
  func user() throws -> User
}

final class Greeter {
  private let store: any UserStore
  private(set) var count = 0

  init(store: any UserStore) {
    self.store = store
  }

  func greeting() throws -> String {
    count += 1
    return try "Hello, \(store.user().name)"
  }
}
