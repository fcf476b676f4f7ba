import EndToEndSupport
import ObjCReferee

/// The agreement of the scanner's view of a module with the compiler's, and the outcome for its
/// protocols.
struct CorpusRate {
  var module: String
  var protocols = 0
  var mocks = 0
  var requirements = 0
  var agreeing = 0
  /// The protocols without a mock, each with the reason that the tool gives.
  var reasons: [String] = []
  /// The differences from the compiler's view, as `- its` and `+ our` lines.
  var differences: [String] = []

  init(_ module: String, expected: [ProtocolInterface], corpus: Corpus, tool: ProcessRun) {
    self.module = module
    let warnings = tool.errors.split(separator: "\n").filter { $0.contains("no mock for '") }
    for interface in expected {
      protocols += 1
      requirements += interface.lines.count
      let ours = corpus.protocols[interface.name]?.lines ?? []
      let difference = ours.difference(from: interface.lines)
      agreeing += interface.lines.count - difference.removals.count
      differences += difference.removals.map { Self.line("-", interface.name, $0) }
      differences += difference.insertions.map { Self.line("+", interface.name, $0) }
      let reason = warnings.first { $0.contains("no mock for '\(interface.name)'") }
      if let reason {
        reasons.append(Self.reason(reason))
      } else if let reason = Corpus.unchecked[interface.name] {
        reasons.append("\(interface.name): not checked: \(reason)")
      } else {
        mocks += 1
      }
    }
  }

  private static func line(
    _ sign: String, _ name: String, _ change: CollectionDifference<String>.Change
  ) -> String {
    switch change {
    case .insert(_, let text, _), .remove(_, let text, _): "\(sign) \(name): \(text)"
    }
  }

  /// Returns a message without the folder of its position.
  private static func reason(_ message: Substring) -> String {
    let place = message.prefix { $0 != ":" }
    return String((place.split(separator: "/").last ?? place) + message.dropFirst(place.count))
  }

  /// Returns the table, and the differences.
  static func table(_ rates: [CorpusRate]) -> String {
    let rows = rates.map {
      "| \($0.module) | \($0.protocols) | \($0.mocks) | \($0.requirements) | \($0.agreeing) |\n"
    }
    let details = rates.flatMap { rate in
      rate.reasons.map { $0 + "\n" } + rate.differences.map { $0 + "\n" }
    }
    return
      "| module | protocols | mocks that conform | lines of the compiler's view | of these, ours |\n"
      + "|---|---|---|---|---|\n" + rows.joined() + "\n" + details.joined()
  }
}
