import ScenarioSupport
import Testing

@testable import Kagemusha

/// Objects that a test passes to a mock may use the mock when they are deallocated, so no lock may
/// be held then.
struct LifetimeTests {
  private final class Screen: Sendable {
    let tracker: MockTracker
    init(_ tracker: MockTracker) { self.tracker = tracker }
    deinit { tracker.track("closed", parameters: [:]) }
  }

  private let tracker = MockTracker(.lenient)

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test(.timeLimit(.minutes(10))) func argumentsMayUseTheMockWhenTheyDie() {
    do {
      let screen = Screen(tracker)
      tracker.flush { _ in _ = screen }
    }
    clearInvocations(tracker)
    verify(tracker).track("closed", parameters: any())
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test(.timeLimit(.minutes(10))) func stubsMayUseTheMockWhenTheyDie() {
    do {
      let screen = Screen(tracker)
      stub(tracker).upload().then {
        _ = screen
        return 1
      }
    }
    reset(tracker)
    verify(tracker).track("closed", parameters: any())
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test(.timeLimit(.minutes(10))) func defaultValuesMayUseTheRegistryWhenTheyDie() {
    final class Value: Sendable {
      deinit { _ = DefaultValueRegistry.defaultValue(for: Int.self) }
    }
    SharedState.use {
      DefaultValueRegistry.register(value: Value(), forType: Value.self)
      DefaultValueRegistry.register(value: Value(), forType: Value.self)
      #expect(DefaultValueRegistry.defaultValue(for: Value.self) != nil)
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test(.timeLimit(.minutes(10))) func theOldValueDiesWithTheLockReleased() {
    final class User: Sendable {
      let lock: Locked<User?>
      init(_ lock: Locked<User?>) { self.lock = lock }
      deinit { _ = lock.with { $0 == nil } }
    }
    let lock = Locked<User?>(nil)
    lock.exchange(User(lock))
    lock.exchange(nil)
    #expect(lock.with { $0 == nil })
  }
}
