/// Why Swift cannot see a requirement of an Objective-C protocol, so that no type of Swift's can
/// conform to it.
package enum ImportObstacle: Sendable, Hashable, Codable {
  /// It takes `...`.
  case variadic
  /// A closure or function in it takes `...`.
  case variadicFunction
  /// It has a class that only `@class` declares.
  case forwardClass(String)
  /// It has a protocol that is only announced.
  case forwardProtocol(String)
  /// It has a type that Swift has nothing like.
  case unknownType(String)
}
