import Basics
import Configuration
import DeclarationModel
import Files

/// The common part of the generators of accessors, factories and fixtures.
extension TypeRequest {
  /// The content of an output, and the messages about it.
  struct Content {
    var file: PlannedFile.Content
    var counts: [PlannedFile.Part: Int]
    var diagnostics: [Diagnostic]
    /// The digest of the settings of the request.
    var settings: String?
  }

  /// The query for the types of its sources.
  var query: SourceQuery { SourceQuery(paths: sources, content: .types) }

  /// The globs for types, without their positions.
  var patterns: [String] { types.map(\.value.pattern) }

  /// Returns the output, which is one file.
  ///
  /// - Parameters:
  ///   - section: The section of the configuration that the request stands in.
  ///   - sources: The sources of the run.
  ///   - content: A function that resolves the types of the source files.
  func output(
    of section: ConfigurationSection, from sources: inout RunSources,
    _ content: ([ScannedTypes]) -> Content
  ) -> GeneratedOutput {
    let selection = sources.store.types(of: query)
    var result = GeneratedOutput(diagnostics: selection.diagnostics)
    guard case .file(let path) = output.value else {
      result.diagnostics.append(Problem(.needsFile(section), at: output.position).diagnostic)
      return result
    }
    let content = content(selection.files)
    result.diagnostics += content.diagnostics
    var file = PlannedFile(
      path: path, content: content.file, counts: content.counts, origin: output.position)
    file.inputs.settings = content.settings
    result.files = [file]
    return result
  }

  /// Returns the settings of the module of its sources.
  func settings(from sources: inout RunSources) -> TargetSettings {
    self.sources.included.first.map { sources.settings(ofSourcesAt: $0.value) } ?? TargetSettings()
  }

  /// Returns the least access of what the output can call: public declarations are for a module of
  /// its own.
  func visible(for access: AccessLevel) -> AccessLevel {
    testableImports.isEmpty ? access : .internal
  }

  /// Returns the imports of those files, and those that are asked for besides.
  func allImports(of files: [ScannedTypes], _ paths: Set<String>) -> [ImportDeclaration] {
    files.filter { paths.contains($0.path) }.flatMap(\.imports)
      + imports.map { ImportDeclaration(path: $0) }
  }

  /// Returns where the request names a type.
  func position(of name: String) -> SourcePosition? {
    types.first { $0.value.pattern == name }?.position
  }
}

extension SourceSelection<ScannedTypes> {
  /// The messages about paths, and those about the files themselves.
  var diagnostics: [Diagnostic] {
    problems.map(\.diagnostic) + files.flatMap(\.diagnostics)
  }
}
