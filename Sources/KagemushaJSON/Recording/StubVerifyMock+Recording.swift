public import Foundation
public import Kagemusha

extension RecordingMock {
  /// Writes the calls that are forwarded from now on, and what the real object answers, into a file.
  ///
  ///     mock.forward(to: InMemoryDefaults()).record(into: "Recordings/defaults.json")
  ///
  /// The file is JSON for people, too: an entry a call, sorted keys, arguments as messages show them,
  /// results as they encode themselves. It is whole after each call. Errors and what completion
  /// handlers are called with are written down as well; what is not `Encodable` is described.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder of the test's file. One that is there is replaced.
  ///   - encoder: Makes what encodes results.
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

  /// Compares what the real object answers from now on with a recording, and reports what is different.
  ///
  ///     let mock = MockDefaults().forward(to: InMemoryDefaults()).check(against: "Recordings/defaults.json")
  ///     #expect(mock.integer(forKey: "launches") == 0)
  ///
  /// Mocks that replay the recording are right as long as this holds. A call is compared with what was recorded of a call
  /// with the same arguments.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder of the test's file.
  ///   - encoder: Makes what encodes results, as for `record(into:)`.
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
  /// Is generated for protocols that ask for it.
  @available(
    *, unavailable,
    message: """
      say 'recording: true' in the configuration, or '// kagemusha: mock, recording' before the \
      protocol, and generate its mock again
      """
  )
  public func record(into path: String) {}

  /// Answers from a file that `record(into:)` has written, where no stub does.
  ///
  ///     let client = MockClient().replay(from: "Recordings/client.json")
  ///
  /// A call gets what was recorded of a call with the same arguments, in order, the last answer ever
  /// after. One that was not recorded is a failure that names the nearest one that was. Completion
  /// handlers are called before the call returns, in mocks that could record them.
  ///
  /// - Parameters:
  ///   - path: The file, from the folder of the test's file.
  ///   - errors: The types of errors to throw as what they were; others are `ReplayedError`, but where
  ///     a requirement throws one type alone.
  ///   - decoder: Makes what decodes results.
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

  /// Answers from a recording among the resources of a bundle, where no stub does.
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
