import Foundation

/// Threads whose stacks are deep enough for a recursive parser, or for templates with tags inside
/// tags inside macros.
///
/// Secondary threads have 512 KiB on some systems, and a debug build of the parser uses tens of
/// KiB for a pair of brackets: it would crash, or have to refuse code that compiles.
package enum DeepStack {
  /// The size of a stack; address space only: memory is taken as the stack grows into it.
  private static let size = 256 << 20
  private static let name = "deep stack"

  /// Runs `work` on a thread with a deep stack, which may be the current one, and waits for it.
  package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    if Thread.current.name == name { return work() }
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

  /// Starts a thread with a deep stack.
  static func start(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.name = name
    thread.stackSize = size
    thread.start()
  }
}
