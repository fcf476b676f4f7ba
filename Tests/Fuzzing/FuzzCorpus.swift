import Foundation

/// The inputs that fuzzing begins with: the fixtures of a target, and the inputs that once broke it.
package struct FuzzCorpus: Sendable {
  /// An input, and the path that it is from.
  package struct Input: Sendable {
    /// The path below the fixtures.
    package var path: String
    /// The bytes.
    package var bytes: [UInt8]
    /// Whether the input is kept for fuzzing alone.
    package var isKept: Bool
  }

  /// The inputs, sorted by their paths.
  package let inputs: [Input]

  /// The number of bytes of the longest input; longer ones would only be slow.
  private static let maximumLength = 12_288

  /// Reads the inputs of a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - fixtures: The folder of the fixtures.
  package init(of target: FuzzTarget, in fixtures: URL) {
    let names = FileManager.default.enumerator(atPath: fixtures.path)?.compactMap { $0 as? String }
    let own = "Fuzzing/\(target.rawValue)/"
    inputs = (names ?? []).sorted().compactMap { name in
      let isFixture =
        !name.hasPrefix("Fuzzing/") && !name.contains(".build")
        && target.corpus.contains { name.hasSuffix($0) }
      guard name.hasPrefix(own) || isFixture,
        let data = try? Data(contentsOf: fixtures.appendingPathComponent(name)),
        name.hasPrefix(own) || data.count <= Self.maximumLength
      else { return nil }
      return Input(path: name, bytes: Array(data), isKept: name.hasPrefix(own))
    }
  }
}
