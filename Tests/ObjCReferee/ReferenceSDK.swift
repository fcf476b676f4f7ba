import EndToEndSupport
import Foundation

/// Headers that the importer uses as Apple's SDK.
struct ReferenceSDK: Sendable {
  /// All files by their paths: headers, module maps, API notes, and the Swift overlays of modules
  /// in `overlays`.
  var files: [(path: String, text: String)]
  /// Additional options for the compiler.
  var options: [String]

  /// The modules with a Swift overlay, in the order of their dependencies.
  private static let overlays = ["ObjectiveC", "CoreGraphics", "Foundation"]

  /// Returns the options of every compilation.
  func options(for toolchain: AppleToolchain) -> [String] {
    toolchain.sdk == nil ? options : []
  }

  /// Builds the SDK if necessary. With Apple's, only the run-time library is compiled.
  func built(for toolchain: AppleToolchain) async throws -> URL {
    let library = try Self.librarySources()
    let isMade = toolchain.sdk == nil
    let (files, overlays) = isMade ? (self.files, Self.overlays) : ([], [])
    let fingerprint = Fingerprint(
      of: files.flatMap { [$0.path, $0.text] } + options(for: toolchain)
        + library.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" })
    let folder = toolchain.folder.deletingLastPathComponent()
      .appendingPathComponent("\(toolchain.folder.lastPathComponent)-sdk-\(fingerprint.text)")
    try await BuildOnce.make(folder) { folder in
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("modules"), withIntermediateDirectories: true)
      for overlay in overlays {
        let source = folder.appendingPathComponent("overlays/\(overlay).swift")
        try await emit(overlay, [source], folder, toolchain, ["-swift-version", "5"])
      }
      let plugins = toolchain.host.plugins
      try await emit(
        "Kagemusha", library, folder, toolchain,
        ["-swift-version", "6", "-package-name", "kagemusha", "-plugin-path", plugins])
    }
    return folder
  }

  private static func librarySources() throws -> [URL] {
    let folder = Repository.root.appendingPathComponent("Sources/Kagemusha")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map(folder.appendingPathComponent)
  }

  private func emit(
    _ module: String, _ sources: [URL], _ sdk: URL, _ toolchain: AppleToolchain, _ more: [String]
  ) async throws {
    let built = sdk.appendingPathComponent("modules/\(module).swiftmodule")
    let run = try await ProcessRun(
      toolchain.host.program("swift-frontend"),
      ["-emit-module", "-parse-as-library", "-module-name", module] + more
        + toolchain.options(sdk: sdk) + options(for: toolchain)
        + ["-disable-objc-attr-requires-foundation-module"] + sources.map(\.path)
        + ["-o", built.path])
    guard run.status == 0 else { throw AppleToolchain.Failure.build(module, run) }
  }
}
