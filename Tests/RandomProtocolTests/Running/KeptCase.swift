import EndToEndSupport
import Foundation

/// A case that failed once, kept as a fixture.
struct KeptCase: Codable {
  /// The outcome when the case was kept.
  var outcome: String
  /// The protocols, for readers.
  var source: [String]
  /// The case.
  var random: RandomCase
  /// The form of the mock; nil for `stubs`.
  private var form: MockForm?
  /// The name that distinguishes the case from others.
  private var name: String

  private static let folder = Repository.root.appendingPathComponent("Fixtures/RandomProtocols")

  /// Creates a fixture from a failure.
  init(_ failure: Campaign.Failure) {
    outcome = "\(failure.outcome)"
    source = failure.text.split(separator: "\n").dropFirst().map(String.init)
    random = failure.random
    form = failure.form == .stubs ? nil : failure.form
    name = failure.name
  }

  /// Writes the fixture.
  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    try encoder.encode(self).write(to: Self.folder.appendingPathComponent("\(name).json"))
  }

  /// Returns the cases of a form, numbered from zero.
  static func all(of form: MockForm) throws -> [RandomCase] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
      .map { try JSONDecoder().decode(KeptCase.self, from: Data(contentsOf: $0)) }
      .filter { ($0.form ?? .stubs) == form }
      .enumerated().map { $0.element.random.numbered($0.offset) }
  }
}
