import DeclarationModel

/// The public types of Swift Testing, which a generated file imports to report failures.
///
/// An app may have a `Comment` or an `Issue` of its own. Where one module is imported with
/// `@testable`, these names are qualified with it.
enum TestingNames {
  private static let all = [
    "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait",
    "Confirmation", "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus",
    "ExitTest", "Expectation", "ExpectationFailedError", "Issue", "IssueHandlingTrait",
    "KnownIssueMatcher", "ParallelizationTrait", "SourceLocation", "SuiteTrait", "Tag", "Test",
    "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
  ]

  /// The names as types of `module`.
  static func qualified(with module: String) -> [String: TypeReference] {
    let types = all.map { name in
      (name, TypeReference.named(NamedType([.init(module), .init(name)])))
    }
    return Dictionary(types) { first, _ in first }
  }
}
