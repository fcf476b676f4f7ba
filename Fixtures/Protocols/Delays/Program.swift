import Kagemusha

// Spans of time are spelled alike on every system, from the oldest that is supported.
@main struct Program {
  nonisolated static func main() async throws {
    let radio = MockRadio()
    stubRadio(radio)
    precondition(radio.tune(to: 80.0))
    radio.frequency = 82.5
    let found = try await radio.search("FM")
    precondition(found == [80.0])
    do {
      _ = try await radio.search("AM")
      preconditionFailure("it is offline")
    } catch {
      precondition(error as? Outage == .offline)
    }
    let signal = await radio.signal()
    precondition(signal == 3)
    await wait(for: radio)
    verifyRadio(radio)
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) { try await useDurations() }
    print("done")
  }

  nonisolated static func stubRadio(_ radio: MockRadio) {
    stub(radio).frequency.set(any()).thenReturn(())
    stub(radio).tune(to: isGreater(than: 76.0)).thenReturn(true)
    stub(radio).search("FM").thenReturn([80.0], after: .milliseconds(1))
    stub(radio).search("AM").thenThrow(Outage.offline, after: .seconds(0.001))
    stub(radio).signal().thenReturn(3, after: .zero)
    stub(radio).load(any(), completion: any()).thenComplete(.success("jazz"), after: .microseconds(50))
      .thenComplete(.failure(Outage.offline))
    stub(radio).record(any(), progress: any(), done: any())
      .thenComplete(\.progress, with: 0.5, after: .nanoseconds(50))
  }

  nonisolated static func wait(for radio: MockRadio) async {
    let captor = ArgumentCaptor<String>()
    Task {
      radio.load("news") { result in radio.record((try? result.get()) ?? "", progress: { _ in }, done: {}) }
    }
    await eventually(within: .seconds(60)) {
      verify(radio).record(captor.capture(), progress: any(), done: any())
    }
    precondition(captor.value == "jazz")
    await eventually(within: .seconds(60), captor.value != nil)
    await after(.milliseconds(1)) { verify(radio, never()).load("sports", completion: any()) }
  }

  nonisolated static func verifyRadio(_ radio: MockRadio) {
    inOrder {
      verify(radio).tune(to: 80.0)
      verify(radio).frequency.set(82.5)
      verify(radio, times(2)).search(any())
    }
    verify(radio).signal()
    verify(radio).load(contains("ew"), completion: any())
    precondition(calls(radio).search(any()) == ["FM", "AM"])
    verifyNoMoreInteractions(radio)
  }

  // A value of Swift's own type does as well.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  nonisolated static func useDurations() async throws {
    let radio = MockRadio()
    let short = Duration.milliseconds(1)
    let none: Duration? = nil
    stub(radio).search(any()).thenReturn([], after: short).thenThrow(Outage.offline, after: short * 2)
    stub(radio).load(any(), completion: any()).thenComplete(.success("a"), after: short)
      .thenComplete(.success("b"), after: none)
    _ = try await radio.search("FM")
    let names = await withCheckedContinuation { continuation in
      radio.load("a") { result in continuation.resume(returning: try? result.get()) }
    }
    precondition(names == "a")
    await eventually(within: Duration.seconds(60)) { verify(radio).search(contains(#/F./#)) }
    await after(short) { verify(radio).load("a", completion: any()) }
  }
}
