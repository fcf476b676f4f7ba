/// How headers are read.
package struct HeaderOptions: Sendable, Hashable {
  /// `NAME` or `NAME=VALUE`, as for the compiler's `-D`.
  package var defines: [String] = []
  /// Folders in which headers are looked for, as for `-I`.
  package var includePaths: [String] = []
  /// Folders in which frameworks are looked for, as for `-F`.
  package var frameworkPaths: [String] = []
  /// Types that no header declares.
  package var declarations: [HeaderDeclaration] = []
  /// What is compiled for: `arm64-apple-ios16.0`.
  package var target: String?
  /// Whether optional requirements are members.
  package var includesOptional = true

  /// Describes the usual way.
  package init() {}

  /// What is compiled for, be it asked for or not.
  package var effectiveTarget: String { target ?? "arm64-apple-macosx13.0" }

  /// These options, and others besides, whose target goes first.
  package func adding(_ others: HeaderOptions) -> HeaderOptions {
    var options = self
    options.defines += others.defines
    options.includePaths += others.includePaths
    options.frameworkPaths += others.frameworkPaths
    options.declarations += others.declarations
    options.target = others.target ?? target
    options.includesOptional = includesOptional && others.includesOptional
    return options
  }
}
