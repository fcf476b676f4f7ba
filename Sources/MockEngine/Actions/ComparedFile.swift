import Files
import DeclarationModel

/// An output, as planned and as it is.
package struct ComparedFile: Sendable, Hashable {
  /// Where.
  package var path: AbsolutePath
  /// How the two differ.
  package var state: OutputState
  /// What is there now, if it can be read.
  package var current: [UInt8]?
  /// What is planned; nothing for an orphan.
  package var planned: PlannedFile?
}
