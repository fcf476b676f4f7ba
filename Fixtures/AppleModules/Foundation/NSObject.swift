public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { fatalError() }
  open var hash: Int { fatalError() }
  open var description: String { fatalError() }
  open var debugDescription: String { fatalError() }
  public static func == (a: NSObject, b: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  open func copy() -> Any { fatalError() }
}

open class NSCoder: NSObject {}

public struct NSZone {}

public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

public protocol NSMutableCopying {
  func mutableCopy(with zone: NSZone?) -> Any
}

public protocol NSCoding {
  func encode(with coder: NSCoder)
  init?(coder: NSCoder)
}

public protocol NSSecureCoding: NSCoding {
  static var supportsSecureCoding: Bool { get }
}

open class Operation: NSObject, @unchecked Sendable {
  open func start() { fatalError() }
  open func main() { fatalError() }
  open var isReady: Bool { fatalError() }
  open func cancel() { fatalError() }
}

open class Formatter: NSObject, NSCopying, NSCoding {
  public override init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open func copy(with zone: NSZone? = nil) -> Any { fatalError() }
  open func encode(with coder: NSCoder) { fatalError() }
  open func string(for obj: Any?) -> String? { fatalError() }
}

open class NSString: NSObject, @unchecked Sendable {
  public init(string: String) { fatalError() }
  open var length: Int { fatalError() }
  open func substring(with range: NSRange) -> String { fatalError() }
  open var lastPathComponent: String { fatalError() }
  open var pathExtension: String { fatalError() }
  open var deletingLastPathComponent: String { fatalError() }
  open var deletingPathExtension: String { fatalError() }
  open var standardizingPath: String { fatalError() }
  open var expandingTildeInPath: String { fatalError() }
  open var isAbsolutePath: Bool { fatalError() }
  open func appendingPathComponent(_ component: String) -> String { fatalError() }

  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var caseInsensitive: CompareOptions { fatalError() }
    public static var literal: CompareOptions { fatalError() }
    public static var backwards: CompareOptions { fatalError() }
    public static var anchored: CompareOptions { fatalError() }
    public static var numeric: CompareOptions { fatalError() }
    public static var regularExpression: CompareOptions { fatalError() }
  }
}

open class NSNumber: NSObject, @unchecked Sendable {
  public init(value: Int) { fatalError() }
  public init(value: Double) { fatalError() }
  public init(value: Bool) { fatalError() }
  open var intValue: Int { fatalError() }
  open var doubleValue: Double { fatalError() }
  open var boolValue: Bool { fatalError() }
  open var uint64Value: UInt64 { fatalError() }
  open var stringValue: String { fatalError() }
}

open class NSNull: NSObject {}

open class NSDate: NSObject, @unchecked Sendable {}
open class NSArray: NSObject {}
open class NSDictionary: NSObject {}
open class NSURL: NSObject, @unchecked Sendable {}
open class NSSet: NSObject {}
open class NSMutableSet: NSSet {}
open class NSMutableArray: NSArray {}

// The values that the compiler bridges to objects.
extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool {
    fatalError()
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { fatalError() }
}

public struct NSRange: Equatable, Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init() { fatalError() }
  public init(location: Int, length: Int) { fatalError() }
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
  where R.Bound == S.Index { fatalError() }
}

extension Range where Bound == String.Index {
  public init?(_ range: NSRange, in string: __shared String) { fatalError() }
}
