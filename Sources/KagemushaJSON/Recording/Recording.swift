public import Foundation
public import Kagemusha

/// Recordings of a real object's answers.
public enum Recording {
  /// Repeats the calls of a recording, and reports where the answers of the real object have changed.
  ///
  ///     await Recording.check(
  ///       "Recordings/defaults.json", against: MockDefaults().forward(to: InMemoryDefaults()))
  ///
  /// Mocks that replay the recording are correct as long as this check succeeds. Several mocks are
  /// checked one after the other, so that the real object, a fake and a mock with stubs give the same
  /// answers:
  ///
  ///     await Recording.check(
  ///       "Recordings/defaults.json",
  ///       against: MockDefaults().named("fake").forward(to: InMemoryDefaults()),
  ///       MockDefaults().named("mock").forward(to: mock))
  ///
  /// The calls are made in the order in which they were recorded, with the recorded arguments, which must be `Codable`. Calls
  /// of generic methods, and of those that take closures other than a completion handler, cannot be made again; they are
  /// reported, unless they are skipped.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder of the test's file.
  ///   - mock: A mock that forwards to the real object.
  ///   - others: Mocks that forward to other objects, which should give the same answers.
  ///   - skipping: Requirements whose calls are not made: `["load(_:handler:)"]`.
  ///   - encoder: Makes the encoder of the results, as for `record(into:)`.
  ///   - limit: The time that is waited for completion handlers.
  ///   - isolation: The actor of the test.
  ///   - file: The path of the test's file.
  ///   - line: The line.
  public static func check<Mock: RecordingMock>(
    _ path: String, against mock: Mock, _ others: Mock..., skipping: Set<String> = [],
    encoder: (@Sendable () -> JSONEncoder)? = nil,
    within limit: any TimeSpanConvertible = .seconds(1),
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    var coding = ValueCoding()
    if let encoder { coding.encoder = encoder }
    let place = SourcePlace(file: file, line: line)
    let source = RecordingFile(path, besides: file)
    let content = Result { () throws(JSONFault) in try source.read() }
    for mock in [mock] + others {
      do throws(JSONFault) {
        guard mock.mock.hasRealObject else { throw source.fault(.noRealObject) }
        let recording = try content.get()
        if recording.calls.allSatisfy({ skipping.contains($0.member) }) {
          throw source.fault(.noCalls)
        }
        let checker = JSONChecker(recording, in: source.name, at: place, coding: coding)
        mock.mock.record(with: checker)
        let check = RecordingCheck(
          recording, checker, in: source.name, of: mock.mock, skipping: skipping)
        await check.run(Locked(mock), within: limit.timeSpan)
        mock.mock.record(with: nil)
      } catch {
        mock.mock.report(error, at: place, .check)
      }
    }
  }
}

/// Repeats the calls of a recording.
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

  /// Repeats the calls.
  ///
  /// The test waits meanwhile, so nothing else uses the mock; `Locked` vouches for that to the compiler.
  func run<Mock: RecordingMock>(_ mock: Locked<Mock>, within limit: TimeSpan) async {
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
        // The checker has compared the error already.
        made.append(index)
      }
      checker.expect(nil)
    }
    report(problems)
    await waitForHandlers(of: made, until: Deadline(after: limit))
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

  private func waitForHandlers(of made: [Int], until deadline: Deadline) async {
    for index in made {
      let call = recording.calls[index]
      let wanted = call.completions?.count ?? 0
      while checker.completions(of: index) < wanted, !deadline.hasPassed {
        do { try await Task.sleep(.milliseconds(5)) } catch { break }
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

/// The arguments of a recorded call, as values of the app.
struct JSONArguments: RecordedArguments {
  let call: RecordedCalls.Call
  let coding: ValueCoding

  func value<Value>(_ index: Int, as type: Value.Type) throws(RepetitionProblem) -> Value {
    guard call.arguments.indices.contains(index) else { throw .noRequirement }
    let argument = call.arguments[index]
    let label = argument.prefix { $0 != ":" }
    let json = encoded(index) ?? RecordedText(argument.dropFirst(label.count + 2)).json
    let place = JSONPlace()
    if let json, let value = try? coding.decode(type, from: json, at: place) { return value }
    throw .unreadable(
      argument: label == "_" ? "argument \(index + 1)" : "'\(label)'", type: "\(type)")
  }

  func isNil(_ index: Int) -> Bool {
    call.arguments.indices.contains(index) && call.arguments[index].hasSuffix(": nil")
  }

  private func encoded(_ index: Int) -> JSONValue? {
    guard let encoded = call.encoded, encoded.indices.contains(index) else { return nil }
    return encoded[index]
  }
}

/// An argument that its description expresses completely: a number, a text, a Boolean value, or nil.
private struct RecordedText {
  private let text: Substring

  init(_ text: Substring) { self.text = text }

  /// The value as JSON; nil if the description is not complete.
  var json: JSONValue? {
    switch text {
    case "nil": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "inf", "-inf", "nan": return .text(String(text))
    default: break
    }
    if text.hasPrefix("\"") { return unquoted.map(JSONValue.text) }
    if let number = Int64(text) { return .integer(number) }
    if let number = UInt64(text) { return .natural(number) }
    return Double(text).map(JSONValue.number)
  }

  /// The text of a Swift string literal; nil if it is not one.
  private var unquoted: String? {
    guard text.count > 1, text.hasSuffix("\"") else { return nil }
    var rest = text.dropFirst().dropLast()[...]
    var result = String.UnicodeScalarView()
    while let next = rest.unicodeScalars.popFirst() {
      guard next == "\\" else {
        result.append(next)
        continue
      }
      switch rest.unicodeScalars.popFirst() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "0": result.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
          return nil
        }
        rest = rest.dropFirst(digits.count + 2)
        result.append(scalar)
      case let other?: result.append(other)
      case nil: return nil
      }
    }
    return String(result)
  }
}
