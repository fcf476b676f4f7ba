/// Where the failures of a mock go: to its handler, or to whoever waits for them to cease.
struct FailureOutlet: Sendable {
  /// The failures of one attempt of `eventually`, which are reported only if they remain.
  final class Collection: Sendable {
    @TaskLocal static var current: Collection?
    private let failures = Locked<[(MockFailure, MockFailureHandler)]>([])

    func add(_ failure: MockFailure, _ handler: @escaping MockFailureHandler) {
      failures.with { $0.append((failure, handler)) }
    }

    var all: [(failure: MockFailure, handler: MockFailureHandler)] {
      failures.with { all in all.map { (failure: $0.0, handler: $0.1) } }
    }
  }

  let handler: MockFailureHandler

  func report(_ failure: MockFailure) {
    if let collection = Collection.current {
      collection.add(failure, handler)
    } else {
      handler(failure)
    }
  }
}
