import Foundation

/// Runs work on a thread of its own whose stack is deep enough for a recursive parser, or for
/// templates with tags inside tags inside macros.
///
/// Secondary threads have 512 KiB on some systems, and a debug build of the parser uses tens of
/// KiB for a pair of brackets: it would crash, or have to refuse code that compiles.
package enum DeepStack {
  /// Address space only: memory is taken as the stack grows into it.
  private static let size = 256 << 20

  /// Runs `work` and waits for it.
  package static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    // The semaphore orders the only write before the only read.
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = work()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    return result ?? work()
  }
}
