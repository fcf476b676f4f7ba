import DeclarationModel
import MockResolver

/// What a generated file is made of.
package struct MockFile: Sendable, Hashable {
  /// The imports of the files that the protocols come from, and whatever else the mocks need.
  package var imports: [ImportDeclaration]
  /// The modules that are imported with `@testable`.
  package var testableImports: [String]
  /// The mocks, in order.
  package var mocks: [MockBlueprint]

  /// The types of the one module that is imported with `@testable` whose names alone are ambiguous.
  package var ambiguousTypes: [String] = []

  /// Describes a file.
  package init(
    imports: [ImportDeclaration] = [], testableImports: [String] = [], mocks: [MockBlueprint]
  ) {
    self.imports = imports
    self.testableImports = testableImports
    self.mocks = mocks
  }

  /// The ambiguous names of types, qualified.
  var qualifiedTypes: [String: TypeReference] {
    guard testableImports.count == 1, let module = testableImports.first else { return [:] }
    return Dictionary(
      ambiguousTypes.map { ($0, TypeReference.named(NamedType([.init(module), .init($0)]))) }
    ) { first, _ in first }
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
