// A stand-in for Apple's module `Dispatch`: the declarations that this package uses, as its documentation has them.
open class DispatchObject { init() { fatalError() } }

open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) { fatalError() }
  public func wait() { fatalError() }
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { fatalError() }
  @discardableResult public func signal() -> Int { fatalError() }
}

open class DispatchGroup: DispatchObject, @unchecked Sendable {
  public override init() { fatalError() }
  public func enter() { fatalError() }
  public func leave() { fatalError() }
  public func wait() { fatalError() }
}

public enum DispatchTimeoutResult: Sendable {
  case success, timedOut
}

public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public static let distantFuture = DispatchTime()
  public let uptimeNanoseconds: UInt64
  init() { fatalError() }
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { fatalError() }
}

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { fatalError() }
public func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }

public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
}

public struct DispatchQoS: Equatable, Sendable {
  public enum QoSClass: Sendable { case background, utility, `default`, userInitiated, userInteractive, unspecified }
}

open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public class var main: DispatchQueue { fatalError() }
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { fatalError() }
  public convenience init(label: String) { fatalError() }
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) { fatalError() }
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) { fatalError() }
  public func sync<T>(execute work: () throws -> T) rethrows -> T { fatalError() }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) { fatalError() }
}

open class DispatchSource: DispatchObject {
  public class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal {
    fatalError()
  }
}

public protocol DispatchSourceProtocol: AnyObject {}

extension DispatchSourceProtocol {
  @preconcurrency public func setEventHandler(handler: (@Sendable @convention(block) () -> Void)?) { fatalError() }
  @preconcurrency public func setCancelHandler(handler: (@Sendable @convention(block) () -> Void)?) { fatalError() }
  @available(macOS 10.12, iOS 10, tvOS 10, watchOS 3, *)
  public func activate() { fatalError() }
  public func cancel() { fatalError() }
  public func resume() { fatalError() }
  public func suspend() { fatalError() }
}

public protocol DispatchSourceSignal: DispatchSourceProtocol {}
