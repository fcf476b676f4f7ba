import Foundation

/// The test libraries of Xcode, which are in no folder that the compiler and the loader search by themselves.
struct XcodeTestLibraries: Sendable {
  /// The folder of the frameworks `XCTest` and `Testing`.
  private let frameworks: String
  /// The folder of the library behind `XCTest`, and of its Swift module.
  private let libraries: String
  /// The folder `usr` of the toolchain.
  private let toolchain: String
  /// The program that loads a bundle and runs its tests of XCTest.
  private let xctest: String

  /// The libraries of the selected Xcode; nil on Linux, where they are part of the toolchain.
  static let selected: Task<XcodeTestLibraries?, any Error> = Task {
    #if os(macOS)
      return try await XcodeTestLibraries()
    #else
      return nil
    #endif
  }

  private init() async throws {
    let platform = try await Self.path(["--sdk", "macosx", "--show-sdk-platform-path"])
    frameworks = "\(platform)/Developer/Library/Frameworks"
    libraries = "\(platform)/Developer/usr/lib"
    let compiler = URL(fileURLWithPath: try await Self.path(["--find", "swiftc"]))
    toolchain = compiler.deletingLastPathComponent().deletingLastPathComponent().path
    xctest = try await Self.path(["--find", "xctest"])
  }

  private static func path(_ arguments: [String]) async throws -> String {
    let run = try await ProcessRun("/usr/bin/xcrun", arguments)
    guard run.status == 0 else { throw Missing(message: run.errors) }
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The error with the message of `xcrun`; the command-line tools without Xcode have no `xctest`.
  struct Missing: Error {
    let message: String
  }

  /// The options that let a file import `XCTest`, and use the macros of `Testing`.
  var compilerOptions: [String] {
    [
      "-F", frameworks, "-I", libraries, "-plugin-path",
      "\(toolchain)/lib/swift/host/plugins/testing",
    ]
  }

  /// The options that let a program find the libraries when it is linked and when it runs.
  var linkerOptions: [String] {
    ["-L", libraries] + [frameworks, libraries].flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
  }

  /// Runs one test of a bundle.
  ///
  /// `swift test` would do so, too, but it waits for the `swift test` that this process belongs to: both lock the build
  /// folder.
  func run(
    _ test: String, _ framework: TestBundle.Framework, of bundle: URL, options: [String],
    environment: [String: String]
  ) async throws -> ProcessRun {
    let name = bundle.deletingPathExtension().lastPathComponent
    let binary = bundle.appendingPathComponent("Contents/MacOS/\(name)").path
    let (program, arguments) =
      switch framework {
      case .xctest: (xctest, ["-XCTest", test, bundle.path])
      case .swiftTesting:
        (
          "\(toolchain)/libexec/swift/pm/swiftpm-testing-helper",
          ["--test-bundle-path", binary, "--filter", test] + options
            + [binary, "--testing-library", "swift-testing"]
        )
      }
    let search = ["DYLD_FRAMEWORK_PATH": frameworks, "DYLD_LIBRARY_PATH": libraries]
    return try await ProcessRun(
      program, arguments, environment: search.merging(environment) { $1 })
  }
}
