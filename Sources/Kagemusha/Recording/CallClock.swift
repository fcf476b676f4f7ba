/// Numbers the calls of all mocks in the order in which they came, so that `inOrder` works across
/// mocks.
enum CallClock {
  private static let last = Locked<UInt64>(0)

  static func next() -> UInt64 {
    last.with { last in
      last += 1
      return last
    }
  }
}
