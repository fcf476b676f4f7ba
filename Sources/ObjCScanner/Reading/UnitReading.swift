import DeclarationModel

/// Reads a parsed translation unit.
struct UnitReading {
  let unit: ClangUnit
  let main: MainFile
  let request: HeaderRequest

  /// Returns the protocols of the headers, their parents, and diagnostics.
  func scan() -> HeaderScan {
    let declarations = unit.declarations
    let errors = HeaderErrors(unit: unit, main: main)
    var result = ScannedProtocols(
      reader: ProtocolReader(options: request.options, names: DeclarationNames(declarations)),
      errors: errors, main: main)
    let wanted = WantedHeaders(request)
    var files = Dictionary(
      uniqueKeysWithValues: Set(request.headers).map { ($0, ScannedFile(path: $0)) })
    var seen: Set<String> = []
    var excluded: [ClangCursor] = []
    for cursor in declarations where cursor.kind == .protocolDeclaration && cursor.isDefinition {
      guard let path = cursor.place?.path, wanted.contains(path) else { continue }
      if request.excludes(result.reader.names.protocolName(cursor)) {
        excluded.append(cursor)
      } else if seen.insert(cursor.identifier).inserted {
        result.read(cursor, into: &files[path, default: ScannedFile(path: path)], reports: true)
      }
    }
    var others: [String: ScannedFile] = [:]
    while let parent = result.nextParent() {
      guard let path = parent.place?.path, path != MainFile.path || !isAssumed(parent),
        seen.insert(parent.identifier).inserted
      else { continue }
      if wanted.contains(path) {
        result.read(parent, into: &files[path, default: ScannedFile(path: path)], reports: false)
      } else {
        result.read(parent, into: &others[path, default: ScannedFile(path: path)], reports: false)
      }
    }
    // Assumptions that only excluded protocols need are not reported.
    let assumed = result.assumed
    for cursor in excluded where seen.insert(cursor.identifier).inserted {
      let path = cursor.place?.path ?? ""
      result.read(cursor, into: &files[path, default: ScannedFile(path: path)], reports: false)
    }
    result.assumed = assumed
    var classes = ScannedClasses(request, declarations, result.reader, errors: errors, main: main)
    for cursor in classes.declared where cursor.place.map({ wanted.contains($0.path) }) ?? false {
      classes.read(cursor, into: &files)
    }
    result.assumed.formUnion(classes.assumed)
    LostProtocols(
      errors: errors, declared: Set(declarations.compactMap(\.protocolName)), request: request
    )
    .report(in: &files)
    let first = request.headers.min() ?? ""
    for (path, flaws) in result.flawedFiles.sorted(by: { $0.key < $1.key }) {
      // The broken protocols of the file report the error already.
      guard files[path]?.brokenProtocols.isEmpty == true else { continue }
      files[path]?.diagnostics += flaws.prefix(1).map { errors.diagnostic($0) }
    }
    files[first, default: ScannedFile(path: first)].diagnostics.insert(
      contentsOf: errors.ofRequest + notes(on: result), at: 0)
    var scan = HeaderScan(
      files: files.values.sorted { $0.path < $1.path },
      dependencySources: others.values.sorted { $0.path < $1.path })
    scan.types = classes.types.values.sorted { $0.path < $1.path }
    return scan
  }

  /// Returns whether a protocol is only assumed, so that its requirements are unknown.
  private func isAssumed(_ cursor: ClangCursor) -> Bool {
    if case .assumption? = cursor.place.flatMap(main.line) { true } else { false }
  }

  /// Returns the warnings about what was assumed.
  private func notes(on result: ScannedProtocols) -> [Diagnostic] {
    let headers = main.assumptions.emptyHeaders
    let types = result.assumed.sorted { $0.name < $1.name }
    return
      (headers.first.map {
        [Diagnostic(HeaderIssue.missingHeaders(headers), at: SourcePosition($0.place))]
      } ?? []) + (types.isEmpty ? [] : [Diagnostic(HeaderIssue.assumedTypes(types))])
  }
}

/// Reads protocols one after the other, and collects the declarations that they need.
private struct ScannedProtocols {
  let reader: ProtocolReader
  let errors: HeaderErrors
  let main: MainFile
  /// The assumed types that the protocols use.
  fileprivate(set) var assumed: Set<AssumedType> = []
  private var pending: [ClangCursor] = []
  /// The errors that make whole files unreliable.
  let flawedFiles: [String: [ClangDiagnostic]]

  init(reader: ProtocolReader, errors: HeaderErrors, main: MainFile) {
    self.reader = reader
    self.errors = errors
    self.main = main
    flawedFiles = errors.ofFiles
  }

  /// Reads a protocol into a file, as a broken protocol if it is unreliable.
  ///
  /// - Parameters:
  ///   - cursor: The protocol.
  ///   - file: The file.
  ///   - reports: Whether the file reports the errors.
  mutating func read(_ cursor: ClangCursor, into file: inout ScannedFile, reports: Bool) {
    let (declaration, warnings) = reader.read(cursor)
    // The superclass of a mock already implements it.
    if declaration.name == "NSObjectProtocol" { return }
    let used = reader.names.used.take()
    let found = flawedFiles[file.path] ?? errors.inside([cursor], using: used)
    let name = declaration.qualifiedName
    let isAvailable =
      !AvailabilityReading(cursor, target: reader.options.effectiveTarget).isUnavailable
    guard found.isEmpty, isAvailable else {
      let unavailable =
        isAvailable
        ? [] : [Diagnostic(HeaderIssue.unavailable(name), at: declaration.position)]
      file.brokenProtocols.append(
        BrokenProtocol(
          name: declaration.name, enclosingTypes: declaration.enclosingTypes,
          position: declaration.position,
          diagnostics: unavailable + found.map { errors.diagnostic($0) }))
      if reports {
        file.diagnostics += unavailable + found.map { errors.diagnostic($0, losing: name) }
      }
      return
    }
    if reports { file.diagnostics += warnings }
    assumed.formUnion(used.compactMap(main.assumedType))
    file.protocols.append(declaration)
    file.addImports(UsedDeclarations.frameworks(of: used))
    pending += reader.parents(of: cursor)
  }

  /// Removes and returns the definition of a parent; nil if none is left.
  mutating func nextParent() -> ClangCursor? {
    while let mention = pending.popLast() {
      let parent = mention.definition
      if !parent.isNull { return parent }
    }
    return nil
  }
}

extension ClangCursor {
  /// The name of the protocol that the cursor declares.
  fileprivate var protocolName: String? { kind == .protocolDeclaration ? spelling : nil }
}

extension ScannedFile {
  /// Adds the imports that a mock needs.
  mutating func addImports(_ frameworks: Set<String>) {
    // `NSObject` is in Foundation, which every mock has as a superclass.
    let modules = Set(imports.map(\.path)).union(frameworks).union(["Foundation"])
    imports = modules.sorted().map { ImportDeclaration(path: $0) }
  }
}
