import Basics
import Foundation
import Testing

@testable import SwiftScanner

/// Compares the outline of a file, and the parse of its stripped text, with a parse of the whole
/// file.
@Suite struct `A parse of the whole file` {
  /// The time limit for a file in seconds. A debug build of the parser is a dozen times slower.
  #if DEBUG
    private static let limit = 10.0
  #else
    private static let limit = 1.0
  #endif

  /// Every fixture and some tests; `KAGEMUSHA_CORPUS` names folders with more.
  @Test func `agrees for files`() {
    let results = DeepStack.map(SourceCorpus.sample + SourceCorpus.named) { url in
      SourceCorpus.source(at: url).map { (url.path, SourceAgreement($0, limit: Self.limit)) }
    }.compactMap { $0 }
    #expect(results.count { $0.1.isSound } > 100)
    for (path, result) in results where !result.disagreements.isEmpty {
      Issue.record("\(path): \(result.disagreements)")
    }
  }

  /// `KAGEMUSHA_MUTATIONS` states the number of mutations, and `KAGEMUSHA_MUTATION_SHARE` selects
  /// some of them: `1/4` is every fourth, beginning with the second.
  @Test func `agrees for mutations`() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["KAGEMUSHA_MUTATIONS"].flatMap(Int.init) ?? 200
    let share = (environment["KAGEMUSHA_MUTATION_SHARE"] ?? "").split(separator: "/").compactMap {
      Int($0)
    }
    let (first, step) = share.count == 2 ? (share[0], max(share[1], 1)) : (0, 1)
    let files =
      SourceCorpus.fixtures + (count > 1000 ? SourceCorpus.packages + SourceCorpus.named : [])
    let excerpts = SourceCorpus.excerpts(of: files, longest: 1500)
    #expect(excerpts.count > 100)
    let results = DeepStack.map(Array(stride(from: first, to: count, by: step))) { number in
      let source = SourceMutation.source(number, of: excerpts)
      let result = SourceAgreement(SourceFile(path: "A.swift", bytes: source), limit: 1)
      return (number, result.isSound, result.disagreements)
    }
    // The comparison is meaningful only if enough sources have no syntax error.
    #expect(results.count { $0.1 } * 5 > results.count)
    for (number, _, disagreements) in results where !disagreements.isEmpty {
      let source = SourceMutation.source(number, of: excerpts)
      Issue.record("\(number): \(disagreements)\n\(String(decoding: source, as: UTF8.self))")
    }
    if count > 1000 {
      let sound = results.count { $0.1 }
      print("\(results.count) mutations of \(excerpts.count) excerpts, \(sound) of them sound")
    }
  }
}
