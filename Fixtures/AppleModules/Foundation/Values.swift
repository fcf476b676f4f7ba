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
  public static func - (lhs: Date, rhs: TimeInterval) -> Date { fatalError() }
  public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date { fatalError() }
  public static func < (a: Date, b: Date) -> Bool { fatalError() }
  public static func + (a: Date, b: TimeInterval) -> Date { fatalError() }
  public var description: String { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension Date: Strideable {
  public func distance(to other: Date) -> TimeInterval { fatalError() }
  public func advanced(by n: TimeInterval) -> Date { fatalError() }
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
  public mutating func deleteLastPathComponent() { fatalError() }
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

open class URLResponse: NSObject, @unchecked Sendable {
  open var url: URL? { fatalError() }
  open var mimeType: String? { fatalError() }
  open var expectedContentLength: Int64 { fatalError() }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?
  ) { fatalError() }
  open var statusCode: Int { fatalError() }
  open var allHeaderFields: [AnyHashable: Any] { fatalError() }
  @available(macOS 10.15, iOS 13.0, watchOS 6.0, tvOS 13.0, *)
  open func value(forHTTPHeaderField field: String) -> String? { fatalError() }
}
