import EndToEndSupport
import Foundation

/// The texts in `Fixtures/Referee`.
enum RefereeFixture {
  /// The folder.
  static let folder = Repository.root.appendingPathComponent("Fixtures/Referee")

  /// Returns the text of a file.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
