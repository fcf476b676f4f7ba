import DeclarationModel

/// What headers declare.
package struct HeaderScan: Sendable, Hashable {
  /// The headers that were asked for, each with its protocols.
  package var files: [ScannedFile] = []
  /// Other headers, with the protocols that those inherit from.
  package var lookUps: [ScannedFile] = []
}
