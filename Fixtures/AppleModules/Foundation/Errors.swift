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

public var NSURLErrorUnknown: Int { fatalError() }
