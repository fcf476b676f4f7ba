import Foundation

extension DeepStack {
  /// Returns the results of some work on each element, in the order of the elements.
  ///
  /// As many threads as there are cores share the work, each with a deep stack. One that is done with
  /// an element takes the next, so that large elements hold nothing up.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ work: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let cores = max(ProcessInfo.processInfo.activeProcessorCount, 1)
    let count = min(elements.count, cores)
    guard count > 1 else { return elements.isEmpty ? [] : run { elements.map(work) } }
    let queue = WorkQueue<Result>(count: elements.count)
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<count {
      start {
        var results: [(Int, Result)] = []
        while let number = queue.next() { results.append((number, work(elements[number]))) }
        queue.add(results)
        done.signal()
      }
    }
    for _ in 0..<count { done.wait() }
    return queue.results
  }
}

/// The numbers of elements that nobody has taken yet, and the results of the others.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  // The lock guards all properties.
  private let lock = NSLock()
  private let count: Int
  private var taken = 0
  private var done: [(Int, Result)] = []

  init(count: Int) {
    self.count = count
  }

  func next() -> Int? {
    lock.withLock {
      guard taken < count else { return nil }
      taken += 1
      return taken - 1
    }
  }

  func add(_ results: [(Int, Result)]) {
    lock.withLock { done += results }
  }

  var results: [Result] {
    lock.withLock { done.sorted { $0.0 < $1.0 }.map(\.1) }
  }
}
