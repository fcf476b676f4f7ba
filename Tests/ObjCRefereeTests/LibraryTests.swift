import EndToEndSupport
import Foundation
import ObjCReferee
import Testing

/// Tests headers of real libraries, if `KAGEMUSHA_OBJC_LIBRARIES` names a file with a line for each
/// library: a name, and paths of headers and folders.
///
/// `make objc-libraries` prints the table. The compiler imports the headers with the scanner's
/// assumptions, and its view omits declarations that still have errors.
@Suite(.enabled(if: Library.list != nil), .serialized) struct LibraryTests {
  @Test(arguments: Library.all) func `the headers of a library are read`(
    _ library: Library
  ) async throws {
    let folder = try TemporaryFolder()
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let run = try await Repository.kagemusha(
      ["generate", "--target", Library.target, "--import", "Lib", "--output", mocks.path]
        + library.headers)
    let headers = try AssumedHeaders(library.headers, target: Library.target)
    let module = try headers.write(to: folder)
    let referee = try await ImportReferee.shared(target: Library.target)
    let comparison = InterfaceComparison(
      expected: try await referee.interfaces(
        of: module.header, includePaths: module.includePaths, .ofHeaders(overlay: module.overlay)),
      ours: headers.interfaces)
    var failures: [Substring] = []
    for language in [5, 6] {
      let check = try await referee.check(
        [mocks], against: module.header, includePaths: module.includePaths, language: language,
        .ofHeaders(overlay: module.overlay))
      failures += check.everything.split(separator: "\n").filter {
        $0.contains("error:") && $0.contains("Mocks.swift")
      }
    }
    print(
      "| \(library.name) | \(run.everything.split(separator: "\n").last ?? "") "
        + "| \(comparison.matched)/\(comparison.lines) | \(failures.count) |")
    comparison.differences.forEach { print("  \($0)") }
    failures.forEach { print("  \($0)") }
    module.errors.forEach { print("  left in headers: \($0)") }
    #expect(run.status == 0)
    #expect(comparison.lines > 0)
    #expect(failures.isEmpty)
  }
}

/// A library whose headers are read.
struct Library: Sendable, CustomStringConvertible {
  /// The file with the list.
  static let list = ProcessInfo.processInfo.environment["KAGEMUSHA_OBJC_LIBRARIES"]
  /// The target triple: most of these libraries are for iOS.
  static let target = AppleToolchain.targets[1]

  let name: String
  let headers: [String]
  var description: String { name }

  /// The libraries of the list.
  static let all: [Library] = {
    guard let path = list, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return []
    }
    return text.split(separator: "\n").map { line in
      let words = line.split(separator: " ").map(String.init)
      return Library(name: words[0], headers: words.dropFirst().flatMap(files))
    }
  }()

  /// Returns a header, or the headers in a folder.
  private static func files(at path: String) -> [String] {
    guard !path.hasSuffix(".h") else { return [path] }
    let found = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return found.filter { $0.hasSuffix(".h") }.sorted().map { "\(path)/\($0)" }
  }
}
