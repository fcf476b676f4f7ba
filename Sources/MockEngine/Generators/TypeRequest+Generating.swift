import Basics
import Configuration
import DeclarationModel
import Files

extension TypeRequest {
  /// The query for the types of its sources.
  var query: SourceQuery { SourceQuery(paths: sources, content: .types) }

  /// Returns the file that the output goes into.
  ///
  /// - Throws: A problem if a folder is asked for.
  func file(of section: ConfigurationSection) throws(Problem) -> AbsolutePath {
    guard case .file(let path) = output.value else {
      throw Problem(.needsFile(section), at: output.position)
    }
    return path
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
