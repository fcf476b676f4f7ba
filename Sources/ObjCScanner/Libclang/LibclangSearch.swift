import Foundation

/// The places to search for libclang.
package struct LibclangSearch: Sendable, Hashable {
  /// The environment variable with the path of a library or of its folder.
  package static let variable = "LIBCLANG_PATH"

  /// The value of the variable.
  package let override: String?
  /// The libraries to try, in order: paths, and names for the system's loader.
  package let candidates: [String]

  /// The versions that are known to have all functions in use.
  private static let versions = (14...22).reversed()

  #if os(macOS)
    private static let fileNames = ["libclang.dylib"]
  #else
    private static let fileNames = ["libclang.so", "libclang.so.1"]
  #endif

  /// Creates a search.
  ///
  /// - Parameter environment: `LIBCLANG_PATH`, which overrides all others; `PATH`, to find the
  ///   toolchain by its `swift`; on macOS `DEVELOPER_DIR`.
  package init(environment: [String: String]) {
    override = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    if let override {
      candidates = Self.isFolder(override) ? Self.libraries(in: override) : [override]
      return
    }
    var found: [String] = []
    #if os(macOS)
      for folder in Self.developerFolders(environment) {
        found += Self.libraries(in: folder + "/Toolchains/XcodeDefault.xctoolchain/usr/lib")
        found += Self.libraries(in: folder + "/usr/lib")
      }
    #endif
    found += Self.toolchainFolders(environment).flatMap(Self.libraries)
    #if os(macOS)
      found += ["/opt/homebrew/opt/llvm/lib", "/usr/local/opt/llvm/lib"].flatMap(Self.libraries)
    #else
      found += Self.versions.flatMap { version in
        Self.libraries(in: "/usr/lib/llvm-\(version)/lib")
      }
      found += Self.versions.map { "libclang-\($0).so.1" } + Self.fileNames
    #endif
    // If no library is found, the message names only paths that exist.
    let existing = found.filter { !$0.hasPrefix("/") || Self.exists($0) }
    var seen: Set<String> = []
    candidates = existing.filter { seen.insert($0).inserted }
  }

  /// Returns the folders of Xcode and its tools, starting with the selected one.
  static func developerFolders(_ environment: [String: String]) -> [String] {
    [
      environment["DEVELOPER_DIR"],
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/var/db/xcode_select_link"),
      "/Applications/Xcode.app/Contents/Developer", "/Library/Developer/CommandLineTools",
    ].compactMap { $0 }
  }

  /// Returns `usr/lib` of the toolchain whose `swift` is in the path.
  private static func toolchainFolders(_ environment: [String: String]) -> [String] {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard let folder = folders.first(where: { exists("\($0)/swift") }) else { return [] }
    let tool = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
    let usr = tool.deletingLastPathComponent().deletingLastPathComponent()
    return [usr.appendingPathComponent("lib").path]
  }

  private static func libraries(in folder: String) -> [String] {
    fileNames.map { "\(folder)/\($0)" }
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
