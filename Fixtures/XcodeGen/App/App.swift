import SwiftUI

protocol UserRepository {
  func name(id: Int) -> String
}

struct Greeter {
  let repository: any UserRepository

  func greeting(id: Int) -> String { "Hello, \(repository.name(id: id))" }
}

@main struct ExampleApp: App {
  var body: some Scene {
    WindowGroup { Text("Kagemusha") }
  }
}
