public import Foundation
public import Kagemusha

/// Recordings of what real objects answer.
public enum Recording {
  /// Makes the calls of a recording again, and reports what the real object answers otherwise by now.
  ///
  ///     await Recording.check(
  ///       "Recordings/defaults.json", against: MockDefaults().forward(to: InMemoryDefaults()))
  ///
  /// Mocks that replay the recording are right as long as this holds. The calls are made in the order in which they were
  /// recorded, with the recorded arguments, which must be `Codable`. Calls of generic methods, and of those that take
  /// closures other than a completion handler, cannot be made again; they are reported, unless they are skipped.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder of the test's file.
  ///   - mock: A mock that forwards to the real object.
  ///   - skipping: Requirements whose calls are not made: `["load(_:handler:)"]`.
  ///   - encoder: Makes what encodes results, as for `record(into:)`.
  ///   - limit: How long completion handlers are waited for.
  ///   - isolation: The actor of the test.
  ///   - file: The path of the test's file.
  ///   - line: The line.
  public static func check<Mock: RecordingMock>(
    _ path: String, against mock: Mock, skipping: Set<String> = [],
    encoder: (@Sendable () -> JSONEncoder)? = nil, within limit: Duration = .seconds(1),
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    var coding = ValueCoding()
    if let encoder { coding.encoder = encoder }
    let place = SourcePlace(file: file, line: line)
    let source = RecordingFile(path, besides: file)
    let core = mock.mock
    do throws(JSONFault) {
      guard core.hasRealObject else { throw source.fault(.noRealObject) }
      let recording = try source.read()
      let checker = JSONChecker(recording, in: source.name, at: place, coding: coding)
      core.record(with: checker)
      let check = RecordingCheck(recording, checker, in: source.name, of: core, skipping: skipping)
      await check.run(Locked(mock), within: limit)
      core.record(with: nil)
    } catch {
      core.report(error, at: place, .check)
    }
  }
}

/// Makes the calls of a recording again.
private struct RecordingCheck: Sendable {
  private let recording: RecordedCalls
  private let checker: JSONChecker
  private let file: String
  private let core: MockCore
  private let skipped: Set<String>

  init(
    _ recording: RecordedCalls, _ checker: JSONChecker, in file: String, of core: MockCore,
    skipping skipped: Set<String>
  ) {
    self.recording = recording
    self.checker = checker
    self.file = file
    self.core = core
    self.skipped = skipped
  }

  /// Makes the calls.
  ///
  /// The test waits meanwhile, so that nothing else uses the mock, and `Locked` tells the compiler so.
  func run<Mock: RecordingMock>(_ mock: Locked<Mock>, within limit: Duration) async {
    var made: [Int] = []
    var problems: [(member: String, problem: RepetitionProblem)] = []
    for (index, call) in recording.calls.enumerated() where !skipped.contains(call.member) {
      checker.expect(index)
      let arguments = JSONArguments(call: call, coding: ValueCoding())
      do {
        try await mock.with { $0 }._repeat(
          RecordedInvocation(member: call.member, arguments: arguments))
        made.append(index)
      } catch let problem as RepetitionProblem {
        problems.append((call.member, problem))
      } catch {
        // The checker has compared what was thrown.
        made.append(index)
      }
      checker.expect(nil)
    }
    report(problems)
    await waitForHandlers(of: made, until: .now + limit)
  }

  private func report(_ problems: [(member: String, problem: RepetitionProblem)]) {
    var calls: [UnrepeatableCalls] = []
    var reported: Set<String> = []
    for (member, problem) in problems where reported.insert(member).inserted {
      let count = problems.count { $0.member == member }
      calls.append(UnrepeatableCalls(of: member, count: count, because: problem))
    }
    if !calls.isEmpty { report(.unrepeatable(calls), at: []) }
  }

  private func waitForHandlers(of made: [Int], until deadline: ContinuousClock.Instant) async {
    for index in made {
      let call = recording.calls[index]
      let wanted = call.completions?.count ?? 0
      while checker.completions(of: index) < wanted, ContinuousClock.now < deadline {
        do { try await Task.sleep(for: .milliseconds(5)) } catch { break }
      }
      let found = checker.completions(of: index)
      guard found < wanted else { continue }
      let difference = "its handler is called \(found) of \(wanted) times"
      report(.drift(call: call.text, differences: [difference]), at: ["calls", "\(index)"])
    }
  }

  private func report(_ reason: JSONFault.Reason, at path: [String]) {
    let fault = JSONFault(file: file, path: path, type: "\(RecordedCalls.self)", reason: reason)
    core.report(fault, at: checker.place, .check)
  }
}
