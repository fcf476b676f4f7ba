import SourceWriting
import Files
import DeclarationModel
import Foundation

/// Reads and scans files on all processors.
struct SourceScan: Sendable {
  /// What came of one file.
  struct Outcome: Sendable {
    var path: AbsolutePath
    /// Nothing for a file that is generated, or cannot be read.
    var file: ScannedFile?
    var problem: FileProblem?
  }

  let fileSystem: any FileSystem
  let pipeline: MockPipeline

  /// Scans files; the outcomes are in the order of the paths.
  func scan(_ paths: [AbsolutePath]) async -> [Outcome] {
    // A few shares for each processor even out large files, and cost little.
    let shares = min(paths.count, ProcessInfo.processInfo.activeProcessorCount * 4)
    return await withTaskGroup(of: [(Int, Outcome)].self) { group in
      for share in 0..<shares {
        group.addTask {
          stride(from: share, to: paths.count, by: shares).map { ($0, scan(paths[$0])) }
        }
      }
      var outcomes: [(Int, Outcome)] = []
      outcomes.reserveCapacity(paths.count)
      for await some in group { outcomes += some }
      return outcomes.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func scan(_ path: AbsolutePath) -> Outcome {
    do {
      let bytes = try fileSystem.read(path)
      guard !GeneratedMarker.isIn(bytes) else { return Outcome(path: path) }
      return Outcome(path: path, file: pipeline.scan(path.text, bytes))
    } catch {
      return Outcome(path: path, problem: error)
    }
  }
}
