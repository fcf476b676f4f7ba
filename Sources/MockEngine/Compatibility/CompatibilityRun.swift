import Configuration
import DeclarationModel
import Files
import SourceWriting
import SwiftScanner

/// Compares the mocks of a git revision with those of today, and finds the tests that stop compiling.
package struct CompatibilityRun: Sendable {
  /// The input, as for `generate`.
  package var input: CommandLineOptions
  /// The revision: a commit, a branch, a tag.
  package var base: String
  /// Files and folders with tests.
  package var tests: [String] = []
  /// The format.
  package var format = ReportFormat.text

  private let fileSystem: any FileSystem

  /// Creates a run.
  package init(
    _ input: CommandLineOptions, base: String, fileSystem: any FileSystem = LocalFileSystem()
  ) {
    self.input = input
    self.base = base
    self.fileSystem = fileSystem
  }

  /// Runs the command and returns its outcome.
  package func run() -> RunOutcome {
    let display = PathDisplay(relativeTo: input.shownFolder)
    var report = RunReport(display: display, isStrict: false)
    let revision: GitFiles
    do {
      revision = try GitFiles(.revision(base), of: input)
    } catch {
      report.add([Problem(.git(error)).diagnostic])
      return report.failure
    }
    let new = texts(fileSystem, &report)
    report.note(GitFiles.submoduleNote(for: input))
    guard !report.isFailure else { return report.failure }
    // The errors of an old revision cannot be mended; the mocks that could be generated then are compared.
    var oldReport = RunReport(display: display, isStrict: false)
    let old = texts(revision, &oldReport)
    let incomplete = oldReport.errors.prefix(1).map {
      Problem(.incompleteRevision(base, error: $0.message)).diagnostic
    }
    var compatibility = CompatibilityReport(from: old, to: new)
    compatibility.findUses(in: testFiles(&report, display))
    let told = incomplete + report.errors
    return RunOutcome(
      output: CompatibilityFormatter(format: format, base: base).text(of: compatibility),
      messages: told.map { "\($0)\n" }.joined(), diagnostics: told,
      status: report.isFailure ? .failure : compatibility.breaks.isEmpty ? .success : .outOfDate)
  }

  /// Returns the texts of all files that would be generated from a file system.
  private func texts(_ fileSystem: any FileSystem, _ report: inout RunReport) -> [[UInt8]] {
    let requests = RequestLoader(input, fileSystem: fileSystem).load()
    let plan = Planner(fileSystem: fileSystem).plan(requests)
    report.add(plan.diagnostics)
    return plan.files.filter { $0.path.name.hasSuffix(".swift") }.map(\.bytes)
  }

  private func testFiles(_ report: inout RunReport, _ display: PathDisplay) -> [SourceFile] {
    guard !tests.isEmpty else { return [] }
    var discovery = SourceDiscovery(fileSystem: fileSystem)
    let found = discovery.find(tests.map { Located(input.absolute($0)) })
    report.add(found.issues.map { Problem($0).diagnostic })
    return found.files.compactMap { file in
      guard let bytes = try? fileSystem.read(file.path), !GeneratedMarker.isIn(bytes) else {
        return nil
      }
      return SourceFile(path: display.shown(file.path), bytes: bytes)
    }
  }
}
