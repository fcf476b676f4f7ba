/// Arguments that are not recorded: closures that may not escape, and what is noncopyable.
protocol Sieve {
  func first(where accepts: (Int) -> Bool) -> Int?
  subscript(where accepts: (Int) -> Bool) -> Int { get set }
  subscript(checked accepts: (Int) -> Bool) -> Int { get throws }
  subscript(later accepts: (Int) -> Bool) -> Int { get async }
  subscript(remote accepts: (Int) -> Bool) -> Int { get async throws }
  func sift(_ grains: inout [Int], by accepts: (Int) -> Bool) -> Int
  func siftOrThrow(_ grains: inout [Int], by accepts: (Int) -> Bool) throws(KitchenError)
  func siftLater(_ grains: inout [Int], by accepts: (Int) -> Bool) async
  func siftRemotely(_ grains: inout [Int], by accepts: (Int) -> Bool) async throws
  func weigh(_ jar: borrowing Jar, on scale: String) -> Int
  func press(_ jar: borrowing Jar) async -> Int
  func fill(_ name: String) -> Jar
}

/// A value that cannot be copied.
struct Jar: ~Copyable {
  var grains: Int
}
