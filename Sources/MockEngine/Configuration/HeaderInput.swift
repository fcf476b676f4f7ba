import DeclarationModel
import Files
import ObjCScanner

/// Headers of Objective-C, and how they are read.
package struct HeaderInput: Sendable, Hashable {
  /// Files, folders and globs.
  package var paths: [Located<AbsolutePath>] = []
  /// How they are read.
  package var options = HeaderOptions()

  /// No headers.
  package init() {}
}
