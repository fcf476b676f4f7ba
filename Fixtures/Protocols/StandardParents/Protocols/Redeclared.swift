// What a protocol says of an associated type by declaring a requirement of its parent again.

nonisolated protocol Entity: Identifiable {
  var id: String { get }
}

nonisolated protocol Countdown: IteratorProtocol {
  mutating func next() -> Int?
}

nonisolated protocol Numbers: Sequence {
  func makeIterator() -> IndexingIterator<[Int]>
}

nonisolated protocol Marker: Strideable {
  func distance(to other: Self) -> Int
  func advanced(by count: Int) -> Self
}

nonisolated protocol Rank: RawRepresentable {
  var rawValue: String { get }
  init?(rawValue: String)
}

nonisolated protocol Hashing: Hashable {
  func hash(into hasher: inout Hasher)
}

nonisolated protocol Alike: Hashable {
  static func == (left: Self, right: Self) -> Bool
}

/// Members that are called like those of `Hashable`, and are others.
nonisolated protocol Uneven: Hashable {
  static func == (left: Int, right: Self) -> Bool
  func hash(into number: Int) -> Int
}

/// The operator and the hash are required by a protocol without `Equatable` and `Hashable`, too.
protocol Matching { static func == (left: Self, right: Self) -> Bool }
protocol LateEquatable: Matching, Equatable { var number: Int { get } }
protocol Digesting { func hash(into hasher: inout Hasher) }
protocol LateHashable: Digesting, Hashable { func clear() }
