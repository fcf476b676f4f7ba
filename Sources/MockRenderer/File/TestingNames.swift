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
