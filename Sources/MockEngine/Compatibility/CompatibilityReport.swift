import DeclarationModel
import Files
import SwiftScanner

/// The changes of mocks between two revisions that keep tests from compiling.
package struct CompatibilityReport: Sendable, Hashable {
  /// A change.
  package struct Break: Sendable, Hashable {
    /// The change of the old declaration.
    package enum Kind: Sendable, Hashable {
      case removed
      /// Another declaration, or another type, has taken its place.
      case renamed(to: String)
      /// The declaration has other types.
      case retyped(from: String, to: String)
      /// The declaration cannot be set any more.
      case setterRemoved
    }

    /// The kind.
    package var kind: Kind
    /// The qualified name of the type.
    package var type: String
    /// The old declaration: `func fetch(id:)`, `class MockCache`.
    package var declaration: String
    /// The lines of tests that use it.
    package var uses: [Use] = []
  }

  /// A line of a test that uses a changed declaration.
  package struct Use: Sendable, Hashable {
    /// The position of the name.
    package var position: SourcePosition
    /// The number of the first line.
    package var firstLine: Int
    /// The line, or the lines of a call up to its last label.
    package var line: String
    /// The text as it should be, also for the other uses in it; nil if a person has to decide.
    package var replacement: String?
  }

  /// The changes: those of each type in the order of its old members.
  package var breaks: [Break] = []

  /// Creates the report of the changes between generated texts.
  ///
  /// - Parameters:
  ///   - old: The texts of the files at the old revision.
  ///   - new: The texts of the files now.
  package init(from old: [[UInt8]], to new: [[UInt8]]) {
    breaks = Self.breaks(DeclarationComparison(from: old, to: new).changes)
  }

  /// Finds the lines of tests that use what has changed.
  package mutating func findUses(in tests: [SourceFile]) {
    for test in tests {
      for (index, uses) in TestFile(test).uses(of: breaks).enumerated() {
        breaks[index].uses += uses
      }
    }
  }
}
