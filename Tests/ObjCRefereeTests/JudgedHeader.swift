import EndToEndSupport
import Foundation
import ObjCReferee

/// A header that a test writes, with its mocks, which the compiler checks.
struct JudgedHeader {
  private let folder: TemporaryFolder
  private let header: URL
  private var mocks: URL { folder.url.appendingPathComponent("Mocks.swift") }

  /// Writes a header that imports Foundation, with `NS_ASSUME_NONNULL_BEGIN`.
  init(_ text: String) throws {
    folder = try TemporaryFolder()
    header = try folder.write(
      """
      #import <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      \(text)
      NS_ASSUME_NONNULL_END

      """, to: "Lib.h")
  }

  /// Writes the mocks.
  func generate(_ options: String...) async throws -> ProcessRun {
    try await ProcessRun(
      Repository.tool.path,
      ["generate", "--target", AppleToolchain.target, "--import", "Lib", "--output", mocks.path]
        + options + [header.path], in: folder.url)
  }

  /// The text of the mocks.
  var text: String { (try? String(contentsOf: mocks, encoding: .utf8)) ?? "" }

  /// Returns the compiler's output for the mocks, in Swift 5 and 6.
  func check() async throws -> [ProcessRun] {
    var runs: [ProcessRun] = []
    for language in [5, 6] {
      runs.append(
        try await ImportReferee.shared().check([mocks], against: header, language: language))
    }
    return runs
  }

  /// Returns the compiler's output for a file that imports the header.
  func check(_ text: String) async throws -> ProcessRun {
    let file = try folder.write("import Foundation\nimport Lib\n\(text)", to: "Own.swift")
    return try await ImportReferee.shared().check([file], against: header, language: 6)
  }
}
