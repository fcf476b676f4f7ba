import DeclarationModel
import MockResolver

/// The stages between source bytes and generated text, each a pure function of values.
package struct MockPipeline: Sendable {
  /// Scans a file, given its path and its bytes.
  package var scan: @Sendable (_ path: String, _ bytes: [UInt8]) -> ScannedFile
  /// Scans a file for its types, given its path and its bytes.
  package var scanTypes: @Sendable (_ path: String, _ bytes: [UInt8]) -> ScannedTypes
  /// Resolves protocols.
  package var resolve: @Sendable (ResolutionRequest) -> Resolution
  /// Renders a file.
  package var render: @Sendable (RenderingRequest) -> String

  /// Puts stages together.
  package init(
    scan: @escaping @Sendable (String, [UInt8]) -> ScannedFile,
    scanTypes: @escaping @Sendable (String, [UInt8]) -> ScannedTypes = { path, _ in
      ScannedTypes(path: path)
    },
    resolve: @escaping @Sendable (ResolutionRequest) -> Resolution,
    render: @escaping @Sendable (RenderingRequest) -> String
  ) {
    self.scan = scan
    self.scanTypes = scanTypes
    self.resolve = resolve
    self.render = render
  }
}
