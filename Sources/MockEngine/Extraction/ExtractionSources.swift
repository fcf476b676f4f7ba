import Configuration
import DeclarationModel
import Files
import MockResolver
import Symbols

/// The sources in which a class, and what uses it, are found.
struct ExtractionSources: Sendable {
  /// The requests of the configuration, or of the command line.
  let requests: [MockRequest]
  /// The files.
  private(set) var files: [ScannedTypes] = []
  /// The symbols of the files.
  let table: SymbolTable
  /// The issues with the configuration and with files.
  private(set) var diagnostics: [Diagnostic]

  private let fileSystem: any FileSystem
  private let environment: [String: String]
  /// The files of each request.
  private var paths: [Set<String>] = []

  /// Reads the sources: the given files, or those of the configuration, or else those in the working directory.
  init(_ input: CommandLineOptions, fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
    environment = input.environment
    let loaded = RequestLoader(input, fileSystem: fileSystem).load()
    let issues = loaded.issues.map(\.diagnostic)
    if issues.map(\.id) == [.missingConfiguration] {
      diagnostics = []
      requests = [
        MockRequest(
          sources: [Located(input.currentDirectory)],
          output: Located(.file(input.absolute("Mocks.swift"))))
      ]
    } else {
      diagnostics = issues
      requests = loaded.mocks
    }
    var store = SourceStore(fileSystem: fileSystem)
    var protocols: [ScannedFile] = []
    var seen: Set<String> = []
    let queries = requests.map {
      SourceQuery(paths: $0.sources, content: [.protocols, .types])
    }
    store.load(queries)
    for (request, query) in zip(requests, queries) {
      let found = store.types(of: query)
      diagnostics += found.diagnostics
      paths.append(Set(found.files.map(\.path)))
      var modules = SourceModules(of: request, fileSystem: fileSystem)
      let named = modules.naming(store.protocols(of: query).files, areOwn: true)
      protocols += named.filter { !seen.contains($0.path) }
      files += found.files.filter { seen.insert($0.path).inserted }
    }
    table = SymbolTable(files: protocols, types: files)
  }

  /// Returns the extraction of a protocol from a class, whose module may have settings.
  func extraction(of type: TypeDeclaration) -> ProtocolExtraction {
    var manifests = ManifestSettings(fileSystem: fileSystem, environment: environment)
    let request = zip(requests, paths).first { $0.1.contains(type.position.path) }?.0
    let settings = request.map { manifests.settings(for: $0, compiler: { nil }).settings }
    return ProtocolExtraction(from: table, settings: settings ?? TargetSettings())
  }

  /// Returns the imports of the files that declare a class and the requirements of its protocol.
  func imports(of extracted: ExtractedProtocol) -> [ImportDeclaration] {
    let paths = extracted.paths.union([extracted.type.position.path])
    return files.filter { paths.contains($0.path) }.flatMap(\.imports)
  }

  /// Returns the imports that the requirements of a protocol need, and the file of its class does not have.
  func missingImports(of extracted: ExtractedProtocol) -> [ImportDeclaration] {
    let own = files.first { $0.path == extracted.type.position.path }?.imports ?? []
    let present = Set(own.map(\.text))
    var seen: Set<String> = []
    return imports(of: extracted).filter {
      $0.conditions.isEmpty && !present.contains($0.text) && seen.insert($0.text).inserted
    }
  }

  /// Returns whether the configuration mocks a protocol beside a class only if it is marked.
  func needsMark(_ extracted: ExtractedProtocol) -> Bool {
    let type = extracted.type
    let concerned = zip(requests, paths).filter { $0.1.contains(type.position.path) }.map(\.0)
    var declaration = ProtocolDeclaration(
      name: extracted.name, position: type.position, access: extracted.access)
    func isMocked() -> Bool {
      concerned.contains { request in
        let decision = MockGenerator(request: request).selection.decision(
          on: declaration, conformsToMark: false)
        if case .selected = decision { return true }
        return false
      }
    }
    if isMocked() { return false }
    declaration.marks = [.mock]
    return isMocked()
  }
}
