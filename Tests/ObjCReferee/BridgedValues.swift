import Basics
import ObjCScanner

/// The Swift values that objects of Foundation are bridged to.
enum BridgedValues {
  /// The collections of the standard library.
  static let collections = ["NSArray": "Array", "NSDictionary": "Dictionary", "NSSet": "Set"]

  /// Returns declarations of the values, and of their bridging, for the classes that headers
  /// declare.
  static func overlay(of headers: String) -> String {
    let declared = headers.parts(separatedBy: "@interface").dropFirst()
      .filter { $0.first?.isWhitespace == true }
    let classes = Set(
      declared.map { String($0.drop(while: \.isWhitespace).prefix(while: \.isWord)) })
    let own = AppleNames.bridged.filter {
      classes.contains($0.key) && $0.value != "String"
    }
    let types = own.values.sorted().map {
      "public struct \($0): Hashable, Sendable { public init() {} }\n"
    }
    var all = own
    all.merge(collections) { $1 }
    all.merge(["NSString": "String", "NSNumber": "Bool", "NSObject": "AnyHashable"]) { $1 }
    return types.joined()
      + all.sorted { $0.key < $1.key }.map { bridge($1, $0) }.joined()
  }

  private static func bridge(_ value: String, _ object: String) -> String {
    """
    extension \(value): _ObjectiveCBridgeable {
      public func _bridgeToObjectiveC() -> \(object) { fatalError() }
      public static func _forceBridgeFromObjectiveC(
        _ object: \(object), result: inout \(value)?) { fatalError() }
      public static func _conditionallyBridgeFromObjectiveC(
        _ object: \(object), result: inout \(value)?) -> Bool { fatalError() }
      public static func _unconditionallyBridgeFromObjectiveC(
        _ object: \(object)?) -> \(value) { fatalError() }
    }

    """
  }
}
