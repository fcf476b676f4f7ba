import EndToEndSupport
import Foundation

/// The Swift compiler as the referee of what headers mean: its own importer reads them.
///
/// Works where the toolchain is not Apple's; there the headers are read against the stand-in for the
/// SDK that the scanner reads them against.
package struct ImportReferee: Sendable {
  private let toolchain: AppleToolchain
  private let folder: URL
  private let options: [String]

  private static let standIn = Task {
    try await ImportReferee(
      sdk: ReferenceSDK(files: StandInModules.files(), options: ["-Xcc", "-nobuiltininc"]))
  }
  private static let gnustep = Task { try await ImportReferee(sdk: GNUstepModules.sdk()) }

  private init(sdk: ReferenceSDK) async throws {
    toolchain = try await AppleToolchain.built(in: Repository.products)
    folder = try await sdk.built(for: toolchain)
    options = sdk.options
  }

  /// The referee of headers that are read against the stand-in; the first time it is built.
  package static func shared() async throws -> ImportReferee { try await standIn.value }

  /// The referee of GNUstep's own headers.
  package static func ofGNUstep() async throws -> ImportReferee { try await gnustep.value }

  /// What the compiler makes of the protocols of a module.
  ///
  /// - Parameter header: the header that is the module; nil for one of the SDK's.
  package func interfaces(
    ofModule name: String, header: URL? = nil
  ) async throws -> [ProtocolInterface] {
    let module = try header.map(Self.module)
    let work = try TemporaryFolder()
    let output = work.url.appendingPathComponent("Interface.swift")
    let run = try await ProcessRun(
      toolchain.program("swift-synthesize-interface"),
      toolchain.options(sdk: folder) + options + (module.map { ["-I", $0.url.path] } ?? [])
        + ["-module-name", name, "-o", output.path])
    guard let text = try? String(contentsOf: output, encoding: .utf8) else {
      throw AppleToolchain.Failure.build(name, run)
    }
    return ProtocolInterface.all(in: text)
  }

  /// What the compiler makes of a header's protocols.
  package func interfaces(of header: URL) async throws -> [ProtocolInterface] {
    try await interfaces(ofModule: Self.moduleName(header), header: header)
  }

  /// Checks the types of files that import the run-time library, and a header's module.
  ///
  /// - Parameter language: the version of the language: 5, 6.
  package func check(
    _ files: [URL], against header: URL? = nil, language: Int
  ) async throws -> ProcessRun {
    let module = try header.map(Self.module)
    return try await ProcessRun(
      toolchain.program("swift-frontend"),
      [
        "-typecheck", "-swift-version", "\(language)", "-warnings-as-errors", "-module-name",
        "Mocks",
      ]
        + toolchain.options(sdk: folder) + options + (module.map { ["-I", $0.url.path] } ?? [])
        + files.map(\.path))
  }

  /// The module that a header is imported as.
  package static func moduleName(_ header: URL) -> String {
    header.deletingPathExtension().lastPathComponent
  }

  private static func module(of header: URL) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "module \(moduleName(header)) { header \"\(header.path)\" export * }\n",
      to: "module.modulemap")
    return folder
  }
}
