/// Types whose conformances a module with the main actor as default isolates to it.
struct Tag: Hashable { var id = 1 }
enum Sort { case first }
struct Section: Identifiable { var id: Sort }
struct Pair<Key: Hashable, Value> {
  typealias First = Key
  struct Inner { typealias Second = Value }
  enum Side { case left }
}
struct Crate<T> { typealias Element = T }
typealias TagCrate = Crate<Tag>
typealias TagPair = Pair<Tag, Int>
typealias SamePair = TagPair
typealias Counts<Key: Hashable> = [Key: Int]

protocol Cached<Key> { associatedtype Key: Hashable }
protocol Caches { func cache() -> any Cached<Tag> }
protocol Statistics { func counts() -> Counts<Tag> }
protocol Sections { func ids() -> Set<Section.ID> }
protocol Crates { func all() -> Set<TagCrate.Element> }
protocol Pairs {
  func first(_ key: SamePair.First) -> Set<SamePair.First>
  func second(_ value: TagPair.Inner.Second)
  func side(_ side: TagPair.Side)
}
/// The same requirements, spelled otherwise.
protocol SamePairs: Pairs {
  func first(_ key: Tag) -> Set<Tag>
  func second(_ value: Int)
  func side(_ side: Pair<Tag, Int>.Side)
}

/// Requirements of the libraries that a protocol on an actor declares again.
@MainActor protocol Row: Identifiable {
  var id: Int { get }
  func draw() -> Int
}
@MainActor protocol Raw: RawRepresentable {
  var rawValue: Int { get }
}
