import Files
import DeclarationModel

/// What wishes about types have in common: of which sources, which types, to which file.
package struct TypeRequest: Sendable, Hashable {
  /// Files, folders and globs to read.
  package var sources: [Located<AbsolutePath>]
  /// Globs for types; the marked ones if there are none.
  package var types: [Located<String>] = []
  /// Where the output goes.
  package var output: Located<OutputLocation>
  /// Modules that the output imports with `@testable`.
  package var testableImports: [String] = []
  /// Modules that the output imports besides those its sources import.
  package var imports: [String] = []

  /// Describes a wish for the marked types of some sources.
  package init(sources: [Located<AbsolutePath>], output: Located<OutputLocation>) {
    self.sources = sources
    self.output = output
  }
}
