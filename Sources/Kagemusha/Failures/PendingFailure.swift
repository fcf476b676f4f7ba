/// A failure whose text is not written yet: an attempt of `eventually` may never need it.
struct PendingFailure {
  /// Whether it may cease when other tasks go on.
  let mayPass: Bool
  let handler: MockFailureHandler
  let render: () -> MockFailure

  /// Gives the failure to whoever waits for it to cease, else to the handler of the mock.
  func report() {
    if Attempt.current?.add(self) != true { deliver() }
  }

  /// Gives the failure to the handler of the mock.
  func deliver() { handler(render()) }
}
