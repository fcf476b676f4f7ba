import EndToEndSupport
import Testing

/// Tests programs that never end by themselves.
struct ProcessLimitTests {
  @Test func aProgramIsStoppedAfterItsProcessorTime() async throws {
    let run = try await ProcessRun("sh", ["-c", "echo begun; while :; do :; done"], limitedTo: 1)
    #expect(run.status > 128)
    #expect(run.output == "begun\n")
    let short = try await ProcessRun("sh", ["-c", "echo $1; exit 3", "sh", "a b"], limitedTo: 60)
    #expect(short.status == 3)
    #expect(short.output == "a b\n")
  }
}
