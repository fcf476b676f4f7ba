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
