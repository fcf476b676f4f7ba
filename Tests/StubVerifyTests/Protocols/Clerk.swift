import Foundation

/// Values of which a test means a part, or that differ a little.
protocol Clerk {
  func file(_ form: Form)
  func keep(_ form: Form?)
  func sort(_ tags: [String])
  func mix(_ parts: [any Sendable])
  func remind(at date: Date)
  func measure(_ length: Double, _ count: UInt)
  func post(_ body: Data, to path: String?)
  func tell(_ text: String)
}

/// A form to file.
struct Form: Equatable, Sendable {
  struct Address: Equatable, Sendable {
    var city: String
    var street: String?
  }

  var id: Int
  var address: Address
  var tags: [String] = []
  var title: String { "Form \(id)" }
}
