import Files

/// The place for generated code.
package enum OutputLocation: Sendable, Hashable {
  /// A file for all generated code.
  case file(AbsolutePath)
  /// A folder in which each mock or type has its own file.
  case folder(AbsolutePath)

  /// Creates the location of a path: a file if it ends in `.swift`, else a folder.
  ///
  /// - Parameters:
  ///   - text: The path, as written.
  ///   - base: The folder that the path is relative to.
  package init(_ text: String, relativeTo base: AbsolutePath) {
    let path = AbsolutePath(text, relativeTo: base)
    self = text.hasSuffix(".swift") ? .file(path) : .folder(path)
  }

  /// The file or the folder.
  package var path: AbsolutePath {
    switch self {
    case .file(let path), .folder(let path): path
    }
  }
}
