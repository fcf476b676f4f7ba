#if os(Linux)
  import Foundation
#else
  import Dispatch
#endif

protocol Storage {
  #if os(Linux)
    associatedtype Item: Hashable
    associatedtype Key = String
  #elseif os(Windows)
    associatedtype Item
  #endif

  #if os(Linux)
    func item(for key: Key) -> Item
  #elseif os(Windows)
    func item() -> Item
  #elseif DEBUG
    func debug()
  #else
    func nothing()
  #endif

  #if KAGEMUSHA
    static func secret()
  #endif
  var count: Int { get }
}

protocol Base {
  #if os(Linux)
    func shared() -> Int
  #endif
  #if KAGEMUSHA
    func twice()
  #else
    func twice()
  #endif
}

protocol Derived: Base {
  #if !KAGEMUSHA && !OTHER
    func shared() -> Int
  #elseif OTHER || MORE
    func shared() -> Int
  #endif
  func twice()
}

#if KAGEMUSHA
  protocol Platform { func a() }
#endif

#if os(Linux)
  protocol Kind {
    associatedtype Value
    func linux() -> Value
  }
#elseif os(macOS)
  protocol Kind { func mac() }
#else
  protocol Kind { func other() }
#endif

/// Aliases in `#if` that stand for associated types, or for types that a child states itself.
protocol Located {
  associatedtype Place = Int
  #if os(Linux)
    typealias Location = [Place]
  #else
    typealias Location = Int
  #endif
  func move(to location: Location) -> Location
}
extension Located {
  #if os(Linux)
    typealias Distance = (Place, Place)
  #else
    typealias Distance = Int
  #endif
}
protocol Moving: Located {
  func distance(_ distance: Distance) -> Location
}

#if os(Linux)
  typealias Path = [String]
#else
  typealias Path = String
#endif
protocol Filing {
  #if os(Linux)
    typealias Name = [Int]
  #else
    typealias Name = Int
  #endif
  func open(_ path: Path) -> Path
  func rename(_ name: Name)
}
protocol LinuxFiling: Filing {
  #if os(Linux)
    func open(_ path: [String]) -> [String]
    func rename(_ name: [Int])
  #endif
}
