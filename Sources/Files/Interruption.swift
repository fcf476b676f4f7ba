import Dispatch
import Foundation

/// Notices signals that end the process, so that unfinished changes can be undone first.
///
/// Outside the lifetime of an instance, the signals have their usual effect.
final class Interruption {
  private struct Watch {
    let signal: Int32
    let source: any DispatchSourceSignal
    let previous: (@convention(c) (Int32) -> Void)?
  }

  private let queue = DispatchQueue(label: "kagemusha.interruption")
  private var watches: [Watch] = []
  /// The sources that have not been cancelled yet.
  private let sources = DispatchGroup()
  private let received = Received()

  /// Begins to watch; ignored signals stay ignored, as `nohup` requires.
  init() {
    for number in EndingSignals.all {
      let previous = signal(number, SIG_IGN)
      guard unsafeBitCast(previous, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else {
        continue
      }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [received] in received.signal = number }
      sources.enter()
      source.setCancelHandler { [sources] in sources.leave() }
      source.resume()
      watches.append(Watch(signal: number, source: source, previous: previous))
    }
  }

  /// Whether a signal was received.
  var hasOccurred: Bool { queue.sync { [received] in received.signal } != nil }

  /// Ends watching; a signal that was received in the meantime has its usual effect now.
  func finish() {
    for watch in watches { watch.source.cancel() }
    // On Linux, a source installs its own signal handler on its thread, at any time before this.
    sources.wait()
    for watch in watches { signal(watch.signal, watch.previous) }
    guard let number = queue.sync(execute: { [received] in received.signal }) else { return }
    // The handler of the source blocks the signal on the thread that receives it.
    EndingSignals.unblock([number])
    raise(number)
  }
}

/// The signals that end a process.
package enum EndingSignals {
  fileprivate static let all = [SIGINT, SIGTERM, SIGHUP]

  /// Lets the signals end the process, also if it was started by a thread of Dispatch, which blocks them for its children.
  package static func unblock() { unblock(all) }

  /// Unblocks signals on the current thread.
  fileprivate static func unblock(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

/// The received signal; used on one queue only.
private final class Received: @unchecked Sendable {
  var signal: Int32?
}
