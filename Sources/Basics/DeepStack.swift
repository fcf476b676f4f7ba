import Foundation

/// Runs work on threads with deep stacks, which recursive parsers and deeply nested templates need.
///
/// Secondary threads have 512 KiB on some systems, and a debug build of the parser uses tens of KiB
/// for a pair of brackets. On such a stack, it would crash, or have to reject code that compiles.
package enum DeepStack {
  /// The size of the stacks in address space; memory is allocated only as a stack grows into it.
  private static let size = 256 << 20
  /// Whether the current thread has a deep stack.
  @TaskLocal private static var isHere = false
  /// Whether the current thread is one of several that share work, so that all cores are busy.
  @TaskLocal private static var isSharing = false

  private static func start(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread { $isHere.withValue(true) { work() } }
    thread.stackSize = size
    thread.start()
  }

  /// Runs `work` and waits for it; on the current thread if that has a deep stack.
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

  /// Transforms items on as many threads as there are processors, and returns the results in the
  /// order of the items.
  ///
  /// Each thread takes every *n*-th item, which distributes expensive items evenly. A nested call
  /// transforms all items on its own thread, since the other processors are busy with the outer
  /// call.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - minimum: The number of items that justify a thread.
  ///   - transform: A function of its item alone.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], each minimum: Int = 1, _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let count = min(ProcessInfo.processInfo.activeProcessorCount, items.count / minimum)
    if count < 2 || isSharing { return run { items.map(transform) } }
    return [Result](unsafeUninitializedCapacity: items.count) { buffer, filled in
      // Each thread writes the results of its own items, and the group orders that before the end of this closure.
      nonisolated(unsafe) let results = buffer
      let group = DispatchGroup()
      for share in 0..<count {
        group.enter()
        start {
          $isSharing.withValue(true) {
            for index in stride(from: share, to: items.count, by: count) {
              results.initializeElement(at: index, to: transform(items[index]))
            }
          }
          group.leave()
        }
      }
      group.wait()
      filled = items.count
    }
  }
}
