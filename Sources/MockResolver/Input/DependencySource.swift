import DeclarationModel

/// A source of declarations that the files of an input lack, such as compiled modules.
package protocol DependencySource {
  /// Returns the declarations of parents and of all their ancestors, as far as they can be found.
  ///
  /// - Parameters:
  ///   - parents: The parents.
  ///   - files: The files that name them.
  mutating func declarations(
    of parents: [MissingParent], namedIn files: [ScannedFile]
  ) -> FoundDependencies

  /// Returns the names of the types that are visible by an import of a module.
  mutating func typeNames(ofImport module: String) -> Set<String>

  /// Whether modules can be found that do not come with the toolchain.
  var hasSearchPaths: Bool { get }

  /// Returns whether a compiled module comes with the toolchain, without reading it.
  mutating func isInToolchain(_ module: String) -> Bool

  /// Returns the types of imported modules that affect how values are passed: aliases of functions and tuples, and
  /// noncopyable types.
  ///
  /// - Parameters:
  ///   - names: The names of the types.
  ///   - files: The files that import the modules.
  mutating func types(named names: Set<String>, usedIn files: [ScannedFile]) -> FoundDependencies

  /// Returns the global actors of imported modules that have some names, and their aliases.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - files: The files that import the modules.
  ///   - modules: Other modules that may declare them.
  mutating func globalActors(
    named names: Set<String>, usedIn files: [ScannedFile], or modules: Set<String>
  ) -> [ScannedTypes]

  /// Returns the declarations of files that extend protocols.
  ///
  /// - Parameters:
  ///   - names: The names of the protocols.
  ///   - files: The files.
  mutating func extensions(of names: Set<String>, in files: [ScannedFile]) -> [ScannedTypes]

  /// Returns the files that declare types and aliases with the given names, and the types that those aliases stand
  /// for.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - files: The files that use them.
  mutating func meanings(of names: Set<String>, in files: [ScannedFile]) -> FoundDependencies

  /// Returns the source files of the modules that some files import, as far as they are mocked in the same run.
  func sources(importedBy files: [ScannedFile]) -> [ScannedFile]

  /// Returns the types and aliases, among those of the given names, that files declare outside of other
  /// types.
  mutating func topLevelTypes(
    among names: Set<String>, in files: [ScannedFile]
  ) -> [String: ImportKind]

  /// Returns the paths of types and aliases of the given names that files declare inside of other types.
  mutating func nestedTypes(among names: Set<String>, in files: [ScannedFile]) -> Set<[String]>

  /// Returns the imports of source files without protocols, by the path of the file.
  mutating func imports(of paths: Set<String>) -> [String: [ImportDeclaration]]
}

/// The keyword of an import of one declaration: `import struct App.Operation`.
package enum ImportKind: String, Sendable {
  case `class`, `enum`, `struct`, `typealias`
}

/// The outcome of a look-up of parents.
package struct FoundDependencies: Sendable, Hashable {
  /// The files that declare the found parents and their ancestors.
  package var files: [ScannedFile] = []
  /// The classes among the parents, and their superclasses.
  package var types: [ScannedTypes] = []
  /// The reasons why other parents are still missing.
  package var issues: [MissingParent: ParentIssue] = [:]

  /// Creates the outcome of a look-up without results.
  package init() {}
}
