import Kagemusha

/// Lets mocks call handlers that are asynchronous, or of asynchronous methods.
@main struct Program {
  static func main() async throws {
    try await unload()
    print("done")
  }

  nonisolated static func unload() async throws {
    let unloading = MockUnloading()
    stub(unloading).onMain(any()).thenComplete(Crate())
    stub(unloading).onMain("a", done: any()).thenComplete(Crate(), [], returning: 1)
    stub(unloading).later(any()).thenComplete(Crate())
    stub(unloading).anywhere("b", done: any()).thenComplete(Crate(), 2)
    stub(unloading).all(any()).thenComplete(returning: Crate())
    stub(unloading).plain("c", done: any()).thenComplete(Crate())
    stub(unloading).shown(any()).thenComplete(Crate())
    stub(unloading).untyped(any()).thenComplete(9)
    stub(unloading).any("d", done: any(((Int) async -> Void).self)).thenComplete(3)
    let (calls, call) = AsyncStream.makeStream(of: Int.self)
    unloading.onMain { @MainActor _ in
      MainActor.assertIsolated()
      call.yield(1)
    }
    let number = unloading.onMain("a") { @MainActor _, _ in call.yield(2) }
    unloading.later { _ in call.yield(3) }
    unloading.anywhere("b") { _, number in call.yield(number + 2) }
    _ = try await unloading.all { @MainActor in call.yield(5) }
    await unloading.plain("c") { _ in call.yield(6) }
    await unloading.shown { @MainActor _ in call.yield(7) }
    unloading.any("d") { (value: Int) in call.yield(value + 5) }
    unloading.untyped { @MainActor value in call.yield(value as? Int ?? 0) }
    var seen: Set<Int> = []
    for await call in calls.prefix(9) { seen.insert(call) }
    precondition(number == 1 && seen == Set(1...9))
  }
}
