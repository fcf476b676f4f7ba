import ObjCScanner

/// API notes (`.apinotes`) with the Swift names of declarations, like those of Apple's SDK, from
/// the tables of the scanner.
enum AppleNotes {
  /// The notes of Foundation.
  static let foundation = notes(of: "Foundation", protocols: shortened)

  /// The notes of UIKit.
  static let uikit: String = {
    let names = values(beginningWith: "UI")
    return "---\nName: UIKit\nTypedefs:\n" + names + "Tags:\n" + names
  }()

  /// The notes of Dispatch, whose objects have names of classes in Swift.
  static let dispatch = "---\nName: Dispatch\nTypedefs:\n" + values(beginningWith: "dispatch_")

  /// The notes of a root module that has some declarations of Foundation.
  static let rootOfGNUstep = notes(of: "ObjectiveC", protocols: AppleNames.protocols)

  /// The notes of the root module.
  static let root =
    "---\nName: ObjectiveC\nProtocols:\n"
    + entries(AppleNames.protocols.filter { $0.key == "NSObject" }, "SwiftName")

  private static var shortened: [String: String] {
    AppleNames.protocols.filter { $0.key != "NSObject" }
  }

  private static func notes(of module: String, protocols: [String: String]) -> String {
    var bridged = AppleNames.bridged.mapValues {
      $0 == "String" ? "Swift.String" : "Foundation.\($0)"
    }
    bridged.merge(BridgedValues.collections.mapValues { "Swift.\($0)" }) { $1 }
    bridged["NSError"] = "Swift.Error"
    let values = AppleNames.values.filter { $0.key != $0.value && $0.key.hasPrefix("NS") }
    return "---\nName: \(module)\nClasses:\n" + entries(bridged, "SwiftBridge")
      + entries(AppleNames.classes, "SwiftName") + "Protocols:\n" + entries(protocols, "SwiftName")
      + "Typedefs:\n" + entries(values, "SwiftName") + "Tags:\n" + entries(values, "SwiftName")
  }

  private static func values(beginningWith prefix: String) -> String {
    entries(AppleNames.values.filter { $0.key.hasPrefix(prefix) }, "SwiftName")
  }

  private static func entries(_ names: [String: String], _ key: String) -> String {
    names.sorted { $0.key < $1.key }.map { "- Name: \($0)\n  \(key): \($1)\n" }.joined()
  }
}
