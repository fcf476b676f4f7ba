extension MockedMember where Use: StubbingUse {
  /// Returns a sequence of these elements, a new one for each call.
  ///
  ///     stub(sensor).levels().thenYield(1, 2, 3)
  @discardableResult
  public func thenYield<Element>(_ elements: Element...) -> Self
  where Output == AsyncStream<Element> {
    adding([.body { _ in MockedStream(elements).sequence() }])
  }

  /// Returns a sequence of these elements, a new one for each call, which ends with an error if one is given.
  ///
  ///     stub(sensor).readings().thenYield(1, 2, throwing: LoadError.offline)
  @discardableResult
  public func thenYield<Element>(_ elements: Element..., throwing error: (any Error)? = nil) -> Self
  where Output == AsyncThrowingStream<Element, any Error> {
    adding([.body { _ in MockedStream(elements, throwing: error).sequence() }])
  }

  /// Returns sequences with elements from the test.
  ///
  ///     let levels = stub(sensor).levels().thenStream()
  ///     levels.yield(1)
  @discardableResult
  public func thenStream<Element>() -> MockedStream<Element, Never>
  where Output == AsyncStream<Element> {
    let stream = MockedStream<Element, Never>()
    add(.body { _ in stream.sequence() }, ending: { stream.finish() })
    return stream
  }

  /// Returns sequences with elements from the test, which may fail.
  ///
  ///     let readings = stub(sensor).readings().thenStream()
  ///     readings.yield(1)
  ///     readings.finish(throwing: LoadError.offline)
  @discardableResult
  public func thenStream<Element>() -> MockedStream<Element, any Error>
  where Output == AsyncThrowingStream<Element, any Error> {
    let stream = MockedStream<Element, any Error>()
    add(.body { _ in stream.sequence() }, ending: { stream.finish() })
    return stream
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension MockedMember where Use: StubbingUse {
  /// Returns a sequence of these elements, a new one for each call.
  ///
  ///     stub(sensor).changes().thenYield(1, 2, 3)
  @discardableResult
  public func thenYield<Element>(_ elements: Element...) -> Self
  where Output == any AsyncSequence<Element, Never> {
    adding([.body { _ in MockedStream(elements).sequence() }])
  }

  /// Returns a sequence of these elements, a new one for each call, which ends with an error if one is given.
  ///
  ///     stub(sensor).events().thenYield(1, 2, throwing: LoadError.offline)
  @discardableResult
  public func thenYield<Element>(_ elements: Element..., throwing error: (any Error)? = nil) -> Self
  where Output == any AsyncSequence<Element, any Error> {
    adding([.body { _ in MockedStream(elements, throwing: error).sequence() }])
  }

  /// Returns sequences with elements from the test.
  ///
  ///     let changes = stub(sensor).changes().thenStream()
  ///     changes.yield(1)
  @discardableResult
  public func thenStream<Element>() -> MockedStream<Element, Never>
  where Output == any AsyncSequence<Element, Never> {
    let stream = MockedStream<Element, Never>()
    add(.body { _ in stream.sequence() }, ending: { stream.finish() })
    return stream
  }

  /// Returns sequences with elements from the test, which may fail.
  ///
  ///     let events = stub(sensor).events().thenStream()
  ///     events.finish(throwing: LoadError.offline)
  @discardableResult
  public func thenStream<Element>() -> MockedStream<Element, any Error>
  where Output == any AsyncSequence<Element, any Error> {
    let stream = MockedStream<Element, any Error>()
    add(.body { _ in stream.sequence() }, ending: { stream.finish() })
    return stream
  }
}
