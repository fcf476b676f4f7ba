struct Key<Value> {
  var name: String
}

protocol Packing {
  func send<each T>(_ values: repeat each T) -> Int
  func echo<each T>(_ values: repeat each T) -> (repeat each T)
  func named<each T: Equatable>(_ name: String, values: repeat each T, last: Bool) async throws -> Int
  func read<each V>(_ keys: repeat Key<each V>) throws -> (repeat (each V)?)
  func apply<each T, R>(_ values: repeat each T, body: ((repeat each T)) throws -> R) rethrows -> R
  func made<each T>(_ make: () -> (repeat each T)) -> (repeat each T)
  func change<each T>(_ count: inout Int, _ values: repeat each T)
  func sum<each T>(_ pair: (Int, repeat each T)) -> Int
  static func make<each T: Sendable>(_ values: repeat each T) -> Bool
  init<each T>(values: repeat each T)
}

protocol SharedPacking: Sendable {
  associatedtype Output
  func run<each T: Sendable>(_ values: repeat each T) async -> Output
}

/// A tuple of a pack is passed on.
protocol Querying {
  func count<each T>(_ values: (repeat each T)) -> Int
  func change<each T>(_ values: inout (repeat each T), by others: repeat each T) async throws
}

/// The packs are of one shape by their same-type requirement.
protocol Zipping {
  func pairs<each A: Sequence, each B: Sequence>(
    _ first: repeat each A, with second: repeat each B
  ) -> (repeat (each A, each B)) where repeat (each A).Element == (each B).Element
  func count<each A: Sequence, each B: Sequence>(_ pairs: repeat (each A, each B)) -> Int
  where repeat (each A).Element == (each B).Element
}
