/// Options for reading headers.
package struct HeaderOptions: Sendable, Hashable {
  /// Macros, as `NAME` or `NAME=VALUE`, in the form of the compiler's `-D`.
  package var defines: [String] = []
  /// Folders to search for headers, as for `-I`.
  package var includePaths: [String] = []
  /// Folders to search for frameworks, as for `-F`.
  package var frameworkPaths: [String] = []
  /// Types that no header declares.
  package var declarations: [HeaderDeclaration] = []
  /// The target triple, such as `arm64-apple-ios16.0`.
  package var target: String?
  /// Whether optional requirements are members.
  package var includesOptional = true

  /// Creates the default options.
  package init() {}

  /// The target triple, with a default.
  package var effectiveTarget: String { target ?? "arm64-apple-macosx13.0" }
}
