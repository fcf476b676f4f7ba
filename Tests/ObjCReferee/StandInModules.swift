import EndToEndSupport
import Foundation
import ObjCScanner

/// The stand-in for Apple's SDK as modules that the importer can import.
///
/// The headers are those of the scanner. Additions in Apple's own headers and API notes (Swift
/// names, bridged values) are generated from the tables of the scanner.
enum StandInModules {
  private static let headers = [
    ("ObjectiveC", "objc/NSObject.h"), ("CoreGraphics", "CoreGraphics/CoreGraphics.h"),
    ("Dispatch", "dispatch/dispatch.h"), ("Foundation", "Foundation/Foundation.h"),
    ("QuartzCore", "QuartzCore/QuartzCore.h"), ("UIKit", "UIKit/UIKit.h"), ("Darwin", "Darwin.h"),
  ]

  /// Returns all files by their paths in the SDK.
  static func files() throws -> [(path: String, text: String)] {
    let modules = headers.map { "module \($0.0) [system] { header \"\($0.1)\" export * }\n" }
    return try StandInSDK.texts + [
      ("usr/include/Darwin.h", RefereeFixture.text("Darwin.h")),
      ("usr/include/module.modulemap", modules.joined()),
      ("usr/include/Foundation.apinotes", AppleNotes.foundation),
      ("usr/include/UIKit.apinotes", AppleNotes.uikit),
      ("usr/include/Dispatch.apinotes", AppleNotes.dispatch),
      ("usr/include/ObjectiveC.apinotes", AppleNotes.root),
      ("overlays/ObjectiveC.swift", RefereeFixture.text("ObjectiveC.swift")),
      ("overlays/CoreGraphics.swift", RefereeFixture.text("CoreGraphics.swift")),
      (
        "overlays/Foundation.swift",
        RefereeFixture.text("Foundation.swift")
          + BridgedValues.overlay(of: StandInSDK.texts.map(\.text).joined())
      ),
    ]
  }
}
