/// What went wrong with a mock. `FailureText` has the words.
enum FailureFact {
  /// No stub matched a call.
  case unstubbed(RecordedCall)
  /// A requirement was not called as often as it was wanted.
  case verification(MemberReference, received: [RecordedCall])
  /// It was not called, or should not have been, after the step that was verified before it.
  case order(MemberReference, received: [RecordedCall], after: VerificationOrder.Step?)
  /// Calls were not verified.
  case moreInteractions([RecordedCall], at: SourcePlace)
  /// The calls cannot be listed, since arguments of theirs did not outlive them.
  case unlisted(MemberReference)
  /// The test asks for something that cannot be.
  case misuse(String, of: MemberReference)
}
