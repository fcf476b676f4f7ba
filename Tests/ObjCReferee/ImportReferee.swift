import EndToEndSupport
import Foundation

/// The Swift compiler's importer, as the referee of the meaning of headers.
///
/// The referee also works with toolchains that are not Apple's; headers are read against the SDK
/// that the scanner uses: Apple's, or the stand-in for it.
package struct ImportReferee: Sendable {
  private let toolchain: AppleToolchain
  private let folder: URL
  private let options: [String]

  private static let standIns = AppleToolchain.targets.map { target in
    (
      target,
      Task {
        try await ImportReferee(
          sdk: ReferenceSDK(files: StandInModules.files(), options: ["-Xcc", "-nobuiltininc"]),
          target: target)
      }
    )
  }
  /// The limit on the compiler's processor time. The compiler may never end, and would outlive a
  /// test run that is stopped.
  private static let secondsOfCompiler = 120
  private static let gnustep = Task {
    try await ImportReferee(sdk: GNUstepModules.sdk(), target: AppleToolchain.target)
  }

  private init(sdk: ReferenceSDK, target: String) async throws {
    toolchain = try await AppleToolchain.built(in: Repository.products, for: target)
    folder = try await sdk.built(for: toolchain)
    options = sdk.options(for: toolchain)
  }

  /// Returns the referee for headers that are read against the stand-in; builds it the first time.
  package static func shared(
    target: String = AppleToolchain.target
  ) async throws -> ImportReferee {
    guard let task = standIns.first(where: { $0.0 == target })?.1 else {
      throw AppleToolchain.Failure.toolchain(target)
    }
    return try await task.value
  }

  /// Returns the referee for GNUstep's headers.
  package static func ofGNUstep() async throws -> ImportReferee { try await gnustep.value }

  /// Returns the protocols of a module, as the compiler imports them.
  ///
  /// - Parameters:
  ///   - name: The module.
  ///   - header: The header that forms the module; nil for a module of the SDK.
  ///   - includePaths: Folders to search for headers after all others.
  ///   - lenience: Whether errors in the headers are tolerated.
  package func interfaces(
    ofModule name: String, header: URL? = nil, includePaths: [URL] = [],
    _ lenience: Lenience = .none
  ) async throws -> [ProtocolInterface] {
    let module = try header.map(Self.module)
    let work = try TemporaryFolder()
    let output = work.url.appendingPathComponent("Interface.swift")
    let run = try await ProcessRun(
      toolchain.host.program("swift-synthesize-interface"),
      arguments(module, includePaths) + lenience.options
        + ["-module-name", name, "-o", output.path],
      limitedTo: Self.secondsOfCompiler)
    guard let text = try? String(contentsOf: output, encoding: .utf8) else {
      throw AppleToolchain.Failure.build(name, run)
    }
    return ProtocolInterface.all(in: text, for: .init(ofTarget: toolchain.target))
  }

  /// Returns the protocols of a header, as the compiler imports them.
  package func interfaces(
    of header: URL, includePaths: [URL] = [], _ lenience: Lenience = .none
  ) async throws -> [ProtocolInterface] {
    try await interfaces(
      ofModule: Self.moduleName(header), header: header, includePaths: includePaths, lenience)
  }

  /// Type-checks files that import the run-time library and the module of a header.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - header: The header that forms the module, if there is one.
  ///   - includePaths: Folders to search for headers after all others.
  ///   - language: The language version, 5 or 6.
  ///   - lenience: Whether errors in the headers are tolerated.
  package func check(
    _ files: [URL], against header: URL? = nil, includePaths: [URL] = [], language: Int,
    _ lenience: Lenience = .none
  ) async throws -> ProcessRun {
    let module = try header.map(Self.module)
    return try await ProcessRun(
      toolchain.host.program("swift-frontend"),
      [
        "-typecheck", "-swift-version", "\(language)", "-warnings-as-errors", "-module-name",
        "Mocks",
      ] + arguments(module, includePaths) + lenience.options + files.map(\.path),
      limitedTo: Self.secondsOfCompiler)
  }

  private func arguments(_ module: TemporaryFolder?, _ includePaths: [URL]) -> [String] {
    toolchain.options(sdk: folder) + options + (module.map { ["-I", $0.url.path] } ?? [])
      + includePaths.flatMap { ["-Xcc", "-idirafter", "-Xcc", $0.path] }
  }

  /// Returns the name of the module that a header is imported as.
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

/// Whether headers with errors are imported.
package enum Lenience: Sendable {
  /// A header with an error is not imported.
  case none
  /// Declarations without errors are imported from headers, some of which an overlay of the file
  /// system replaces.
  case ofHeaders(overlay: URL)

  fileprivate var options: [String] {
    switch self {
    case .none: []
    case .ofHeaders(let overlay):
      [
        "-Xclang", "-fallow-pcm-with-compiler-errors", "-ferror-limit=0", "-ivfsoverlay",
        overlay.path,
      ]
      .flatMap { ["-Xcc", $0] }
    }
  }
}
