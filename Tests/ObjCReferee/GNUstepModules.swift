import EndToEndSupport
import Foundation

/// GNUstep's headers, if they are installed: a corpus that was not written for these tests.
package enum GNUstepModules {
  /// The folder of the headers.
  private static let root = "/usr/include/GNUstep"
  /// The folders whose headers belong to each module.
  private static let folders = ["Foundation", "AppKit", "GNUstepBase", "GNUstepGUI"]
  /// The modules.
  package static let names = ["Foundation", "AppKit"]

  /// Whether the headers of both libraries are installed.
  package static var isInstalled: Bool {
    names.allSatisfy { FileManager.default.fileExists(atPath: "\(root)/\($0)/\($0).h") }
  }

  /// Returns the headers that declare protocols, after the two that include all others.
  package static func headers() throws -> [String] {
    let all = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)").sorted()
        .filter { $0.hasSuffix(".h") }.map { "\(root)/\(folder)/\($0)" }
    }
    let umbrellas = names.map { "\(root)/\($0)/\($0).h" }
    return try umbrellas
      + all.filter {
        try !umbrellas.contains($0)
          && String(contentsOfFile: $0, encoding: .utf8).contains("@protocol")
      }
  }

  /// Returns the folders to search for included headers.
  package static func includePaths() throws -> [String] {
    [
      RefereeFixture.folder.appendingPathComponent("GNUstep").path, root,
      try folder(in: "/usr/lib/gcc", having: "include/objc") + "/include",
      try folder(in: "/usr/include", having: "gnu"), "/usr/include",
    ]
  }

  /// The macros that GNUstep's makefiles define, and one that hides a name of the compiler from C
  /// headers.
  package static let defines = [
    "__nonnull(parameters)=", "GNUSTEP", "GNUSTEP_BASE_LIBRARY=1", "GNU_GUI_LIBRARY=1",
    "GNU_RUNTIME=1",
  ]

  /// Returns the headers that the importer uses as Apple's SDK.
  static func sdk() throws -> ReferenceSDK {
    let modules = """
      module ObjectiveC [system] { header "\(root)/Foundation/NSObject.h" export * }
      module CoreGraphics [system] { header "CoreGraphics.h" export * }
      module Foundation { header "\(root)/Foundation/Foundation.h" export * }
      module AppKit { header "\(root)/AppKit/AppKit.h" export * }
      module Darwin [system] { header "Darwin.h" export * }

      """
    let texts = try headers().map { try String(contentsOfFile: $0, encoding: .utf8) }
    let values = BridgedValues.overlay(of: try foundationTexts().joined() + texts.joined())
    return ReferenceSDK(
      files: try [
        ("usr/include/Darwin.h", RefereeFixture.text("Darwin.h")),
        ("usr/include/CoreGraphics.h", RefereeFixture.text("GNUstep/CoreGraphics.h")),
        ("usr/include/module.modulemap", modules),
        ("usr/include/Foundation.apinotes", AppleNotes.foundation),
        ("usr/include/ObjectiveC.apinotes", AppleNotes.rootOfGNUstep),
        ("overlays/ObjectiveC.swift", RefereeFixture.text("ObjectiveC.swift")),
        ("overlays/CoreGraphics.swift", RefereeFixture.text("GNUstep/CoreGraphics.swift")),
        (
          "overlays/Foundation.swift",
          RefereeFixture.text("Foundation.swift") + values
        ),
      ],
      options: try clangOptions().flatMap { ["-Xcc", $0] })
  }

  private static func clangOptions() throws -> [String] {
    ["-nostdinc", "-fobjc-arc", "-fblocks"] + (try includePaths()).flatMap { ["-I", $0] }
      + defines.map { "-D\($0)" }
  }

  private static func foundationTexts() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(root)/Foundation").sorted()
      .map { try String(contentsOfFile: "\(root)/Foundation/\($0)", encoding: .utf8) }
  }

  /// Returns the folder at or below `root` that contains a file with a name.
  private static func folder(in root: String, having name: String) throws -> String {
    let files = FileManager.default
    for entry in try files.contentsOfDirectory(atPath: root).sorted().reversed() {
      let path = "\(root)/\(entry)"
      if files.fileExists(atPath: "\(path)/\(name)") { return path }
      for inner in (try? files.contentsOfDirectory(atPath: path).sorted().reversed()) ?? []
      where files.fileExists(atPath: "\(path)/\(inner)/\(name)") {
        return "\(path)/\(inner)"
      }
    }
    throw AppleToolchain.Failure.toolchain("no folder below \(root) has \(name)")
  }
}
