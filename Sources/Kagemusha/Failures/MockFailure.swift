/// A failure that a test framework must hear of.
public struct MockFailure: Sendable {
  /// The whole message.
  public let text: String
  /// The line it belongs to: of the `stub` or `verify`; of the mock's creation for an unstubbed
  /// call.
  public let place: SourcePlace
  /// Whether `place` is only the line where the mock was made, because a call does not know its
  /// caller.
  public let isUnplaced: Bool

  init(_ text: String, at place: SourcePlace, isUnplaced: Bool = false) {
    self.text = text
    self.place = place
    self.isUnplaced = isUnplaced
  }

  private static let handler = Locked<MockFailureHandler>({
    fatalError($0.text, file: $0.place.file, line: $0.place.line)
  })

  /// Sets what becomes of failures where no test framework runs, as in an app or a preview.
  ///
  ///     MockFailure.handleOutsideTests { print($0.text) }
  ///
  /// Until it is set, a failure stops the process: it is never lost. It may be set on any thread.
  public static func handleOutsideTests(_ handle: @escaping MockFailureHandler) {
    handler.exchange(handle)
  }

  /// Gives the failure to the handler for where no test framework runs. Generated code calls it.
  public func reportOutsideTests() {
    MockFailure.handler.with { $0 }(self)
  }
}

/// What a mock does with its failures.
public typealias MockFailureHandler = @Sendable (MockFailure) -> Void

/// A failure whose text is not written yet: an attempt of `eventually` may never need it.
struct PendingFailure {
  /// Whether it may cease when other tasks go on.
  let mayPass: Bool
  /// Whether it may cease without a call of a mock.
  var isOfTest = false
  let handler: MockFailureHandler
  let render: () -> MockFailure

  /// Gives the failure to whoever waits for it to cease, else to the handler of the mock.
  func report() {
    if EventuallyAttempt.current?.add(self) != true { deliver() }
  }

  /// Gives the failure to the handler of the mock.
  func deliver() { handler(render()) }
}
