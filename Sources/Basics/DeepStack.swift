import Foundation

/// Runs work on threads whose stacks are deep enough for a recursive parser, or for templates with
/// tags inside tags inside macros.
///
/// Secondary threads have 512 KiB on some systems, and a debug build of the parser uses tens of
/// KiB for a pair of brackets: it would crash, or have to refuse code that compiles.
package enum DeepStack {
  /// Address space only: memory is taken as the stack grows into it.
  private static let size = 256 << 20
  /// Whether the current thread has a deep stack.
  @TaskLocal private static var isHere = false
  /// Whether the current thread is one of several that share work, so that no core is idle.
  @TaskLocal private static var isSharing = false

  private static func start(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread { $isHere.withValue(true) { work() } }
    thread.stackSize = size
    thread.start()
  }

  /// Runs `work` and waits for it; on the same thread if that has a deep stack.
  package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    if isHere { return work() }
    // The semaphore orders the only write before the only read.
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    start {
      result = work()
      done.signal()
    }
    done.wait()
    return result ?? work()
  }

  /// Transforms items on as many threads as there are processors, and waits for the results, which
  /// are in the order of the items.
  ///
  /// Each thread takes every *n*-th item, which evens out what is dear. Inside of another call, all
  /// are transformed on the same thread, which is one of as many as there are processors.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - minimum: How many items are worth a thread.
  ///   - transform: A function of its item alone.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], each minimum: Int = 1, _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let count = min(ProcessInfo.processInfo.activeProcessorCount, items.count / minimum)
    if count < 2 || isSharing { return run { items.map(transform) } }
    let shares = Shares<Result>(count)
    for share in 0..<count {
      start {
        $isSharing.withValue(true) {
          shares.finish(
            stride(from: share, to: items.count, by: count).map { transform(items[$0]) }, of: share)
        }
      }
    }
    let results = shares.wait()
    return items.indices.map { results[$0 % count][$0 / count] }
  }

  /// What each of some threads made of its share.
  private final class Shares<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var results: [[Result]?]

    init(_ count: Int) { results = Array(repeating: nil, count: count) }

    func finish(_ result: [Result], of share: Int) {
      condition.lock()
      results[share] = result
      condition.signal()
      condition.unlock()
    }

    func wait() -> [[Result]] {
      condition.lock()
      defer { condition.unlock() }
      while results.contains(where: { $0 == nil }) { condition.wait() }
      return results.map { $0 ?? [] }
    }
  }
}
