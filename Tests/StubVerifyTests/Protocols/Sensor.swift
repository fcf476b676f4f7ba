/// Requirements whose answers a test controls: calls that wait, streams, and handlers of every form.
protocol Sensor {
  func levels() -> AsyncStream<Int>
  func readings(of name: String) async throws -> AsyncThrowingStream<Int, any Error>
  func calibrate() async
  func measure(_ name: String) async throws -> Int
  func count() async -> Int
  func weigh() throws -> Int
  func tune(_ level: inout Int) async throws -> Int
  func watch(
    _ id: Int, each: @escaping @Sendable (Int, String?) -> Void,
    slow: @escaping (Int) async -> Void,
    main: (@MainActor @Sendable (Int) -> Void)?, done: (@Sendable () -> Void)?
  ) -> Int
  func load(_ id: Int, handler: @escaping (Int) -> Void) async throws -> Bool
  func log(_ handler: @escaping (Int) async -> Void)
}

/// Sequences whose types are known from macOS 15 on.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
protocol Feed {
  func changes() -> any AsyncSequence<Int, Never>
  func events() -> any AsyncSequence<Int, any Error>
}
