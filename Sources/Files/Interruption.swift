import Dispatch
import Foundation

/// Notices that the user or the system ends the process, so that what was begun can be taken back first.
///
/// The signals have their usual effect where nothing watches them.
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

  /// Begins to watch; what is ignored stays ignored, as `nohup` asks for.
  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
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

  /// Whether a signal came.
  var hasOccurred: Bool { queue.sync { [received] in received.signal } != nil }

  /// Ends watching; a signal that came meanwhile has its usual effect now.
  func finish() {
    for watch in watches { watch.source.cancel() }
    // On Linux, a source has a signal handler of its own, which its thread installs at any time before this.
    sources.wait()
    for watch in watches { signal(watch.signal, watch.previous) }
    guard let number = queue.sync(execute: { [received] in received.signal }) else { return }
    // The handler of the source blocks the signal on the thread that receives it.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}

/// The signal that came; used on one queue alone.
private final class Received: @unchecked Sendable {
  var signal: Int32?
}
