import EndToEndSupport
import Foundation
import ObjCReferee
import ObjCScanner

/// A header of `Fixtures/Headers`.
struct FixtureHeader: Sendable, CustomStringConvertible {
  let url: URL
  var description: String { url.lastPathComponent }

  static let all: [FixtureHeader] = {
    let folder = Repository.root.appendingPathComponent("Fixtures/Headers")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".h") }.sorted()
      .map { FixtureHeader(url: folder.appendingPathComponent($0)) }
  }()

  /// The target of the header; Apple's SDK for macOS has no UIKit.
  var target: String {
    AppleToolchain.targets[url.lastPathComponent == "SDKIdioms.h" ? 1 : 0]
  }

  /// Returns the scan of the header.
  func scan() throws -> HeaderScan {
    let environment = ProcessInfo.processInfo.environment
    let library = try Libclang(LibclangSearch(environment: environment))
    var request = HeaderRequest(headers: [url.path])
    request.options.target = target
    return HeaderScanner(library: library).scan(request)
  }
}
