/// An actor.
protocol Counter: Actor {
  var total: Int { get }
  func increment(by amount: Int) -> Int
  func synchronize(with other: any Counter) async throws
}
