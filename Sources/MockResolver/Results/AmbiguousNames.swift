import Basics
import DeclarationModel

/// The names of types that are ambiguous in a file with mocks.
///
/// In its own module, a type hides a type of an imported module with the same name. A test target imports both, and
/// neither hides the other.
struct AmbiguousNames: Sendable, Hashable {
  /// The names.
  let names: Set<String>
  /// The paths of nested types with these names, which the names mean in mocks that are nested there.
  private let nested: NestedNames
  /// The source files of other modules, in which the names mean other types.
  private let otherFiles: Set<String>
  /// The files of compiled modules, which qualify their own types: other names come from where an associated type is bound.
  private let compiledFiles: Set<String>
  /// The imports that make each name mean the type of the module. They are used if the module has a type with its own
  /// name, so that no name can be qualified with the module.
  let scopedImports: [ImportDeclaration]

  /// Finds the ambiguous names.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - testable: The name of the module that is imported with `@testable`.
  ///   - files: The sources of that module.
  ///   - others: The sources of the modules that the module depends on.
  ///   - dependencies: The source of the names of compiled modules.
  /// - Complexity: No module is read unless the mocks name types of the sources.
  init(
    in mocks: [MockBlueprint], of testable: String, _ files: [ScannedFile],
    besides others: [ScannedFile],
    dependencies: inout some DependencySource
  ) {
    // The protocols of compiled modules are mocked together with those of the sources.
    compiledFiles = Set((files + others).filter { $0.module != nil }.map(\.path))
    let files = files.filter { $0.module == nil }
    otherFiles = Set(others.map(\.path)).subtracting(files.map(\.path)).subtracting(compiledFiles)
    let protocols = Set(files.flatMap(\.protocols).filter(\.isInModuleScope).map(\.name))
    let named = mocks.namesOfTypes
    let own = named.intersection(protocols.union(files.flatMap(\.declaredTypes)))
    guard !own.isEmpty else {
      names = []
      nested = NestedNames([], in: [], for: [], dependencies: &dependencies)
      scopedImports = []
      return
    }
    let places = Set(mocks.map(\.position.path))
    let modules = files.filter { places.contains($0.path) }.importedModules
    var foreign = CompiledNamesakes.library
    for module in modules.sorted() {
      foreign.formUnion(dependencies.typeNames(ofImport: module))
    }
    foreign.formUnion(
      NamesOfModules.topLevelNames(of: others, among: own, dependencies: &dependencies))
    let ambiguous = own.intersection(foreign)
    let types = ambiguous.subtracting(protocols)
    let isHidden = files.contains { $0.declaredTypes.contains(testable) }
    let wanted = isHidden ? types.union([testable]) : types
    var kinds = wanted.isEmpty ? [:] : dependencies.topLevelTypes(among: wanted, in: files)
    let namesake = isHidden ? kinds.removeValue(forKey: testable) : nil
    names = ambiguous.intersection(protocols).union(kinds.keys)
    nested = NestedNames(names, in: files, for: mocks, dependencies: &dependencies)
    scopedImports =
      namesake == nil
      ? []
      : names.sorted().map { name in
        ImportDeclaration(
          attributes: ["@testable"], kind: kinds[name]?.rawValue ?? "protocol",
          path: "\(testable).\(name)")
      }
  }

  /// Returns mocks in which the ambiguous names are qualified with a module.
  func qualifying(_ mocks: [MockBlueprint], with module: String) -> [MockBlueprint] {
    guard !names.isEmpty, scopedImports.isEmpty else { return mocks }
    let types = Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, TypeReference.named(NamedType([.init(module), .init($0)])))
      })
    return DeepStack.map(mocks, each: 8) { mock in
      guard !compiledFiles.contains(mock.position.path) else { return mock }
      let visible = types.filter { !nested.contain($0.key, around: mock) }
      func inherited(from path: String) -> [String: TypeReference] {
        if otherFiles.contains(path) { return [:] }
        return compiledFiles.contains(path) ? CompiledNamesakes.bound(visible) : visible
      }
      return mock.enclosingTypes.isEmpty
        ? mock.replacing(types, inherited: inherited)
        : mock.replacingTypes(visible, inherited: inherited)
    }
  }
}

/// The public types of Swift Testing, which a generated file imports to report failures.
///
/// An app may have its own `Comment` or `Issue`, whose name is ambiguous in such a file.
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
