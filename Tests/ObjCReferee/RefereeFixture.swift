import EndToEndSupport
import Foundation

/// Texts of `Fixtures/Referee`.
enum RefereeFixture {
  /// Where they are.
  static let folder = Repository.root.appendingPathComponent("Fixtures/Referee")

  /// The text of a file.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
