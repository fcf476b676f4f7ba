/// Which headers are read, and how.
package struct HeaderRequest: Sendable, Hashable {
  /// The headers, by absolute path.
  package var headers: [String]
  /// `NAME` or `NAME=VALUE`, as for the compiler's `-D`.
  package var defines: [String] = []
  /// Folders in which headers are looked for, as for `-I`.
  package var includePaths: [String] = []
  /// Folders in which frameworks are looked for, as for `-F`.
  package var frameworkPaths: [String] = []
  /// Types that no header declares.
  package var declarations: [HeaderDeclaration] = []
  /// What is compiled for: `arm64-apple-ios16.0`.
  package var target = HeaderRequest.standardTarget
  /// Apple's SDK; nil for what stands in for it.
  package var sdk: String?
  /// More arguments for libclang.
  package var arguments: [String] = []
  /// Whether optional requirements are members.
  package var includesOptional = true

  /// Describes a request.
  package init(headers: [String]) {
    self.headers = headers
  }

  /// What is compiled for unless something else is asked for.
  package static let standardTarget = "arm64-apple-macosx13.0"
}
