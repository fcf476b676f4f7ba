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
