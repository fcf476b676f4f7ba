import Dispatch
import Kagemusha
import Testing

/// Tests whose mocks fail on threads that know no test.
@Suite struct WorkerTests {
  @Test func detached() async {
    let worker = MockWorker()
    _ = await Task.detached { worker.work(1) }.value
  }

  @Test func queue() async {
    let worker = MockWorker()
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "queue").async {
        _ = worker.work(2)
        continuation.resume()
      }
    }
  }

  @Test func nobodys() async {
    _ = await Task.detached { MockWorker().work(3) }.value
  }
}

/// Runs the tests as Xcode does: no argument says so.
@main struct Program {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
