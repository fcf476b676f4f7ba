struct Stamp: Equatable { var price: Int }
struct Ink {}

protocol Album<Stamp> {
  associatedtype Stamp
  func first() -> Stamp
}

/// In an inheritance clause, a name is that of the type outside, and not of the associated type.
protocol StampAlbum: Album<Stamp> { func add(_ stamp: Stamp) }

protocol SheetAlbum: Album<[Stamp]> { func turn() -> Stamp? }

protocol RareAlbum: StampAlbum { func rarest(of stamps: [Stamp]) -> Stamp }

protocol Printing<Stamp, Ink> {
  associatedtype Stamp
  associatedtype Ink
  func print(_ stamp: Stamp) -> Ink
}

protocol Reprinting: Printing<Ink, Stamp> { func reprint(_ ink: Ink) -> Stamp }

enum Post {
  struct Stamp { var number: Int }
  protocol Office: Album<Stamp> { func sell(_ stamp: Stamp) }
}

protocol Waiting: InstantProtocol<Duration> { func wait(_ duration: Duration) }
