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
