import DeclarationModel

/// Reads a parsed translation unit.
struct UnitReading {
  let unit: ClangUnit
  let main: MainFile
  let request: HeaderRequest

  /// The protocols of the headers, those that they inherit from, and what is wrong.
  func scan() -> HeaderScan {
    let declarations = unit.declarations
    let reader = ProtocolReader(request: request, names: DeclarationNames(declarations))
    let inclusions = unit.inclusions
    let wanted = Set(request.headers)
    let diagnostics = HeaderDiagnostics(unit: unit, main: main, inclusions: inclusions)
      .byFile(of: request.headers)
    var files = Dictionary(
      uniqueKeysWithValues: wanted.map { path in
        var file = ScannedFile(path: path)
        file.diagnostics = diagnostics[path] ?? []
        return (path, file)
      })
    var others: [String: ScannedFile] = [:]
    var pending: [ClangCursor] = []
    var seen: Set<String> = []
    let protocols = declarations.filter { $0.kind == .protocolDeclaration && $0.isDefinition }
    for cursor in protocols {
      guard let path = cursor.place?.path, wanted.contains(path),
        seen.insert(cursor.identifier).inserted
      else { continue }
      files[path]?.protocols.append(reader.read(cursor))
      pending += reader.parents(of: cursor)
    }
    while let mention = pending.popLast() {
      let parent = mention.definition
      guard !parent.isNull, let path = parent.place?.path, seen.insert(parent.identifier).inserted
      else { continue }
      let declaration = reader.read(parent)
      // The class that a mock inherits from has these already.
      if declaration.name == "NSObjectProtocol" { continue }
      others[path, default: ScannedFile(path: path)].protocols.append(declaration)
      pending += reader.parents(of: parent)
    }
    return HeaderScan(
      files: files.values.sorted { $0.path < $1.path }.map(completed),
      lookUps: others.values.sorted { $0.path < $1.path }.map(completed))
  }

  /// A file with what its mocks import.
  private func completed(_ file: ScannedFile) -> ScannedFile {
    var file = file
    file.imports = [ImportDeclaration(path: "Foundation")]
    return file
  }
}
