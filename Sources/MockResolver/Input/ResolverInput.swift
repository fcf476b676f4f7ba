import Basics
import DeclarationModel
import Symbols

/// The files that a resolver reads.
package struct ResolverInput: Sendable, Hashable {
  /// The files whose protocols may be mocked.
  package var files: [ScannedFile]
  /// The files whose protocols may only be inherited from.
  package var dependenciesOnly: [ScannedFile]
  /// The types that the protocols depend on (`ReferencedTypes`).
  package var types: [ScannedTypes]
  /// The classes whose mocks are wanted; the files of `types` declare them.
  package var classes = MockedClasses()
  /// The reasons why parents that were missing before are still missing.
  package var issues: [MissingParent: ParentIssue] = [:]
  /// Whether missing parents were looked up in compiled modules.
  package var isCompleted = false

  /// Creates an input.
  package init(
    files: [ScannedFile], dependenciesOnly: [ScannedFile] = [], types: [ScannedTypes] = []
  ) {
    self.files = files
    self.dependenciesOnly = dependenciesOnly
    self.types = types
  }
}

/// The properties of mocks that do not come from their protocols.
package struct MockOptions: Sendable, Hashable {
  /// The names of the mocks.
  package var naming: MockNaming
  /// The optional parts of the mocks.
  package var extras: MockExtras = []
  /// The ways in which tests talk to the mocks that do not say so themselves.
  package var styles: MockStyles = .stubVerify
  /// Whether mocks have no child mocks that answer for them.
  package var isShallow = false
  /// The module that qualifies the names of its types where they are ambiguous: the one that the file with the mocks
  /// imports with `@testable`.
  package var testableModule: String?
  /// The modules that the file with the mocks imports for their protocols.
  package var importedModules: Set<String> = []

  /// Creates the options of plain mocks.
  package init(naming: MockNaming) {
    self.naming = naming
  }
}

extension MockResolver {
  /// Creates a resolver.
  package init(_ input: ResolverInput, naming: MockNaming) {
    self.init(
      files: input.files, dependenciesOnly: input.dependenciesOnly, types: input.types,
      classes: input.classes, naming: naming, issues: input.issues, isCompleted: input.isCompleted)
  }

  /// Creates a resolver of all protocols of an input, and looks up missing parents.
  ///
  /// - Parameters:
  ///   - input: The files.
  ///   - naming: The names of the mocks.
  ///   - dependencies: The source of missing declarations.
  package init(
    completing input: ResolverInput, naming: MockNaming,
    dependencies: inout some DependencySource
  ) {
    self.init(input, naming: naming)
    let missing = missingParents
    guard !missing.isEmpty else { return }
    var input = input
    input.complete(missing, from: &dependencies)
    self.init(input, naming: naming)
  }

  /// The parents that are missing in the input, sorted.
  package var missingParents: [MissingParent] {
    graph.index.mockable.flatMap { graph.lineage(of: $0).missing }.sortedOnce
  }

  /// Returns the mocks of the protocols of one qualified name, which are several if they exclude each other by `#if`,
  /// and the reasons why some have none.
  ///
  /// Other protocols do not affect the result: there are no child mocks, and no name counts as taken.
  package func mocks(
    of qualifiedName: String
  ) -> (mocks: [MockBlueprint], diagnostics: [Diagnostic]) {
    let selection = ProtocolSelection(names: [Glob(qualifiedName)])
    let builder = self.builder
    let outcomes = graph.index.mockable(named: qualifiedName).map { number in
      let candidate = ProtocolCandidate(
        number: number, decision: decision(on: number, for: selection))
      return outcome(of: candidate, selection, builder)
    }
    return (outcomes.flatMap(\.blueprints), outcomes.flatMap(\.diagnostics))
  }
}

extension [MissingParent] {
  /// The parents in order of their files and names, each once.
  var sortedOnce: [MissingParent] {
    Set(self).sorted { ($0.path, $0.name) < ($1.path, $1.name) }
  }
}
