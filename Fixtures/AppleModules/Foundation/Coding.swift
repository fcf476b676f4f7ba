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
  public enum KeyDecodingStrategy: Sendable {
    case useDefaultKeys, convertFromSnakeCase
    @preconcurrency case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
  }
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

open class PropertyListEncoder: @unchecked Sendable {
  public init() { fatalError() }
  open var outputFormat: PropertyListSerialization.PropertyListFormat
  open var userInfo: [CodingUserInfoKey: any Sendable]
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

open class PropertyListDecoder: @unchecked Sendable {
  public init() { fatalError() }
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
