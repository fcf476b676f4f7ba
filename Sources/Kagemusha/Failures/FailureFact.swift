/// What went wrong with a mock. `FailureText` has the words.
enum FailureFact {
  /// No stub matched a call.
  case unstubbed(Invocation)
  /// A stub asks for the real object, and there is none.
  case noRealObject(Invocation)
  /// A requirement was not called as often as it was wanted; `of` are all calls of the mock then.
  case verification(MemberReference, received: [Invocation], of: [Invocation])
  /// It was not called, or should not have been, after what was verified before it.
  case order(MemberReference, received: [Invocation], after: VerificationOrder)
  /// Calls were not verified.
  case moreInteractions([Invocation], of: [Invocation], at: SourcePlace)
  /// Calls came where none was wanted.
  case interactions([Invocation], at: SourcePlace)
  /// The calls cannot be listed, since arguments of theirs did not outlive them.
  case unlisted(MemberReference)
  /// Several stubs matched a call, and none is more specific than the others.
  case ambiguous(Invocation, [AnyStub], answered: AnyStub)
  /// A test began a stub, and gave it no answer.
  case unanswered(MemberReference)
  /// A stub answered no call.
  case unusedStub(AnyStub, of: MockSummary)
  /// A stub is to answer with what is no JSON for it.
  case undecodable(JSONFault, of: MemberReference)
  /// A stub of a method that rethrows threw an error that no closure of the call had thrown.
  case foreignError(any Error, in: Invocation)
  /// A value of one type is needed as another, which only an object of another mock has.
  case foreignType(Any.Type, Any.Type)
  /// A recording has no answer to a call.
  case unrecorded(Invocation, RecordingGap)
  /// What was recorded of a call is no answer to it.
  case unreplayable(Invocation, JSONFault, at: SourcePlace)
  /// A recording can be neither read nor written, or is not right any more.
  case unusableRecording(JSONFault, at: SourcePlace, RecordingUse)
  /// The test asks for something that cannot be.
  case misuse(String, of: MemberReference)

  /// Whether it may cease when the mock is called again: more calls may come, none can go.
  var mayPass: Bool {
    switch self {
    case .verification(let reference, let received, _), .order(let reference, let received, _):
      reference.context.count.maximum.map { received.count <= $0 } ?? true
    case .moreInteractions, .unusedStub: true
    case .unstubbed, .noRealObject, .ambiguous, .undecodable, .unlisted, .foreignError,
      .foreignType, .interactions, .unanswered, .unrecorded, .unreplayable, .unusableRecording,
      .misuse:
      false
    }
  }
}
