import Foundation

/// Lets only so many programs run at once as the machine has processors for.
///
/// Tests run side by side, and each starts compilers: a hundred of them would leave no time to any.
actor ProcessSlots {
  static let shared = ProcessSlots(ProcessInfo.processInfo.activeProcessorCount + 1)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Waits for a slot.
  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives a slot to the one who has waited longest.
  func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
