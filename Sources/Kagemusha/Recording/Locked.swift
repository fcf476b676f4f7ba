#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A value and the lock that guards it, without Foundation and without `Synchronization`, which requires macOS 15.
///
/// This file is the one place of the library that is unchecked. The proof: `value` is private, and touched
/// only between `acquire` and `release`; `with` hands it out `inout`, so a reference to it cannot
/// leave. The contents of the value (recorded arguments, stub bodies) may be of any type: they are
/// passed on to the test, which is the purpose of a test double, and the library itself only copies
/// them while it holds the lock.
package final class Locked<Value>: @unchecked Sendable {
  #if canImport(Darwin)
    private let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
  #else
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  #endif
  private var value: Value

  /// Guards a value.
  package init(_ value: Value) {
    self.value = value
    #if canImport(Darwin)
      lock.initialize(to: os_unfair_lock())
    #else
      lock.initialize(to: pthread_mutex_t())
      pthread_mutex_init(lock, nil)
    #endif
  }

  deinit {
    #if !canImport(Darwin)
      pthread_mutex_destroy(lock)
    #endif
    lock.deinitialize(count: 1)
    lock.deallocate()
  }

  /// Runs `body` with the lock held. No user code may run in it, not even the `deinit` of an object
  /// that a test passed to a mock: the lock is not recursive.
  package func with<Result>(_ body: (inout Value) -> Result) -> Result {
    acquire()
    defer { release() }
    return body(&value)
  }

  /// Runs `change` with the lock held, and keeps its result alive until the lock is released, since a
  /// `deinit` is user code too. Otherwise, the optimizer could release the result earlier.
  func discard<Old>(_ change: (inout Value) -> Old) {
    let old = with(change)
    withExtendedLifetime(old) {}
  }

  /// Replaces the value by `new`.
  ///
  /// - Returns: The old value, which lives at least until the lock is released.
  @discardableResult
  func exchange(_ new: Value) -> Value {
    let old = with { value in
      let old = value
      value = new
      return old
    }
    return withExtendedLifetime(old) { old }
  }

  private func acquire() {
    #if canImport(Darwin)
      os_unfair_lock_lock(lock)
    #else
      pthread_mutex_lock(lock)
    #endif
  }

  private func release() {
    #if canImport(Darwin)
      os_unfair_lock_unlock(lock)
    #else
      pthread_mutex_unlock(lock)
    #endif
  }
}

/// A `sending` result (SE-0430) on its way through a function that does not know of sending.
///
/// The proof: `value` was sent by the closure that made it, so that no one else has it, and a noncopyable structure hands it
/// out once.
struct SentResult<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  let value: Value
}
