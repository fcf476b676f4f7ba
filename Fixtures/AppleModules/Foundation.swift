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

// MARK: - Objects

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

// MARK: - Errors

open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) { fatalError() }
  open var domain: String { fatalError() }
  open var code: Int { fatalError() }
  open var userInfo: [String: Any] { fatalError() }
  open var localizedDescription: String { fatalError() }
  open var localizedFailureReason: String? { fatalError() }
}

public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }

extension Error {
  public var localizedDescription: String { fatalError() }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { fatalError() }
  public var failureReason: String? { fatalError() }
  public var recoverySuggestion: String? { fatalError() }
  public var helpAnchor: String? { fatalError() }
}

public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
  public static var errorDomain: String { fatalError() }
  public var errorCode: Int { fatalError() }
  public var errorUserInfo: [String: Any] { fatalError() }
}

public struct CocoaError: Error, Equatable, Hashable {
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static var fileNoSuchFile: Code { fatalError() }
    public static var fileReadNoSuchFile: Code { fatalError() }
    public static var fileWriteFileExists: Code { fatalError() }
    public static var fileReadCorruptFile: Code { fatalError() }
    public static var fileReadUnknown: Code { fatalError() }
    public static var fileWriteUnknown: Code { fatalError() }
  }
  public init(_ code: Code, userInfo: [String: Any] = [:]) { fatalError() }
  public let code: Code
  public var errorCode: Int { fatalError() }
  public var userInfo: [String: Any] { fatalError() }
  public var filePath: String? { fatalError() }
  public var underlying: (any Error)? { fatalError() }
  public static var fileNoSuchFile: Code { fatalError() }
  public static var fileReadNoSuchFile: Code { fatalError() }
  public static var fileWriteFileExists: Code { fatalError() }
}

public struct POSIXError: Error, Hashable {
  public init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:]) { fatalError() }
  public let code: POSIXErrorCode
}

public enum POSIXErrorCode: Int32, Hashable, Sendable {
  case EPERM = 1
  case ENOENT = 2
  case EACCES = 13
  case EEXIST = 17
}

// MARK: - Data

public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}
public protocol ContiguousBytes {}
extension Array: ContiguousBytes where Element == UInt8 {}
extension Array: DataProtocol where Element == UInt8 {}
public protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {}

@frozen public struct Data: Equatable, Hashable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, MutableDataProtocol, ContiguousBytes, Codable, CustomStringConvertible, Sendable
{
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Data
  public init() { fatalError() }
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { fatalError() }
  public init(bytes: UnsafeRawPointer, count: Int) { fatalError() }
  public init(count: Int) { fatalError() }
  public init(repeating repeatedValue: UInt8, count: Int) { fatalError() }
  public init(contentsOf url: __shared URL, options: ReadingOptions = []) throws { fatalError() }
  public init?(base64Encoded base64Data: __shared Data, options: Base64DecodingOptions = []) { fatalError() }
  public init?(base64Encoded base64String: __shared String, options: Base64DecodingOptions = []) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
  public func write(to url: URL, options: WritingOptions = []) throws { fatalError() }
  public func base64EncodedString(options: Base64EncodingOptions = []) -> String { fatalError() }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    fatalError()
  }
  public mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result { fatalError() }
  public mutating func append(_ other: Data) { fatalError() }
  public mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 { fatalError() }
  public func range(
    of dataToFind: Data, options: SearchOptions = [], in range: Range<Index>? = nil
  ) -> Range<Index>? { fatalError() }
  public func subdata(in range: Range<Index>) -> Data { fatalError() }
  public mutating func replaceSubrange<C: Collection>(_ range: Range<Index>, with elements: C)
  where C.Element == UInt8 { fatalError() }
  public var startIndex: Index { fatalError() }
  public var endIndex: Index { fatalError() }
  public func index(before i: Index) -> Index { fatalError() }
  public func index(after i: Index) -> Index { fatalError() }
  public var indices: Range<Int> { fatalError() }
  public subscript(index: Index) -> UInt8 {
    get { fatalError() }
    set { fatalError() }
  }
  public subscript(bounds: Range<Index>) -> Data {
    get { fatalError() }
    set { fatalError() }
  }
  public var description: String { fatalError() }
  public static func == (a: Data, b: Data) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var mappedIfSafe: ReadingOptions { fatalError() }
    public static var alwaysMapped: ReadingOptions { fatalError() }
    public static var uncached: ReadingOptions { fatalError() }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var atomic: WritingOptions { fatalError() }
    public static var withoutOverwriting: WritingOptions { fatalError() }
  }
  public struct SearchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var backwards: SearchOptions { fatalError() }
    public static var anchored: SearchOptions { fatalError() }
  }
  public struct Base64DecodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var ignoreUnknownCharacters: Base64DecodingOptions { fatalError() }
  }
  public struct Base64EncodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var lineLength64Characters: Base64EncodingOptions { fatalError() }
  }
}

// MARK: - Values

public struct Date: Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
  public init() { fatalError() }
  public init(timeIntervalSince1970: TimeInterval) { fatalError() }
  public init(timeIntervalSinceNow: TimeInterval) { fatalError() }
  public init(timeIntervalSinceReferenceDate: TimeInterval) { fatalError() }
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public static var now: Date { fatalError() }
  public static let distantPast = Date()
  public static let distantFuture = Date()
  public var timeIntervalSince1970: TimeInterval { fatalError() }
  public var timeIntervalSinceNow: TimeInterval { fatalError() }
  public var timeIntervalSinceReferenceDate: TimeInterval { fatalError() }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { fatalError() }
  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date { fatalError() }
  public static func < (a: Date, b: Date) -> Bool { fatalError() }
  public static func + (a: Date, b: TimeInterval) -> Date { fatalError() }
  public var description: String { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

public struct UUID: Hashable, Codable, CustomStringConvertible, Sendable {
  public init() { fatalError() }
  public init?(uuidString string: __shared String) { fatalError() }
  public var uuidString: String { fatalError() }
  public var description: String { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public static func < (a: UUID, b: UUID) -> Bool { fatalError() }
}

public struct Decimal: Comparable, Hashable, Codable, CustomStringConvertible, SignedNumeric, Sendable,
  ExpressibleByFloatLiteral
{
  public typealias Magnitude = Decimal
  public init() { fatalError() }
  public init(_ value: Int) { fatalError() }
  public init(_ value: Double) { fatalError() }
  public init?(string: __shared String, locale: __shared Locale? = nil) { fatalError() }
  public init?<T: BinaryInteger>(exactly source: T) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public init(floatLiteral value: Double) { fatalError() }
  public var magnitude: Decimal { fatalError() }
  public static func + (a: Decimal, b: Decimal) -> Decimal { fatalError() }
  public static func - (a: Decimal, b: Decimal) -> Decimal { fatalError() }
  public static func * (a: Decimal, b: Decimal) -> Decimal { fatalError() }
  public static func / (a: Decimal, b: Decimal) -> Decimal { fatalError() }
  public static func += (a: inout Decimal, b: Decimal) { fatalError() }
  public static func -= (a: inout Decimal, b: Decimal) { fatalError() }
  public static func *= (a: inout Decimal, b: Decimal) { fatalError() }
  public static func < (a: Decimal, b: Decimal) -> Bool { fatalError() }
  public var description: String { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

public struct URL: Hashable, Codable, CustomStringConvertible, Sendable {
  public init(fileURLWithPath path: __shared String) { fatalError() }
  public init(fileURLWithPath path: __shared String, isDirectory: Bool) { fatalError() }
  public init(fileURLWithPath path: __shared String, relativeTo base: __shared URL?) { fatalError() }
  public init(fileURLWithPath path: __shared String, isDirectory: Bool, relativeTo base: __shared URL?) {
    fatalError()
  }
  public init?(string: __shared String) { fatalError() }
  public init?(string: __shared String, relativeTo url: __shared URL?) { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil) {
    fatalError()
  }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
  public var path: String { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func path(percentEncoded: Bool = true) -> String { fatalError() }
  public var absoluteString: String { fatalError() }
  public var relativePath: String { fatalError() }
  public var relativeString: String { fatalError() }
  public var baseURL: URL? { fatalError() }
  public var absoluteURL: URL { fatalError() }
  public var scheme: String? { fatalError() }
  public var host: String? { fatalError() }
  public var query: String? { fatalError() }
  public var isFileURL: Bool { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var pathComponents: [String] { fatalError() }
  public var pathExtension: String { fatalError() }
  public var standardized: URL { fatalError() }
  public var standardizedFileURL: URL { fatalError() }
  public var hasDirectoryPath: Bool { fatalError() }
  public func appendingPathComponent(_ pathComponent: String) -> URL { fatalError() }
  public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL { fatalError() }
  public func appendingPathExtension(_ pathExtension: String) -> URL { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func appending<S: StringProtocol>(
    path: S, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func appending<S: StringProtocol>(
    component: S, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { fatalError() }
  public func deletingLastPathComponent() -> URL { fatalError() }
  public func deletingPathExtension() -> URL { fatalError() }
  public func resolvingSymlinksInPath() -> URL { fatalError() }
  public func checkResourceIsReachable() throws -> Bool { fatalError() }
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { fatalError() }
  public func withUnsafeFileSystemRepresentation<ResultType>(
    _ block: (UnsafePointer<Int8>?) throws -> ResultType
  ) rethrows -> ResultType { fatalError() }
  public var description: String { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

public struct URLResourceKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static let isDirectoryKey = URLResourceKey(rawValue: "")
  public static let isRegularFileKey = URLResourceKey(rawValue: "")
  public static let contentModificationDateKey = URLResourceKey(rawValue: "")
  public static let fileSizeKey = URLResourceKey(rawValue: "")
}

public struct URLResourceValues {
  public var isDirectory: Bool? { fatalError() }
  public var isRegularFile: Bool? { fatalError() }
  public var contentModificationDate: Date? { fatalError() }
  public var fileSize: Int? { fatalError() }
}

public struct URLRequest: Hashable, Sendable {
  public init(url: URL, timeoutInterval: TimeInterval = 60.0) { fatalError() }
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) { fatalError() }
}

public struct IndexPath: Hashable, Sendable {
  public init(indexes: [Int]) { fatalError() }
}

public struct Locale: Hashable, Sendable {
  public init(identifier: String) { fatalError() }
  public static var current: Locale { fatalError() }
  public var identifier: String { fatalError() }
}

public struct TimeZone: Hashable, Sendable {
  public init?(secondsFromGMT seconds: Int) { fatalError() }
  public init?(identifier: __shared String) { fatalError() }
  public static var current: TimeZone { fatalError() }
  public func secondsFromGMT(for date: Date = Date()) -> Int { fatalError() }
}

public struct Calendar: Hashable, Sendable {
  public init(identifier: Identifier) { fatalError() }
  public static var current: Calendar { fatalError() }
  public var timeZone: TimeZone
  public var locale: Locale?
  public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents { fatalError() }
  public func date(from components: DateComponents) -> Date? { fatalError() }
  public enum Identifier: Sendable { case gregorian, iso8601 }
  public enum Component: Sendable { case year, month, day, hour, minute, second, nanosecond }
}

public struct DateComponents: Hashable, Sendable {
  public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil
  ) { fatalError() }
  public var year: Int?
  public var month: Int?
  public var day: Int?
  public var hour: Int?
  public var minute: Int?
  public var second: Int?
  public var nanosecond: Int?
  public var calendar: Calendar?
  public var timeZone: TimeZone?
  public var date: Date? { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
  public init() { fatalError() }
  public init(charactersIn string: __shared String) { fatalError() }
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public static var newlines: CharacterSet { fatalError() }
  public static var decimalDigits: CharacterSet { fatalError() }
  public static var letters: CharacterSet { fatalError() }
  public static var alphanumerics: CharacterSet { fatalError() }
  public static var uppercaseLetters: CharacterSet { fatalError() }
  public static var lowercaseLetters: CharacterSet { fatalError() }
  public static var urlPathAllowed: CharacterSet { fatalError() }
  public static var urlQueryAllowed: CharacterSet { fatalError() }
  public var inverted: CharacterSet { fatalError() }
  public func contains(_ member: Unicode.Scalar) -> Bool { fatalError() }
  public func union(_ other: CharacterSet) -> CharacterSet { fatalError() }
  public func subtracting(_ other: CharacterSet) -> CharacterSet { fatalError() }
  public mutating func insert(charactersIn string: String) { fatalError() }
  public mutating func formUnion(_ other: CharacterSet) { fatalError() }
}

// MARK: - Strings

extension String {
  public struct Encoding: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let utf8 = Encoding(rawValue: 4)
    public static let ascii = Encoding(rawValue: 1)
    public static let isoLatin1 = Encoding(rawValue: 5)
    public static let utf16 = Encoding(rawValue: 10)
    public static let utf16LittleEndian = Encoding(rawValue: 0x9400_0100)
    public static let utf16BigEndian = Encoding(rawValue: 0x9000_0100)
    public static let utf32LittleEndian = Encoding(rawValue: 0x9c00_0100)
    public static let utf32BigEndian = Encoding(rawValue: 0x9800_0100)
  }
  public typealias CompareOptions = NSString.CompareOptions

  public init(contentsOf url: __shared URL, encoding enc: Encoding) throws { fatalError() }
  public init(contentsOfFile path: __shared String, encoding enc: Encoding) throws { fatalError() }
  public init?(data: __shared Data, encoding: Encoding) { fatalError() }
  public init?<S: Sequence>(bytes: __shared S, encoding: Encoding) where S.Element == UInt8 { fatalError() }
  public init(format: __shared String, _ arguments: any CVarArg...) { fatalError() }
  public init(format: __shared String, arguments: __shared [any CVarArg]) { fatalError() }
}

extension StringProtocol {
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { fatalError() }
  public func components(separatedBy separator: CharacterSet) -> [String] { fatalError() }
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range searchRange: Range<Index>? = nil
  ) -> String { fatalError() }
  public func range<T: StringProtocol>(
    of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Index>? { fatalError() }
  public func rangeOfCharacter(
    from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<Index>? = nil
  ) -> Range<Index>? { fatalError() }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { fatalError() }
  public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { fatalError() }
  public var capitalized: String { fatalError() }
  public func padding<T: StringProtocol>(
    toLength newLength: Int, withPad padString: T, startingAt padIndex: Int
  ) -> String { fatalError() }
  public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? {
    fatalError()
  }
  public var removingPercentEncoding: String? { fatalError() }
  public func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {
    fatalError()
  }
  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {
    fatalError()
  }
  public func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult { fatalError() }
  public func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult { fatalError() }
  public func cString(using encoding: String.Encoding) -> [CChar]? { fatalError() }
  public var decomposedStringWithCanonicalMapping: String { fatalError() }
  public var precomposedStringWithCanonicalMapping: String { fatalError() }
}

@objc public enum ComparisonResult: Int, Sendable {
  case orderedAscending = -1
  case orderedSame = 0
  case orderedDescending = 1
}

open class NSRegularExpression: NSObject, @unchecked Sendable {
  public init(pattern: String, options: Options = []) throws { fatalError() }
  open var numberOfCaptureGroups: Int { fatalError() }
  open func matches(in string: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
    fatalError()
  }
  open func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
    fatalError()
  }
  open func stringByReplacingMatches(
    in string: String, options: MatchingOptions = [], range: NSRange, withTemplate templ: String
  ) -> String { fatalError() }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var caseInsensitive: Options { fatalError() }
    public static var anchorsMatchLines: Options { fatalError() }
    public static var allowCommentsAndWhitespace: Options { fatalError() }
  }
  public struct MatchingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var anchored: MatchingOptions { fatalError() }
  }
}

open class NSTextCheckingResult: NSObject {
  open var range: NSRange { fatalError() }
  open var numberOfRanges: Int { fatalError() }
  open func range(at idx: Int) -> NSRange { fatalError() }
}

open class NumberFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale!
  open func string(from number: NSNumber) -> String? { fatalError() }
}

open class DateFormatter: Formatter, @unchecked Sendable {
  open var dateFormat: String!
  open var locale: Locale!
  open var timeZone: TimeZone!
  open func string(from date: Date) -> String { fatalError() }
  open func date(from string: String) -> Date? { fatalError() }
}

open class ISO8601DateFormatter: NSObject, @unchecked Sendable {
  open func string(from date: Date) -> String { fatalError() }
  open func date(from string: String) -> Date? { fatalError() }
}

// MARK: - Coding

open class JSONEncoder: @unchecked Sendable {
  public init() { fatalError() }
  open var outputFormatting: OutputFormatting
  open var dateEncodingStrategy: DateEncodingStrategy
  open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy
  open var userInfo: [CodingUserInfoKey: any Sendable]
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    @available(macOS 10.13, iOS 11, tvOS 11, watchOS 4, *)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public enum DateEncodingStrategy: Sendable {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
  }
}

open class JSONDecoder: @unchecked Sendable {
  public init() { fatalError() }
  open var dateDecodingStrategy: DateDecodingStrategy
  open var keyDecodingStrategy: KeyDecodingStrategy
  open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy
  open var userInfo: [CodingUserInfoKey: any Sendable]
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
  public enum DateDecodingStrategy: Sendable {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
  }
  public enum KeyDecodingStrategy: Sendable { case useDefaultKeys, convertFromSnakeCase }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol DecodableWithConfiguration {
  associatedtype DecodingConfiguration
  init(from decoder: any Decoder, configuration: DecodingConfiguration) throws
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol DecodingConfigurationProviding {
  associatedtype DecodingConfiguration
  static var decodingConfiguration: DecodingConfiguration { get }
}

open class JSONSerialization: NSObject {
  open class func isValidJSONObject(_ obj: Any) -> Bool { fatalError() }
  open class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data { fatalError() }
  open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any { fatalError() }
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var fragmentsAllowed: ReadingOptions { fatalError() }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var prettyPrinted: WritingOptions { fatalError() }
    @available(macOS 10.13, iOS 11, tvOS 11, watchOS 4, *)
    public static var sortedKeys: WritingOptions { fatalError() }
    public static var fragmentsAllowed: WritingOptions { fatalError() }
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
    public static var withoutEscapingSlashes: WritingOptions { fatalError() }
  }
}

open class PropertyListSerialization: NSObject {
  open class func propertyList(
    from data: Data, options opt: ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { fatalError() }
  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
  }
  public enum PropertyListFormat: UInt, Sendable { case openStep = 1, xml = 100, binary = 200 }
}

open class PropertyListDecoder: @unchecked Sendable {
  public init() { fatalError() }
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

// MARK: - The system

open class FileManager: NSObject, @unchecked Sendable {
  open class var `default`: FileManager { fatalError() }
  open var currentDirectoryPath: String { fatalError() }
  open var temporaryDirectory: URL { fatalError() }
  open var homeDirectoryForCurrentUser: URL { fatalError() }
  open func changeCurrentDirectoryPath(_ path: String) -> Bool { fatalError() }
  open func fileExists(atPath path: String) -> Bool { fatalError() }
  open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { fatalError() }
  open func isReadableFile(atPath path: String) -> Bool { fatalError() }
  open func isWritableFile(atPath path: String) -> Bool { fatalError() }
  open func isExecutableFile(atPath path: String) -> Bool { fatalError() }
  open func isDeletableFile(atPath path: String) -> Bool { fatalError() }
  open func contents(atPath path: String) -> Data? { fatalError() }
  open func contentsEqual(atPath path1: String, andPath path2: String) -> Bool { fatalError() }
  @discardableResult open func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool { fatalError() }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] { fatalError() }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
  open func subpaths(atPath path: String) -> [String]? { fatalError() }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { fatalError() }
  open func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? { fatalError() }
  open func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws { fatalError() }
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws { fatalError() }
  open func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws { fatalError() }
  open func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws { fatalError() }
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { fatalError() }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { fatalError() }
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws { fatalError() }
  open func copyItem(atPath srcPath: String, toPath dstPath: String) throws { fatalError() }
  open func copyItem(at srcURL: URL, to dstURL: URL) throws { fatalError() }
  open func moveItem(atPath srcPath: String, toPath dstPath: String) throws { fatalError() }
  open func moveItem(at srcURL: URL, to dstURL: URL) throws { fatalError() }
  open func linkItem(atPath srcPath: String, toPath dstPath: String) throws { fatalError() }
  open func removeItem(atPath path: String) throws { fatalError() }
  open func removeItem(at URL: URL) throws { fatalError() }
  open func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { fatalError() }
  open func string(withFileSystemRepresentation str: UnsafePointer<CChar>, length len: Int) -> String {
    fatalError()
  }
  open func fileSystemRepresentation(withPath path: String) -> UnsafePointer<CChar> { fatalError() }

  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var skipsHiddenFiles: DirectoryEnumerationOptions { fatalError() }
    public static var skipsSubdirectoryDescendants: DirectoryEnumerationOptions { fatalError() }
    public static var skipsPackageDescendants: DirectoryEnumerationOptions { fatalError() }
  }
  open class DirectoryEnumerator: NSEnumerator {
    open var fileAttributes: [FileAttributeKey: Any]? { fatalError() }
    open func skipDescendants() { fatalError() }
  }
  public enum SearchPathDirectory: UInt, Sendable {
    case libraryDirectory = 5
    case documentDirectory = 9
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
  }
  public struct SearchPathDomainMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var userDomainMask: SearchPathDomainMask { fatalError() }
  }
}

open class NSEnumerator: NSObject, Sequence {
  open func nextObject() -> Any? { fatalError() }
  open var allObjects: [Any] { fatalError() }
  public struct Iterator: IteratorProtocol {
    public func next() -> Any? { fatalError() }
  }
  public func makeIterator() -> Iterator { fatalError() }
}

public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static let modificationDate = FileAttributeKey(rawValue: "")
  public static let posixPermissions = FileAttributeKey(rawValue: "")
  public static let size = FileAttributeKey(rawValue: "")
  public static let type = FileAttributeKey(rawValue: "")
  public static let systemFileNumber = FileAttributeKey(rawValue: "")
}

public struct FileAttributeType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { fatalError() }
  public static let typeDirectory = FileAttributeType(rawValue: "")
  public static let typeRegular = FileAttributeType(rawValue: "")
  public static let typeSymbolicLink = FileAttributeType(rawValue: "")
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardInput: FileHandle { fatalError() }
  open class var standardOutput: FileHandle { fatalError() }
  open class var standardError: FileHandle { fatalError() }
  open class var nullDevice: FileHandle { fatalError() }
  public convenience init?(forReadingAtPath path: String) { fatalError() }
  public convenience init?(forWritingAtPath path: String) { fatalError() }
  public convenience init(forReadingFrom url: URL) throws { fatalError() }
  public convenience init(forWritingTo url: URL) throws { fatalError() }
  public convenience init(fileDescriptor fd: Int32) { fatalError() }
  public init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool) { fatalError() }
  open var fileDescriptor: Int32 { fatalError() }
  open var availableData: Data { fatalError() }
  open func write(_ data: Data) { fatalError() }
  open func readDataToEndOfFile() -> Data { fatalError() }
  @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
  open func write<T: DataProtocol>(contentsOf data: T) throws { fatalError() }
  @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
  open func readToEnd() throws -> Data? { fatalError() }
  @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
  open func read(upToCount count: Int) throws -> Data? { fatalError() }
  @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
  @discardableResult open func seekToEnd() throws -> UInt64 { fatalError() }
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  open func seek(toOffset offset: UInt64) throws { fatalError() }
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  open func truncate(atOffset offset: UInt64) throws { fatalError() }
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  open func synchronize() throws { fatalError() }
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  open func close() throws { fatalError() }
  open func closeFile() { fatalError() }
}

open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { fatalError() }
  open var fileHandleForWriting: FileHandle { fatalError() }
}

@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
open class Process: NSObject, @unchecked Sendable {
  open var executableURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var currentDirectoryURL: URL?
  open var standardInput: Any?
  open var standardOutput: Any?
  open var standardError: Any?
  open var isRunning: Bool { fatalError() }
  open var processIdentifier: Int32 { fatalError() }
  open var terminationStatus: Int32 { fatalError() }
  open var terminationReason: TerminationReason { fatalError() }
  @preconcurrency open var terminationHandler: (@Sendable (Process) -> Void)?
  open func run() throws { fatalError() }
  open func waitUntilExit() { fatalError() }
  open func terminate() { fatalError() }
  open func interrupt() { fatalError() }
  public enum TerminationReason: Int, Sendable {
    case exit = 1
    case uncaughtSignal = 2
  }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { fatalError() }
  open var environment: [String: String] { fatalError() }
  open var arguments: [String] { fatalError() }
  open var processName: String { fatalError() }
  open var processIdentifier: Int32 { fatalError() }
  open var processorCount: Int { fatalError() }
  open var activeProcessorCount: Int { fatalError() }
  open var systemUptime: TimeInterval { fatalError() }
  open var globallyUniqueString: String { fatalError() }
}

open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  open class var allBundles: [Bundle] { fatalError() }
  public init?(path: String) { fatalError() }
  public init(for aClass: AnyClass) { fatalError() }
  public convenience init?(url: URL) { fatalError() }
  open var bundleURL: URL { fatalError() }
  open var bundlePath: String { fatalError() }
  open var executableURL: URL? { fatalError() }
  open var executablePath: String? { fatalError() }
  open var resourceURL: URL? { fatalError() }
  open func url(forResource name: String?, withExtension ext: String?) -> URL? { fatalError() }
  open func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?
  ) -> URL? { fatalError() }
  open func path(forResource name: String?, ofType ext: String?) -> String? { fatalError() }
}

open class Thread: NSObject, @unchecked Sendable {
  public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
  open class var current: Thread { fatalError() }
  open class var isMainThread: Bool { fatalError() }
  open class func sleep(forTimeInterval ti: TimeInterval) { fatalError() }
  open class var callStackSymbols: [String] { fatalError() }
  open var stackSize: Int = 0
  open var name: String?
  open var threadDictionary: NSMutableDictionary { fatalError() }
  open func start() { fatalError() }
}

open class NSMutableDictionary: NSDictionary {
  open subscript(key: AnyHashable) -> Any? {
    get { fatalError() }
    set { fatalError() }
  }
}

public protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { fatalError() }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  open func lock() { fatalError() }
  open func unlock() { fatalError() }
  open func `try`() -> Bool { fatalError() }
}

open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  open func lock() { fatalError() }
  open func unlock() { fatalError() }
}

open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
  open func lock() { fatalError() }
  open func unlock() { fatalError() }
  open func wait() { fatalError() }
  open func wait(until limit: Date) -> Bool { fatalError() }
  open func signal() { fatalError() }
  open func broadcast() { fatalError() }
}

open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  open func object(forKey key: KeyType) -> ObjectType? { fatalError() }
  open func setObject(_ obj: ObjectType, forKey key: KeyType) { fatalError() }
}

open class UserDefaults: NSObject, @unchecked Sendable {
  open class var standard: UserDefaults { fatalError() }
  public init?(suiteName suitename: String?) { fatalError() }
  open func object(forKey defaultName: String) -> Any? { fatalError() }
  open func string(forKey defaultName: String) -> String? { fatalError() }
  open func bool(forKey defaultName: String) -> Bool { fatalError() }
  open func integer(forKey defaultName: String) -> Int { fatalError() }
  open func data(forKey defaultName: String) -> Data? { fatalError() }
  open func set(_ value: Any?, forKey defaultName: String) { fatalError() }
  open func removeObject(forKey defaultName: String) { fatalError() }
}

@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { fatalError() }

public func NSTemporaryDirectory() -> String { fatalError() }
public func NSHomeDirectory() -> String { fatalError() }
