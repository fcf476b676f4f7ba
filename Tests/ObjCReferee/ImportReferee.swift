import EndToEndSupport
import Foundation

/// The Swift compiler as the referee of what headers mean: its own importer reads them.
///
/// Works where the toolchain is not Apple's; there the headers are read against the stand-in for the
/// SDK that the scanner reads them against.
package struct ImportReferee: Sendable {
  private let toolchain: AppleToolchain
  private let sdk: URL

  private static let preparation = Task {
    let toolchain = try await AppleToolchain.built(in: Repository.products)
    return ImportReferee(toolchain: toolchain, sdk: try await builtSDK(toolchain))
  }

  /// The referee; the first time it is built.
  package static func shared() async throws -> ImportReferee { try await preparation.value }

  /// What the compiler makes of a header's protocols.
  package func interfaces(of header: URL) async throws -> [ProtocolInterface] {
    let folder = try module(of: header)
    let output = folder.url.appendingPathComponent("Interface.swift")
    let run = try await ProcessRun(
      toolchain.program("swift-synthesize-interface"),
      toolchain.options(sdk: sdk) + [
        "-I", folder.url.path, "-module-name", Self.moduleName(header), "-o", output.path,
      ])
    guard let text = try? String(contentsOf: output, encoding: .utf8) else {
      throw AppleToolchain.Failure.build(header.lastPathComponent, run)
    }
    return ProtocolInterface.all(in: text)
  }

  /// Checks the types of files that import a header's module, and the run-time library.
  ///
  /// - Parameter language: the version of the language: 5, 6.
  package func check(_ files: [URL], against header: URL, language: Int) async throws -> ProcessRun
  {
    let folder = try module(of: header)
    return try await ProcessRun(
      toolchain.program("swift-frontend"),
      [
        "-typecheck", "-swift-version", "\(language)", "-warnings-as-errors", "-module-name",
        "Mocks",
      ]
        + toolchain.options(sdk: sdk) + ["-I", folder.url.path] + files.map(\.path))
  }

  /// The module that a header is imported as.
  package static func moduleName(_ header: URL) -> String {
    header.deletingPathExtension().lastPathComponent
  }

  private func module(of header: URL) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "module \(Self.moduleName(header)) { header \"\(header.path)\" export * }\n",
      to: "module.modulemap")
    return folder
  }

  // MARK: The SDK

  private static func builtSDK(_ toolchain: AppleToolchain) async throws -> URL {
    let files = try StandInOverlays.files()
    let library = try librarySources()
    let fingerprint = Fingerprint(
      of: files.flatMap { [$0.path, $0.text] }
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
      for overlay in StandInOverlays.overlays {
        let source = folder.appendingPathComponent("overlays/\(overlay).swift")
        try await emit(overlay, [source], folder, toolchain, ["-swift-version", "5"])
      }
      let plugins = toolchain.resources.appendingPathComponent("host/plugins").path
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

  private static func emit(
    _ module: String, _ sources: [URL], _ sdk: URL, _ toolchain: AppleToolchain, _ more: [String]
  ) async throws {
    let built = sdk.appendingPathComponent("modules/\(module).swiftmodule")
    let run = try await ProcessRun(
      toolchain.program("swift-frontend"),
      ["-emit-module", "-parse-as-library", "-module-name", module] + more
        + toolchain.options(sdk: sdk)
        + ["-disable-objc-attr-requires-foundation-module"] + sources.map(\.path)
        + ["-o", built.path])
    guard run.status == 0 else { throw AppleToolchain.Failure.build(module, run) }
  }
}
