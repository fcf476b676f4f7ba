import Files
import DeclarationModel

/// A file that a run would make.
package struct PlannedFile: Sendable, Hashable {
  /// Where.
  package var path: AbsolutePath
  /// What is in it.
  package var text: String
  /// How many mocks that are.
  package var mockCount: Int
  /// How many types it has accessors for.
  package var accessorCount: Int
  /// How many factories it has.
  package var factoryCount = 0
  /// How many fixtures it has.
  package var fixtureCount = 0
  /// How many templates its text comes from.
  package var templateCount: Int
  /// Where its place was asked for, if that was in a file.
  package var origin: SourcePosition?

  /// Describes a file.
  package init(
    path: AbsolutePath, text: String, mockCount: Int = 1, accessorCount: Int = 0,
    templateCount: Int = 0, origin: SourcePosition? = nil
  ) {
    self.path = path
    self.text = text
    self.mockCount = mockCount
    self.accessorCount = accessorCount
    self.templateCount = templateCount
    self.origin = origin
  }

  /// Whether nothing that was asked for is in it.
  package var isEmpty: Bool { count == 0 }

  /// How many mocks, types, factories, fixtures and templates it is made of.
  package var count: Int {
    mockCount + accessorCount + factoryCount + fixtureCount + templateCount
  }

  /// Its bytes, UTF-8.
  package var bytes: [UInt8] { Array(text.utf8) }

  /// The file as it is written.
  var output: OutputFile { OutputFile(path: path, bytes: bytes) }
}
