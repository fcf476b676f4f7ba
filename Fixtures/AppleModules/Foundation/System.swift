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
  open func set(_ value: Int, forKey defaultName: String) { fatalError() }
  open func set(_ value: Float, forKey defaultName: String) { fatalError() }
  open func set(_ value: Double, forKey defaultName: String) { fatalError() }
  open func set(_ value: Bool, forKey defaultName: String) { fatalError() }
  open func removeObject(forKey defaultName: String) { fatalError() }
}

@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { fatalError() }

public func NSTemporaryDirectory() -> String { fatalError() }
public func NSHomeDirectory() -> String { fatalError() }
