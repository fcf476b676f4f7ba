#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A value and the lock that guards it, without Foundation and without `Synchronization` (macOS
/// 15).
///
/// This is the one place of the library where the compiler is asked to take our word. The proof:
/// `value` is private, and touched only between `acquire` and `release`; `with` hands it out
/// `inout`, so a reference to it cannot leave. What is *in* the value (recorded arguments, stub
/// bodies) may be anything: it is passed on to the test, which is what a test double is for, and
/// the library itself only copies it while it holds the lock.
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

  /// Runs `body` with the lock held. No user code may run in it, no `deinit` of what a test passed
  /// to a mock either: the lock is not recursive.
  package func with<Result>(_ body: (inout Value) -> Result) -> Result {
    acquire()
    defer { release() }
    return body(&value)
  }

  /// Runs `change` with the lock held, and lets what it returns die with the lock released, since a
  /// `deinit` is user code too. Left to itself, the optimizer would let it die before.
  func discard<Old>(_ change: (inout Value) -> Old) {
    let old = with(change)
    withExtendedLifetime(old) {}
  }

  /// Puts `new` in the place of the value.
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
