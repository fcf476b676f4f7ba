@testable import Kagemusha

/// The failures that `body` causes, instead of failing the test.
func failures(in body: () throws -> Void) rethrows -> [String] {
  let attempt = EventuallyAttempt()
  try attempt.run(body)
  attempt.keep()
  return attempt.failures.map { $0.render().text }
}

extension Book {
  static let first = Book(id: 1, title: "First")
  static let second = Book(id: 2, title: "Second")
}

/// A catalogue that works.
struct HalfGlossary: Glossary {
  func entry(_ text: String) -> Int { text.count }
  func entry(_ term: Double) -> Double { term / 2 }
}

struct ListCatalogue: Catalogue {
  var items: [Int: String] = [:]
  var first: String?
  func item(_ key: Int) -> String? { items[key] }
  mutating func insert(_ item: String, for key: Int) { items[key] = item }
  func map<T>(_ transform: @escaping (String) -> T, with value: T) -> [T] {
    items.values.map(transform) + [value]
  }
  func sort<T>(
    _ hint: sending T, by key: @escaping @Sendable (T, String) async throws -> Int
  ) async rethrows -> [String] {
    var keyed: [(key: Int, item: String)] = []
    for item in items.values { keyed.append((try await key(hint, item), item)) }
    return keyed.sorted { $0.key < $1.key }.map(\.item)
  }
  func count(where isWanted: @escaping (String) throws -> Bool) rethrows -> Int {
    try items.values.filter(isWanted).count
  }
}

@MainActor
final class PaperReader: Reader {
  var page = 1
  func turn(to page: Int) async { self.page = page }
}
