import DeclarationModel

/// Finds the protocols that libclang did not see because of an error before them.
struct LostProtocols {
  let errors: HeaderErrors
  /// The names of the protocols that libclang saw.
  let declared: Set<String>
  /// The headers.
  let request: HeaderRequest

  /// Adds lost protocols to files that have errors, and reports these errors.
  func report(in files: inout [String: ScannedFile]) {
    for path in files.keys.sorted() {
      let found = errors.inside(file: path)
      guard !found.isEmpty else { continue }
      let lost = request.text(of: path).protocols.filter { !declared.contains($0.name) }
      guard !lost.isEmpty else { continue }
      let diagnostics = found.map { errors.diagnostic($0) }
      files[path]?.brokenProtocols += lost.map { name, line, column in
        BrokenProtocol(
          name: name, position: SourcePosition(path: path, line: line, column: column),
          diagnostics: diagnostics)
      }
      let known = Set(files[path]?.diagnostics.compactMap(\.position) ?? [])
      files[path]?.diagnostics += diagnostics.filter { $0.position.map(known.contains) == false }
    }
  }
}
