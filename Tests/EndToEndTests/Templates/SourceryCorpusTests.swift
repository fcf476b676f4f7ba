import EndToEndSupport
import Foundation
import Testing

/// Compares the files that the tool renders for checkouts of other projects with the files in the
/// checkouts.
///
/// `SOURCERY_CORPUS` names a folder with a file `manifest.txt`. Each of its lines is a folder and
/// the options of Sourcery's command line for it, separated by spaces:
///
///     Alamofire --config .sourcery.yml
///     Kingfisher --sources Sources --templates Templates --output Generated
///
/// Nothing is written into the checkouts.
struct SourceryCorpusTests {
  private static let corpus = ProcessInfo.processInfo.environment["SOURCERY_CORPUS"]

  /// The output of `--dry`.
  private struct DryRun: Decodable {
    struct Output: Decodable {
      struct Subject: Decodable {
        var subType: String
      }

      var outputPath: String
      var type: Subject
      var value: String
    }

    var outputs: [Output]
  }

  @Test(.enabled(if: corpus != nil))
  func outputsAreThoseThatAreCheckedIn() async throws {
    let root = URL(fileURLWithPath: Self.corpus ?? "")
    let manifest = try String(
      contentsOf: root.appendingPathComponent("manifest.txt"), encoding: .utf8)
    var report = "repository\tlines\tdifferent\n"
    for line in manifest.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      let folder = root.appendingPathComponent(words[0])
      let run = try await ProcessRun(
        Repository.tool.path, ["sourcery", "--dry"] + words.dropFirst(), in: folder)
      guard let dry = try? JSONDecoder().decode(DryRun.self, from: Data(run.output.utf8)) else {
        report += "\(words[0])\t-\t\(run.errors.split(separator: "\n").first ?? "failed")\n"
        continue
      }
      report += compare(dry, words[0])
      // The messages show the known causes.
      report += run.errors.split(separator: "\n").prefix(5).map { "    \($0)\n" }.joined()
    }
    print(report)
  }

  /// Returns a line for a repository, and the first lines that differ.
  private func compare(_ dry: DryRun, _ name: String) -> String {
    var lines = 0
    var different: [String] = []
    for output in dry.outputs where output.type.subType != "range" {
      let kept = (try? String(contentsOfFile: output.outputPath, encoding: .utf8)) ?? ""
      let (old, new) = (content(kept), content(output.value))
      lines += old.count
      for change in new.difference(from: old) {
        switch change {
        case .insert(_, let line, _): different.append("+ \(line)")
        case .remove(_, let line, _): different.append("- \(line)")
        }
      }
    }
    return "\(name)\t\(lines)\t\(different.count)\n"
      + different.prefix(5).map { "    \($0)\n" }.joined()
  }

  /// Returns the lines that are not blank, without the header.
  private func content(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      line.contains { !$0.isWhitespace } && !line.hasPrefix("// Generated using Sourcery")
        && line != "// DO NOT EDIT"
    }
  }
}
