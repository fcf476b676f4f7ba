import Foundation
import SourceWriting

@testable import SwiftScanner

/// The sources for the comparisons.
struct SourceCorpus {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let ofFixtures = files(in: [root.appendingPathComponent("Fixtures")])
  private static let ofTests = files(in: [root.appendingPathComponent("Tests")])

  /// The fixtures and tests of this repository.
  static let fixtures = ofFixtures + ofTests

  /// The fixtures, and every fourth of the generated files and of the tests, which are much alike.
  static let sample: [URL] = {
    let fixtures = Dictionary(grouping: ofFixtures, by: isGenerated)
    return fixtures[false, default: []] + everyFourth(of: fixtures[true, default: []])
      + everyFourth(of: ofTests)
  }()

  private static func everyFourth(of files: [URL]) -> [URL] {
    stride(from: 0, to: files.count, by: 4).map { files[$0] }
  }

  private static func isGenerated(_ file: URL) -> Bool {
    source(at: file)?.bytes.starts(with: GeneratedMarker.own.utf8) ?? false
  }

  /// The sources of the packages that are checked out, if there are any.
  static let packages = files(in: [root.appendingPathComponent(".build/checkouts")])

  /// The sources of the folders in `KAGEMUSHA_CORPUS`, separated by colons.
  static let named = files(
    in: (ProcessInfo.processInfo.environment["KAGEMUSHA_CORPUS"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)) })

  private static func files(in folders: [URL]) -> [URL] {
    folders.flatMap { folder in
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
    }
  }

  /// The bytes of a file.
  static func source(at url: URL) -> SourceFile? {
    (try? Data(contentsOf: url)).map { SourceFile(path: url.path, bytes: Array($0)) }
  }

  /// Returns parts of the files that parse quickly: whole files, and declarations of long ones; the
  /// shortest declaration if all are too long.
  static func excerpts(of files: [URL], longest: Int) -> [[UInt8]] {
    files.compactMap(source).flatMap { source -> [[UInt8]] in
      if source.bytes.count <= longest { return [source.bytes] }
      let declarations = declarations(in: source)
      let short = declarations.filter { $0.count < longest }
      let shortest = declarations.min { $0.count < $1.count }
      return short.isEmpty ? shortest.map { [$0] } ?? [] : short
    }
  }

  private static func declarations(in source: SourceFile) -> [[UInt8]] {
    SourceOutline(source).declarations.filter { $0.depth == 0 }.compactMap { declaration in
      guard let body = declaration.body else { return nil }
      var start = declaration.offset
      while start > 0, source.bytes[start - 1] != 0x0A { start -= 1 }
      return Array(source.bytes[start...body.upperBound]) + [0x0A]
    }
  }
}
