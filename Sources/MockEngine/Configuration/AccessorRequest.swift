import DeclarationModel

/// One wish for accessors of private properties: of which sources, which types, to which file.
///
/// It comes from an entry of `accessors:` in a configuration.
package struct AccessorRequest: Sendable, Hashable {
  /// Files, folders and globs to read.
  package var sources: [Located<AbsolutePath>]
  /// Globs for types; the marked ones if there are none.
  package var types: [Located<String>] = []
  /// Whether other stored properties get accessors, too.
  package var includesAllProperties = false
  /// Where the accessors go.
  package var output: Located<OutputLocation>
  /// Modules that the accessors import with `@testable`.
  package var testableImports: [String] = []
  /// Modules that the accessors import besides those their sources import.
  package var imports: [String] = []

  /// Describes a wish for the marked types of some sources.
  package init(sources: [Located<AbsolutePath>], output: Located<OutputLocation>) {
    self.sources = sources
    self.output = output
  }
}
