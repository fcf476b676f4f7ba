import EndToEndSupport
import Foundation
import Testing

/// Tests modules that come with the toolchain: each of their protocols has a mock that compiles, or
/// a diagnostic.
struct ToolchainModuleTests {
  /// A protocol in the output of `list`.
  private struct Listed: Decodable {
    var name: String
    var mocks: [String]?
    var issues: [Issue]

    /// A reason why there is no mock.
    struct Issue: Decodable {
      var id: String
    }
  }

  #if os(macOS)
    // On Apple systems, Foundation is not a module of Swift alone, and XCTest is not in the SDK.
    private static let modules = ["Distributed", "_Concurrency"]
  #else
    private static let modules = ["FoundationNetworking", "XCTest", "Distributed", "_Concurrency"]
  #endif

  @Test(arguments: modules)
  func everyProtocolHasAMockOrADiagnostic(module: String) async throws {
    let folder = try TemporaryFolder()
    let options = ["--module", module]
    let list = try await ProcessRun(
      Repository.tool.path, ["list", "--format", "json"] + options, in: folder.url)
    let found = try JSONDecoder().decode([Listed].self, from: Data(list.output.utf8))
    #expect(!found.isEmpty, "\(list.everything)")
    let run = try await ProcessRun(
      Repository.tool.path, ["generate", "--output", "Mocks.swift"] + options, in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    let mocks = try folder.read("Mocks.swift")
    for item in found {
      let last = item.name.split(separator: ".").last ?? ""
      let isMocked = mocks.contains(try Regex("(class|actor) Mock\(last)\\b"))
      #expect(isMocked == item.issues.isEmpty, "\(item.name)")
      #expect(isMocked || run.errors.contains("'\(item.name)'"), "\(item.name)")
    }
    for mode in SwiftCompiler.Mode.allCases {
      let check = try await SwiftCompiler(mode).check([
        folder.url.appendingPathComponent("Mocks.swift")
      ])
      #expect(check.status == 0, "\(mode): \(check.everything)")
    }
  }

  @Test func typesOfTheCLibraryAreImportedWithFoundation() async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(
      """
      #if canImport(Darwin)
        import Darwin
      #else
        import Glibc
      #endif
      public protocol Clock { func seconds(of time: tm) -> Int }
      public protocol Counter { func count() -> Int }
      """, to: "Clocks.swift")
    let module = try await SwiftCompiler(.swift6).module("Clocks", of: [source], in: folder)
    #expect(module.status == 0, "\(module.everything)")
    for name in ["Clock", "Counter"] {
      let run = try await ProcessRun(
        Repository.tool.path,
        [
          "generate", "--module", "Clocks", "--module-search-path", ".", "--protocols", name,
          "--output", "\(name).swift",
        ], in: folder.url)
      #expect(run.status == 0, "\(run.everything)")
      #expect(
        try folder.read("\(name).swift").contains("\nimport Foundation\n") == (name == "Clock"))
    }
    let check = try await SwiftCompiler(.swift6).check(
      [folder.url.appendingPathComponent("Clock.swift")], options: ["-I", folder.url.path])
    #expect(check.status == 0, "\(check.everything)")
  }
}
