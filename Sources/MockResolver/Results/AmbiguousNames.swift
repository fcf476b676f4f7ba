import Basics
import DeclarationModel

/// The names of types that are ambiguous in a file with mocks.
///
/// In its own module, a type hides one of an imported module with the same name. In a test target,
/// both are imported, and neither hides the other.
struct AmbiguousNames: Sendable, Hashable {
  /// The names.
  let names: Set<String>

  /// Finds the ambiguous names.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - files: The sources of the module that is imported with `@testable`.
  ///   - dependencies: The source of the modules' names.
  /// - Complexity: No module is read unless the mocks name types of the sources.
  init(
    in mocks: [MockBlueprint], of files: [ScannedFile],
    dependencies: inout some DependencySource
  ) {
    let protocols = Set(
      files.flatMap(\.protocols).filter(\.enclosingTypes.isEmpty).map(\.name))
    let named = Set(mocks.filter(\.enclosingTypes.isEmpty).flatMap(\.namesOfTypes))
    let own = named.intersection(protocols.union(files.flatMap(\.declaredTypes)))
    guard !own.isEmpty else {
      names = []
      return
    }
    let places = Set(mocks.map(\.position.path))
    let modules = Set(files.filter { places.contains($0.path) }.flatMap(\.imports).map(\.module))
    var others = TestingNames.all.union(MockVocabulary.library)
    for module in modules.sorted() {
      others.formUnion(dependencies.typeNames(ofImport: module))
    }
    let ambiguous = own.intersection(others)
    let types = ambiguous.subtracting(protocols)
    names = ambiguous.intersection(protocols).union(
      types.isEmpty ? [] : dependencies.topLevelTypes(among: types, in: files))
  }

  /// Returns mocks in which the names are qualified with a module.
  func qualifying(_ mocks: [MockBlueprint], with module: String) -> [MockBlueprint] {
    guard !names.isEmpty else { return mocks }
    let types = Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, TypeReference.named(NamedType([.init(module), .init($0)])))
      })
    return DeepStack.map(mocks, each: 8) { $0.replacing(types) }
  }
}

/// The public types of Swift Testing, which a generated file imports to report failures.
///
/// An app may have a `Comment` or an `Issue` of its own, whose names are ambiguous in such a file.
package enum TestingNames {
  /// The names.
  package static let all: Set = [
    "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait",
    "Confirmation", "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus",
    "ExitTest", "Expectation", "ExpectationFailedError", "Issue", "IssueHandlingTrait",
    "KnownIssueMatcher", "ParallelizationTrait", "SourceLocation", "SuiteTrait", "Tag", "Test",
    "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
  ]
}
