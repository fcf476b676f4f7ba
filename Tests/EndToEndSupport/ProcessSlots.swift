import Foundation

/// Lets only so many programs run at once as the machine has processors for.
///
/// Tests run side by side, and each starts compilers: a hundred of them would leave no time to any.
actor ProcessSlots {
  static let shared = ProcessSlots(ProcessInfo.processInfo.activeProcessorCount + 1)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Waits for a slot, and has it as long as the body runs.
  nonisolated func using(_ body: () async throws -> Void) async throws {
    await take()
    do {
      try await body()
    } catch {
      await giveBack()
      throw error
    }
    await giveBack()
  }

  private func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives a slot to the one who has waited longest.
  private func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
