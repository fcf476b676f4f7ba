import DeclarationModel

/// Reads a parsed translation unit.
struct UnitReading {
  let unit: ClangUnit
  let main: MainFile
  let request: HeaderRequest

  /// Returns the protocols of the headers, their parents, and diagnostics.
  func scan() -> HeaderScan {
    let declarations = unit.declarations
    let reader = ProtocolReader(options: request.options, names: DeclarationNames(declarations))
    let wanted = WantedHeaders(request.headers)
    let diagnostics = HeaderDiagnostics(unit: unit, main: main).byFile(of: request.headers)
    var files: [String: ScannedFile] = [:]
    for path in request.headers {
      files[path] = ScannedFile(path: path, diagnostics: diagnostics[path] ?? [])
    }
    var others: [String: ScannedFile] = [:]
    var pending: [ClangCursor] = []
    var seen: Set<String> = []
    for cursor in declarations where cursor.kind == .protocolDeclaration && cursor.isDefinition {
      guard let path = cursor.place?.path, wanted.contains(path),
        seen.insert(cursor.identifier).inserted
      else { continue }
      let declaration = reader.read(cursor)
      if Self.isRoot(declaration) { continue }
      files[path, default: ScannedFile(path: path)]
        .add(declaration, importing: reader.names.used.take())
      pending += reader.parents(of: cursor)
    }
    guard diagnostics.isEmpty else { return broken(Array(files.values)) }
    while let mention = pending.popLast() {
      let parent = mention.definition
      guard !parent.isNull, let path = parent.place?.path, seen.insert(parent.identifier).inserted
      else { continue }
      let declaration = reader.read(parent)
      if Self.isRoot(declaration) { continue }
      others[path, default: ScannedFile(path: path)]
        .add(declaration, importing: reader.names.used.take())
      pending += reader.parents(of: parent)
    }
    return HeaderScan(
      files: files.values.sorted { $0.path < $1.path },
      dependencySources: others.values.sorted { $0.path < $1.path })
  }
}

extension UnitReading {
  /// Returns whether the superclass of a mock already implements a protocol.
  private static func isRoot(_ declaration: ProtocolDeclaration) -> Bool {
    declaration.name == "NSObjectProtocol"
  }

  /// Returns files whose protocols cannot be trusted.
  private func broken(_ files: [ScannedFile]) -> HeaderScan {
    var files = files.sorted { $0.path < $1.path }
    let all = files.flatMap(\.diagnostics)
    for number in files.indices {
      let own = files[number].diagnostics
      files[number].brokenProtocols = files[number].protocols.map {
        BrokenProtocol(
          name: $0.name, position: $0.position, diagnostics: own.isEmpty ? all : own)
      }
      files[number].protocols = []
    }
    return HeaderScan(files: files)
  }
}

extension ScannedFile {
  /// Adds a protocol, and the imports that its mock needs.
  fileprivate mutating func add(
    _ declaration: ProtocolDeclaration, importing frameworks: Set<String>
  ) {
    protocols.append(declaration)
    // `NSObject` is in Foundation, which every mock has as a superclass.
    let modules = Set(imports.map(\.path)).union(frameworks).union(["Foundation"])
    imports = modules.sorted().map { ImportDeclaration(path: $0) }
  }
}

/// The headers whose protocols are mocked.
struct WantedHeaders {
  private let headers: Set<String>
  /// The folders of umbrella headers.
  private let folders: [String]

  /// Creates a set of headers.
  ///
  /// - Parameter headers: The specified headers.
  init(_ headers: [String]) {
    self.headers = Set(headers)
    let modules = ClangModules()
    folders = headers.compactMap { modules.folder(ofUmbrella: $0) }.map { $0 + "/" }
  }

  /// Returns whether a header was specified, itself or by the umbrella header of its module.
  func contains(_ path: String) -> Bool {
    headers.contains(path) || folders.contains(where: path.hasPrefix)
  }
}
