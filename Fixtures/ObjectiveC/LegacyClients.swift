import Foundation
import LegacyService

class Client: LABService {
  var token: String { "a" }
  override func text(for request: URLRequest) -> String { token }
}

class NamedClient: LABCache {
  let label: String

  init(label: String) {
    self.label = label
    super.init(size: 1)
  }
}

@MainActor class Form: LABScreen {
  func send(_ text: String) -> Bool { true }
}

protocol Caching: LABCache {
  func evict(_ count: Int)
  func clear()
}

protocol Archiving: LABArchived {
  func restore()
}

protocol Paging: LABPage {
  func restore()
}
