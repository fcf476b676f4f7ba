/// The headers whose protocols are asked for.
struct WantedHeaders {
  private let headers: Set<String>
  /// The folders for which one of them stands.
  private let folders: [String]

  /// - Parameter headers: those that were named.
  init(_ headers: [String]) {
    self.headers = Set(headers)
    let modules = ClangModules()
    folders = headers.compactMap { modules.folder(ofUmbrella: $0) }.map { $0 + "/" }
  }

  /// Whether a header is asked for: by its name, or by that of its module's umbrella header.
  func contains(_ path: String) -> Bool {
    headers.contains(path) || folders.contains(where: path.hasPrefix)
  }
}
