import EndToEndSupport
import Foundation

/// A case that failed once, as a fixture.
struct KeptCase: Codable {
  /// What became of it when it was kept.
  var outcome: String
  /// The protocols, for the reader.
  var source: [String]
  /// The case.
  var random: RandomCase
  /// What tells it from others.
  private var name: String

  private static let folder = Repository.root.appendingPathComponent("Fixtures/RandomProtocols")

  /// Keeps a failure.
  init(_ failure: Campaign.Failure) {
    outcome = "\(failure.outcome)"
    source = failure.text.split(separator: "\n").dropFirst().map(String.init)
    random = failure.random
    name = failure.name
  }

  /// Writes the fixture.
  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try encoder.encode(self).write(to: Self.folder.appendingPathComponent("\(name).json"))
  }

  /// Returns the cases of all fixtures, numbered from nought.
  static func all() throws -> [RandomCase] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
      .map { try JSONDecoder().decode(KeptCase.self, from: Data(contentsOf: $0)).random }
      .enumerated().map { $0.element.numbered($0.offset) }
  }
}
