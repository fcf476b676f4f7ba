import Basics
import Configuration
import DeclarationModel
import Files
import MockRenderer
import MockResolver
import SourceWriting

extension MockGenerator {
  /// Returns the files of the mocks, sorted by path.
  ///
  /// - Parameters:
  ///   - resolution: The mocks.
  ///   - isDivided: Whether the files know the mocks of each source file, which a later plan takes over.
  func plannedFiles(_ resolution: Resolution, isDivided: Bool) -> [PlannedFile] {
    func plannedFile(_ path: AbsolutePath, _ mocks: [MockBlueprint]) -> PlannedFile {
      var file = self.plannedFile(path, mocks, resolution)
      if isDivided { file.sections = sections(of: mocks, resolution) }
      return file
    }
    switch request.output.value {
    case .file(let path): return [plannedFile(path, resolution.mocks)]
    case .folder:
      // Mocks of one name stand under different conditions, and share a file.
      var mocks = Dictionary(grouping: resolution.mocks, by: path)
      // Who builds the files knows them beforehand, so that all are there.
      for path in shardPaths where !request.isNarrowed { mocks[path, default: []] += [] }
      return mocks.map(plannedFile)
        .sorted { $0.path < $1.path }
    }
  }

  /// Returns the files of the protocols that the command line leaves out.
  func unselectedFiles(
    _ resolution: Resolution, in folder: AbsolutePath
  ) -> [AbsolutePath] {
    guard request.isNarrowed else { return [] }
    if request.shards != nil { return shardPaths }
    return resolution.outcomes.filter { !$0.decision.isSelected }.map(\.declaration).map {
      let name = request.naming.mockName(for: $0)
      return folder.appending(MockBlueprint.fileName(of: name, in: $0.enclosingTypes))
    }
  }

  private func plannedFile(
    _ path: AbsolutePath, _ mocks: [MockBlueprint], _ resolution: Resolution
  ) -> PlannedFile {
    var planned = PlannedFile(
      path: path, content: .mocks(file(with: mocks, resolution)), counts: [.mock: mocks.count],
      origin: request.output.position)
    planned.inputs.settings = request.settingsDigest
    noteOwner(of: mocks.first, in: &planned.inputs)
    planned.isShard = request.shards != nil
    return planned
  }

  /// Returns the mocks of each source file.
  private func sections(of mocks: [MockBlueprint], _ resolution: Resolution) -> [SourceSection] {
    var sections: [SourceSection] = []
    var rest = mocks[...]
    while let path = rest.first?.position.path {
      let section = Array(rest.prefix { $0.position.path == path })
      rest = rest.dropFirst(section.count)
      sections.append(
        SourceSection(
          path: path, count: section.count,
          frame: MockRenderer().frame(of: file(with: section, resolution))))
    }
    return sections
  }

  private func file(with mocks: [MockBlueprint], _ resolution: Resolution) -> MockFile {
    let testable = Set(request.testableImports)
    let others = Set(request.imports).subtracting(testable).sorted()
    return MockFile(
      imports: Set(mocks.flatMap(\.sources)).sorted().flatMap { resolution.imports[$0] ?? [] }
        + resolution.scopedImports + others.map { ImportDeclaration(path: $0) },
      testableImports: testable.sorted(), mocks: mocks)
  }

  /// Notes which input of a command line has the protocol of a mock, so that another one with the same folder knows
  /// the mock as somebody else's.
  ///
  /// The path is left out if it would name a folder of the machine.
  private func noteOwner(of mock: MockBlueprint?, in inputs: inout GenerationInputs) {
    guard request.output.position == nil, case .folder(let folder) = request.output.value else {
      return
    }
    inputs.module = mock?.position.module
    guard inputs.module == nil else { return }
    // A shard may have no mock.
    let source =
      mock.map { request.inputs.origin(of: AbsolutePath($0.position.path)) }
      ?? request.inputs.included.first?.value.beforeWildcards
    guard let source, source.components.first == folder.components.first else { return }
    inputs.source = source.path(from: folder)
  }

  /// Returns the file that a mock goes into.
  func path(of mock: MockBlueprint) -> AbsolutePath {
    switch request.output.value {
    case .file(let path): return path
    case .folder(let folder):
      guard let shards = request.shards?.value else { return folder.appending(mock.fileName) }
      return Self.shardPath(mock.shard(among: shards), in: folder)
    }
  }

  /// The files of all shards.
  private var shardPaths: [AbsolutePath] {
    guard let shards = request.shards?.value, case .folder(let folder) = request.output.value else {
      return []
    }
    return (0..<shards).map { Self.shardPath($0, in: folder) }
  }

  /// Returns the name of a file for a type, without its extension: a raw identifier (SE-0451) may hold what a file name
  /// may not.
  static func fileName(of type: String) -> String {
    String(type.map { "/:\\\0".contains($0) ? "_" : $0 })
  }

  /// Returns the path of a shard: `Generated+1.swift`. Two files of one module cannot have one name, so that of the
  /// folder is part of it.
  private static func shardPath(_ index: Int, in folder: AbsolutePath) -> AbsolutePath {
    folder.appending("\(folder.name)+\(index + 1).swift")
  }
}

extension MockBlueprint {
  /// The files that the mock's types come from: the protocol's, those of the parents whose
  /// members it has, and those with aliases in place of which it has the types.
  fileprivate var sources: Set<String> {
    Set([position.path] + members.map(\.member.position.path)).union(pathsOfAliases)
  }

  /// The name of a file for it: `Outer.MockDelegate.swift`.
  fileprivate var fileName: String { Self.fileName(of: name, in: enclosingTypes) }

  /// Returns the name of a file for a mock.
  fileprivate static func fileName(of name: String, in enclosingTypes: [String]) -> String {
    let name = enclosingTypes.qualifying(name)
    return MockGenerator.fileName(of: name) + ".swift"
  }

  /// Returns the number of the file that the mock goes into: by its name alone, so that a new protocol moves no other.
  fileprivate func shard(among count: Int) -> Int {
    let hash = ContentHash(of: [fileName]).text.prefix(8)
    return Int(UInt64(hash, radix: 16) ?? 0) % count
  }
}
