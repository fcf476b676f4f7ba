public import Foundation
public import Kagemusha

extension RecordingMock {
  /// Records the calls that are forwarded from now on, and the answers of the real object, in a file.
  ///
  ///     mock.forward(to: InMemoryDefaults()).record(into: "Recordings/defaults.json")
  ///
  /// The JSON in the file is readable: it has one entry for each call, sorted keys, arguments as in
  /// messages, and results as they encode themselves. The file is complete after each call. Errors and
  /// the values passed to completion handlers are recorded as well; values that are not `Encodable` are
  /// described.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder of the test's file. An existing file is replaced.
  ///   - encoder: Makes the encoder of the results.
  ///   - file: The path of the test's file.
  ///   - line: The line.
  @discardableResult
  public func record(
    into path: String, encoder: (@Sendable () -> JSONEncoder)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    var coding = ValueCoding()
    if let encoder { coding.encoder = encoder }
    let place = SourcePlace(file: file, line: line)
    let recorder = JSONRecorder(
      mock.mockName, RecordingFile(path, besides: file), at: place, coding: coding)
    if let other = ActiveRecorders.add(recorder, of: mock) {
      let fault = recorder.file.fault(.recordedElsewhere(mock: other.mock, at: other.place))
      mock.report(fault, at: place, .record)
    } else {
      mock.record(with: recorder)
    }
    return self
  }

  /// Compares the answers of the real object from now on with a recording, and reports the differences.
  ///
  ///     let mock = MockDefaults().forward(to: InMemoryDefaults()).check(against: "Recordings/defaults.json")
  ///     #expect(mock.integer(forKey: "launches") == 0)
  ///
  /// Mocks that replay the recording are correct as long as this check succeeds. A call is compared
  /// with a recorded call that has the same arguments.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder of the test's file.
  ///   - encoder: Makes the encoder of the results, as for `record(into:)`.
  ///   - file: The path of the test's file.
  ///   - line: The line.
  @discardableResult
  public func check(
    against path: String, encoder: (@Sendable () -> JSONEncoder)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    var coding = ValueCoding()
    if let encoder { coding.encoder = encoder }
    let place = SourcePlace(file: file, line: line)
    let source = RecordingFile(path, besides: file)
    do throws(JSONFault) {
      let recording = try source.read()
      mock.record(with: JSONChecker(recording, in: source.name, at: place, coding: coding))
    } catch {
      mock.report(error, at: place, .check)
    }
    return self
  }
}

extension StubVerifyMock {
  /// Is unavailable: mocks of protocols that ask for forwarding have a generated function of this name.
  @available(
    *, unavailable,
    message: """
      say 'recording: true' in the configuration, or '// kagemusha: mock, recording' before the \
      protocol, and generate its mock again
      """
  )
  public func record(into path: String) {}

  /// Answers the calls that no stub answers from a file that `record(into:)` has written.
  ///
  ///     let client = MockClient().replay(from: "Recordings/client.json")
  ///
  /// A call gets the answer of the recorded call with the same arguments; several such calls are used
  /// in order, and the last one is repeated. A call that was not recorded is a failure that names the
  /// nearest recorded call. In mocks that can record them, completion handlers are called before the
  /// call returns.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder of the test's file.
  ///   - errors: The types of errors that are thrown as themselves; other errors are thrown as
  ///     `ReplayedError`, unless the requirement throws a single type.
  ///   - decoder: Makes the decoder of the results.
  ///   - file: The path of the test's file.
  ///   - line: The line.
  @discardableResult
  public func replay(
    from path: String, errors: [any (Error & Decodable).Type] = [],
    decoder: (@Sendable () -> JSONDecoder)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    replay(
      RecordingFile(path, besides: file), errors, decoder, SourcePlace(file: file, line: line))
  }

  /// Answers the calls that no stub answers from a recording among the resources of a bundle.
  ///
  ///     let client = MockClient().replay(from: "client.json", in: .module)
  @discardableResult
  public func replay(
    from name: String, in bundle: Bundle, errors: [any (Error & Decodable).Type] = [],
    decoder: (@Sendable () -> JSONDecoder)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    replay(RecordingFile(name, in: bundle), errors, decoder, SourcePlace(file: file, line: line))
  }

  private func replay(
    _ file: RecordingFile, _ errors: [any (Error & Decodable).Type],
    _ decoder: (@Sendable () -> JSONDecoder)?, _ place: SourcePlace
  ) -> Self {
    var coding = ValueCoding()
    if let decoder { coding.decoder = decoder }
    do throws(JSONFault) {
      let recording = try file.read()
      let replayer = JSONReplayer(recording, from: file.name, coding: coding, errors: errors)
      mock.replay(with: replayer, at: place)
    } catch {
      mock.report(error, at: place, .replay)
    }
    return self
  }
}
