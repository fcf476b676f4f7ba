import EndToEndSupport
import Foundation
import ObjCReferee
import ObjCScanner

/// Our view of GNUstep's headers.
struct Corpus: Sendable {
  /// The protocols, by name.
  var protocols: [String: ProtocolInterface]
  /// What is wrong with the headers.
  var errors: [String]
  /// How long reading took.
  var milliseconds: Int

  /// Reads all headers, in one go.
  static func scanned() async throws -> Corpus {
    let environment = ProcessInfo.processInfo.environment
    let library = try Libclang(LibclangSearch(environment: environment))
    var request = HeaderRequest(headers: try GNUstepModules.headers())
    request.options.target = AppleToolchain.target
    request.options.includePaths = try GNUstepModules.includePaths()
    request.options.defines = GNUstepModules.defines
    let start = Date()
    let scan = HeaderScanner(library: library).scan(request)
    let all = scan.files.flatMap(\.protocols).map { ProtocolInterface($0) }
    return Corpus(
      protocols: Dictionary(all.map { ($0.name, $0) }) { first, _ in first },
      errors: scan.files.flatMap(\.diagnostics).filter { $0.severity == .error }
        .map(\.description),
      milliseconds: Int(Date().timeIntervalSince(start) * 1000))
  }

  /// Protocols that cannot be checked, or that we get wrong, and why.
  static let unchecked = [
    "NSCopying": "the name NSZone is GNUstep's and the referee's here",
    "NSMenuItemProtocol": "it inherits from NSCopying",
    "NSMutableCopying": "the name NSZone is GNUstep's and the referee's here",
    "NSTextCheckingClient": "NSAttributedString.Key is a name of Apple's SDK alone",
  ]

  /// The arguments with which the tool mocks all of it, but for some protocols.
  static func arguments(output: String, excluding excluded: [String]) throws -> [String] {
    ["generate", "--keep-going", "--target", AppleToolchain.target, "--output", output]
      + GNUstepModules.names.flatMap { ["--import", $0] }
      + (try GNUstepModules.includePaths()).flatMap { ["--include-path", $0] }
      + GNUstepModules.defines.flatMap { ["--define", $0] }
      + excluded.flatMap { ["--exclude", $0] } + (try GNUstepModules.headers())
  }
}
