import Configuration
import SourceWriting
import Files
import DeclarationModel

/// Reads the types of sources, each file once, whatever asks for it: to parse a file whole takes long.
struct TypeSources {
  private let fileSystem: any FileSystem
  private let pipeline: MockPipeline
  /// What the files that were read hold; nothing for generated ones.
  private var known: [AbsolutePath: ScannedTypes?] = [:]

  init(fileSystem: any FileSystem, pipeline: MockPipeline) {
    self.fileSystem = fileSystem
    self.pipeline = pipeline
  }

  /// The types of each file but generated ones, sorted by path, and what is wrong.
  mutating func scan(
    _ sources: [Located<AbsolutePath>]
  ) -> (files: [ScannedTypes], diagnostics: [Diagnostic]) {
    let found = SourceDiscovery(fileSystem: fileSystem).find(sources)
    let (files, diagnostics) = scan(found.files.sorted { $0.path < $1.path })
    return (files, found.issues.map { Problem($0).diagnostic } + diagnostics)
  }

  /// The types of each file but generated ones, and what is wrong.
  mutating func scan(_ sources: [DiscoveredFile]) -> (
    files: [ScannedTypes], diagnostics: [Diagnostic]
  ) {
    var files: [ScannedTypes] = []
    var diagnostics: [Diagnostic] = []
    for file in sources {
      do {
        if let types = try types(of: file.path) { files.append(types) }
      } catch {
        diagnostics.append(
          Problem(.discovery(.cannotRead(file.path, error)), at: file.origin).diagnostic)
      }
    }
    return (files, diagnostics + files.flatMap(\.diagnostics))
  }

  private mutating func types(of path: AbsolutePath) throws(FileProblem) -> ScannedTypes? {
    if let types = known[path] { return types }
    let bytes = try fileSystem.read(path)
    let types = GeneratedMarker.isIn(bytes) ? nil : pipeline.scanTypes(path.text, bytes)
    known[path] = .some(types)
    return types
  }
}

extension TypeRequest {
  /// The file that the output goes into.
  ///
  /// - Throws: A problem if a folder is asked for.
  func file(of section: ConfigurationSection) throws(Problem) -> AbsolutePath {
    guard case .file(let path) = output.value else {
      throw Problem(.needsFile(section), at: output.position)
    }
    return path
  }

  /// The least access of what the output can call: what is public is for a module of its own.
  func visible(for access: AccessLevel) -> AccessLevel {
    testableImports.isEmpty ? access : .internal
  }

  /// The imports of those files, and those that are asked for besides.
  func allImports(of files: [ScannedTypes], _ paths: Set<String>) -> [ImportDeclaration] {
    files.filter { paths.contains($0.path) }.flatMap(\.imports)
      + imports.map { ImportDeclaration(path: $0) }
  }

  /// Returns where the configuration names a type.
  func position(of name: String) -> SourcePosition? {
    types.first { $0.value.pattern == name }?.position
  }
}
