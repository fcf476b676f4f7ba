import Basics
import Configuration
import DeclarationModel
import Files
import MockResolver
import SwiftScanner

/// The facts that a plan leaves for the next one, which then looks only at the files that a change may affect.
struct PlanMemory: Sendable, Hashable {
  /// A source file.
  struct Source: Sendable, Hashable {
    /// The names in it, with those that mocks of its protocols may get.
    var names = FileNames()
    /// The requests that read it.
    var roles: Roles = []
    /// The names of its protocols, sorted.
    var protocols: FileNames.Hashes = []
    /// Whether any mock may depend on it, whatever that mock mentions.
    var isGlobal = false
    /// Whether its types were read, and not only its protocols.
    var readsTypes = false
    /// Whether it was generated, so that its protocols do not count.
    var isGenerated = false
  }

  /// The parts that a file plays in requests.
  struct Roles: OptionSet, Sendable, Hashable {
    /// The number of requests that can be told apart.
    static let limit = 16

    let rawValue: UInt64

    /// Returns the role of a file whose protocols a request may mock.
    static func source(of request: Int) -> Roles { Roles(rawValue: 1 << request) }

    /// Returns the role of a file in which a request looks parents up.
    static func dependency(of request: Int) -> Roles { Roles(rawValue: 1 << (request + limit)) }

    /// Returns the role of a file of whose protocols a request makes mocks.
    static func mocked(by request: Int) -> Roles { Roles(rawValue: 1 << (request + 2 * limit)) }

    /// The roles, one by one.
    var all: [Roles] {
      (0..<3 * Self.limit).map { Roles(rawValue: 1 << $0) }.filter(contains)
    }
  }

  /// A file that was planned.
  struct Output: Sendable, Hashable {
    /// The hash of its bytes.
    var hash: ContentHash
    /// The number of mocks in it.
    var count: Int
    /// The mocks of each source file, in order; empty if it has anything but mocks.
    var sections: [SourceSection]
  }

  /// The source files.
  var sources: [AbsolutePath: Source]
  /// The outputs.
  var outputs: [AbsolutePath: Output] = [:]
  /// The diagnostics of the plan.
  var diagnostics: [Diagnostic] = []
  /// The number of protocols without a mock, by the path of their file and by reason.
  var skips: [String: [String: Int]] = [:]

  /// Takes the facts of a plan; nil if its files cannot be planned one by one.
  init?(of plan: Plan) {
    guard let sources = plan.sources else { return nil }
    self.sources = sources
    for file in plan.files {
      outputs[file.path] = Output(
        hash: ContentHash(of: file.bytes), count: file.counts[.mock, default: 0],
        sections: file.sections)
    }
    diagnostics = plan.diagnostics
    skips = SkipCount.byFile(plan)
  }
}

extension PlanMemory.Source {
  /// Creates the facts of a file that was read.
  ///
  /// - Parameters:
  ///   - reading: The declarations.
  ///   - namings: The namings of the mocks that its protocols may get.
  init(_ reading: SourceReading, _ namings: Set<MockNaming>) {
    names = reading.names ?? FileNames()
    readsTypes = reading.types != nil
    guard let file = reading.protocols else { return }
    protocols =
      (file.protocols.map(\.qualifiedName) + file.brokenProtocols.map(\.qualifiedName))
      .flatMap(FileNames.hashes).sorted()[...]
    isGlobal = !file.declaredNames.isEmpty || !file.spiGroups.isEmpty || file.marksClass
    for declaration in file.protocols {
      for naming in namings {
        add(mock: naming.mockName(for: declaration))
        add(mock: naming.mockName(for: declaration, isShared: true))
      }
    }
  }

  /// Takes over the names in types that were not read before.
  mutating func readTypes(_ other: PlanMemory.Source) {
    readsTypes = true
    names.declared = Set(names.declared).union(other.names.declared).sorted()[...]
    names.detailed = Set(names.detailed).union(other.names.detailed).sorted()[...]
    names.mentioned = Set(names.mentioned).union(other.names.mentioned).sorted()[...]
  }

  /// Adds the name of a mock, which the file then declares, and which no other file may declare.
  fileprivate mutating func add(mock name: String) {
    if MockVocabulary.library.contains(name) { isGlobal = true }
    add(name)
  }

  /// Adds a name that the file declares and mentions, and that relates it to all others with this name.
  fileprivate mutating func add(_ name: String) {
    for hash in FileNames.hashes(of: name) where !names.detailed.contains(hash) {
      names.declared.append(hash)
      names.detailed.append(hash)
      names.mentioned.append(hash)
    }
  }
}

extension RunRequests {
  /// Whether the mocks of a file depend on that file, and on those whose names it mentions, alone.
  var canBePlannedByFile: Bool {
    guard mocks.count <= PlanMemory.Roles.limit, issues.isEmpty, templates.isEmpty,
      accessors.isEmpty, factories.isEmpty, fixtures.isEmpty
    else { return false }
    return mocks.allSatisfy { request in
      request.compiledModules.isEmpty && request.headers.paths.isEmpty && !request.isNarrowed
        && request.classes.isEmpty
    }
  }

  /// The hashes of the names of the modules that requests state.
  var namesOfModules: Set<FileNames.Hash> {
    Set(
      mocks.flatMap { request in
        request.testableImports + request.imports
          + [request.module?.value, request.sourceModule].compactMap { $0 }
      }.flatMap(FileNames.hashes))
  }
}

extension [AbsolutePath: PlanMemory.Source] {
  /// Adds the parts that the files play in requests before mocks are made.
  mutating func add(_ roles: [AbsolutePath: PlanMemory.Roles]) {
    for path in keys { self[path]?.roles.formUnion(roles[path] ?? []) }
  }

  /// Adds the names of mocks that were made, and the requests that made them.
  mutating func add(_ protocols: [PlannedProtocol], of requests: RunRequests) {
    for planned in protocols {
      let path = AbsolutePath(normal: planned.place.path)
      if let name = planned.outcome.mockName { self[path]?.add(mock: name) }
      // The messages in a file are planned together, whatever protocols they are about.
      for other in planned.otherFilesWithIssues where self[other] != nil {
        let name = ContentHash(of: [other.text]).text
        self[path]?.add(name)
        self[other]?.add(name)
      }
      guard let output = planned.output else { continue }
      for (index, request) in requests.mocks.enumerated() where request.makes(output) {
        self[path]?.roles.formUnion(.mocked(by: index))
      }
    }
  }

  /// The modules that the files of each role import.
  var imports: [PlanMemory.Roles: Set<FileNames.Hash>] {
    var imports: [PlanMemory.Roles: Set<FileNames.Hash>] = [:]
    for source in values where !source.names.imported.isEmpty {
      imports[source.roles, default: []].formUnion(source.names.imported)
    }
    var result: [PlanMemory.Roles: Set<FileNames.Hash>] = [:]
    for (roles, modules) in imports {
      for role in roles.all { result[role, default: []].formUnion(modules) }
    }
    return result
  }
}

extension PlannedProtocol {
  /// The other files in which messages about the protocol are: those of inherited requirements.
  var otherFilesWithIssues: Set<AbsolutePath> {
    let paths = Set(outcome.issues.map(\.position.path)).subtracting([place.path])
    return Set(paths.map { AbsolutePath(normal: $0) })
  }
}

extension MockRequest {
  /// Returns whether a file may be an output of the request.
  fileprivate func makes(_ path: AbsolutePath) -> Bool {
    switch output.value {
    case .file(let file): file == path
    case .folder(let folder): folder == path.parent
    }
  }
}
