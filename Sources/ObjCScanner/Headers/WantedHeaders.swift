/// The headers whose protocols are mocked.
struct WantedHeaders {
  private let headers: Set<String>
  /// The folders of umbrella headers.
  private let folders: [String]

  /// Creates a set of headers.
  ///
  /// - Parameter request: The specified headers.
  init(_ request: HeaderRequest) {
    headers = Set(request.headers)
    let modules = ClangModules()
    folders = request.headers.compactMap { path in
      modules.folder(ofUmbrella: path)
        ?? (request.text(of: path).onlyImports
          ? path.lastIndex(of: "/").map { String(path[..<$0]) } : nil)
    }.map { $0 + "/" }
  }

  /// Returns whether a header was specified, itself or by the umbrella header of its module.
  func contains(_ path: String) -> Bool {
    headers.contains(path) || folders.contains(where: path.hasPrefix)
  }
}
