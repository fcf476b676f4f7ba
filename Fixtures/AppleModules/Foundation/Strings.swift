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
