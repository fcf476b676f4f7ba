/// The version of the tool.
package enum ToolVersion {
  /// The version, as `kagemusha --version` prints it and headers of generated files record it.
  package static let current = "0.1.0"
}
