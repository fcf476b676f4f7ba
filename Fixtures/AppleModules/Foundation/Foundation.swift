// A stand-in for Apple's module `Foundation`: the declarations that this package and its dependencies use, with the
// names, types and availability that Apple's documentation states. Nothing of it is ever run.
#if canImport(Darwin)
  @_exported import Darwin
  @_exported import Dispatch
#endif

public typealias TimeInterval = Double

@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public var boolValue: Bool { fatalError() }
  public init(_ value: Bool) { fatalError() }
  public init(booleanLiteral value: Bool) { fatalError() }
}
