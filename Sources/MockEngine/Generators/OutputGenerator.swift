import DeclarationModel
import Files
import MockResolver

/// A generator of the outputs of one entry of a configuration, or of a command line.
protocol OutputGenerator: Sendable {
  /// The queries for the Swift sources that it reads.
  var inputs: [SourceQuery] { get }

  /// Generates the outputs; files that can be are left to be rendered later.
  ///
  /// - Parameters:
  ///   - sources: The sources of the run.
  ///   - mocks: The mocks of the run, as far as they are known.
  func generate(from sources: inout RunSources, mocks: inout MockCatalog) -> GeneratedOutput
}

/// The outputs of one entry.
struct GeneratedOutput: Sendable {
  /// The files.
  var files: [PlannedFile] = []
  /// The folder that they go into, if nothing else that is generated may be in it.
  var folder: AbsolutePath?
  /// The files that are removed, if they were generated: nothing would be in them.
  var emptyFiles: [AbsolutePath] = []
  /// The files of protocols that the command line leaves out.
  var unselectedFiles: [AbsolutePath] = []
  /// The messages.
  var diagnostics: [Diagnostic] = []
  /// The globs that match nothing here, of an entry that is for other modules as well.
  var unmatched: [Located<UnmatchedName>] = []
  /// Whether the text of each mock depends on all others.
  var isWhole = false
}
