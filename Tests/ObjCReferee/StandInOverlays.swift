import EndToEndSupport
import Foundation
import ObjCScanner

/// The stand-in for Apple's SDK as modules that the importer can import.
///
/// The headers are those that the scanner reads; what Apple's own headers and notes say beyond them
/// (Swift's names, bridged values) is put beside them by the tables that the scanner has.
struct StandInOverlays {
  /// The modules that have a Swift side, in the order of their use.
  static let overlays = ["ObjectiveC", "CoreGraphics", "Foundation"]

  private static let headers = [
    ("ObjectiveC", "objc/NSObject.h"), ("CoreGraphics", "CoreGraphics/CoreGraphics.h"),
    ("Dispatch", "dispatch/dispatch.h"), ("Foundation", "Foundation/Foundation.h"),
    ("UIKit", "UIKit/UIKit.h"), ("Darwin", "Darwin.h"),
  ]

  /// All files, by their paths in the SDK.
  static func files() throws -> [(path: String, text: String)] {
    let folder = Repository.root.appendingPathComponent("Fixtures/Referee")
    func fixture(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let modules = headers.map { "module \($0.0) [system] { header \"\($0.1)\" export * }\n" }
    var files = StandInSDK.texts
    files.append(("usr/include/Darwin.h", try fixture("Darwin.h")))
    files.append(("usr/include/module.modulemap", modules.joined()))
    files.append(("usr/include/Foundation.apinotes", notes))
    files.append(
      (
        "usr/include/ObjectiveC.apinotes",
        "---\nName: ObjectiveC\nProtocols:\n- Name: NSObject\n  SwiftName: NSObjectProtocol\n"
      ))
    for overlay in overlays {
      let more = overlay == "Foundation" ? bridges(StandInSDK.texts.map(\.text).joined()) : ""
      files.append(("overlays/\(overlay).swift", try fixture("\(overlay).swift") + more))
    }
    return files
  }

  private static let collections = [
    "NSArray": "Array", "NSDictionary": "Dictionary", "NSSet": "Set",
  ]

  /// The notes that give Foundation's declarations their names in Swift.
  private static var notes: String {
    var bridged = AppleNames.bridged.mapValues {
      $0 == "String" ? "Swift.String" : "Foundation.\($0)"
    }
    bridged.merge(collections.mapValues { "Swift.\($0)" }) { $1 }
    bridged["NSError"] = "Swift.Error"
    let values = AppleNames.values.filter { $0.key != $0.value && $0.key.hasPrefix("NS") }
    return "---\nName: Foundation\nClasses:\n" + entries(bridged, "SwiftBridge")
      + entries(AppleNames.classes, "SwiftName") + "Protocols:\n"
      + entries(AppleNames.protocols.filter { $0.key != "NSObject" }, "SwiftName") + "Typedefs:\n"
      + entries(values, "SwiftName") + "Tags:\n" + entries(values, "SwiftName")
  }

  private static func entries(_ names: [String: String], _ key: String) -> String {
    names.sorted { $0.key < $1.key }.map { "- Name: \($0)\n  \(key): \($1)\n" }.joined()
  }

  /// The values that objects of Foundation are bridged to.
  private static func bridges(_ headers: String) -> String {
    let own = AppleNames.bridged.filter {
      headers.contains("@interface \($0.key) ") && $0.value != "String"
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
