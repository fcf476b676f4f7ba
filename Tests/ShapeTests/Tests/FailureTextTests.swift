import Kagemusha
import Testing

/// Every text that a failure may have, whole.
struct FailureTextTests {
  private let cache = MockCache<String, Int>(.lenient)

  @Test func aCallThatDidNotCome() {
    stub(cache).store(24, for: any()).thenDoNothing()
    let stubbed = #line - 1
    cache.store(24, for: "a")
    cache.store(24, for: "a")
    _ = cache["x"]
    expect(
      """
      MockCache.store(_:for:) was not called as expected
        wanted    exactly 1 × store(_: 42, for: "a")      FailureTextTests.swift:LINE
        received  0 matching calls, 2 other calls to store(_:for:)
        closest   #1 store(_: 24, for: "a")
                    _: − 42
                       + 24
        calls     #1 store(_: 24, for: "a") ×2            answered by the stub at FailureTextTests.swift:\(stubbed)
                  #2 ["x"]
      """
    ) { verify(cache).store(42, for: "a") }
  }

  private func expect(
    _ text: String, line: Int = #line, in body: () -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let received = texts(in: body)
    #expect(received == [text], sourceLocation: sourceLocation)
  }
}
