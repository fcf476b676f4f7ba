import Foundation

/// Runs work on a thread whose stack is deep enough for tags inside tags inside macros.
enum RenderThread {
  /// Address space only: memory is taken as the stack grows into it.
  private static let size = 256 << 20

  /// Runs `work` and waits for it.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
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
