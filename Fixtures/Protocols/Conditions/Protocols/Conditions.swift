#if canImport(Foundation)
  import Foundation
#else
  import Elsewhere
#endif

protocol Conditions {
  func always()
  #if os(Linux) || os(macOS)
    func here() -> Int
    #if swift(>=6)
      var nested: Int { get }
    #endif
  #elseif os(Windows)
    func there() -> Int
  #else
    func nowhere() -> Int
  #endif
  func last()
}

#if os(Windows)
  protocol OnlyThere { func there() }
#else
  protocol OnlyHere { func here() }
#endif
