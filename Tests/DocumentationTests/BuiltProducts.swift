import Foundation

/// What the build that made these tests made besides.
struct BuiltProducts {
  private final class Anchor {}

  /// The folder that holds the products.
  private let folder: URL

  /// Finds the products beside the bundle of these tests.
  init() {
    // The bundle is a folder on Apple systems, and elsewhere an executable: then it is its folder.
    let bundle = Bundle(for: Anchor.self).bundleURL.resolvingSymlinksInPath()
    folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
  }

  /// The command-line tool.
  var tool: String { folder.appendingPathComponent("kagemusha").path }

  /// The folder to import modules from.
  var modules: String { folder.appendingPathComponent("Modules").path }

  /// The object files of the run-time library.
  var libraryObjects: [String] {
    get throws {
      let library = folder.appendingPathComponent("Kagemusha.build")
      return try FileManager.default
        .contentsOfDirectory(at: library, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "o" }.map(\.path).sorted()
    }
  }

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
