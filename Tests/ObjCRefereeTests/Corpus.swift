import EndToEndSupport
import Foundation
import ObjCReferee
import ObjCScanner

/// The scanner's view of GNUstep's headers.
struct Corpus: Sendable {
  /// The protocols, by name.
  var protocols: [String: ProtocolInterface]
  /// The errors in the headers.
  var errors: [String]
  /// The time to read the headers, in milliseconds.
  var milliseconds: Int

  /// Reads all headers in one translation unit.
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

  /// Protocols that cannot be checked, or that the scanner imports incorrectly, with the reasons.
  static let unchecked = [
    "NSCopying": "the name NSZone is GNUstep's and the referee's here",
    "NSMenuItemProtocol": "it inherits from NSCopying",
    "NSMutableCopying": "the name NSZone is GNUstep's and the referee's here",
    "NSTextCheckingClient": "NSAttributedString.Key is a name of Apple's SDK alone",
  ]

  /// Returns the arguments with which the tool mocks all headers, except some protocols.
  static func arguments(output: String, excluding excluded: [String]) throws -> [String] {
    ["generate", "--keep-going", "--target", AppleToolchain.target, "--output", output]
      + GNUstepModules.names.flatMap { ["--import", $0] }
      + (try GNUstepModules.includePaths()).flatMap { ["--include-path", $0] }
      + GNUstepModules.defines.flatMap { ["--define", $0] }
      + excluded.flatMap { ["--exclude", $0] } + (try GNUstepModules.headers())
  }
}
