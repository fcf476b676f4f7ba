/// What went wrong with a mock. `FailureText` has the words.
enum FailureFact {
  /// No stub matched a call.
  case unstubbed(Invocation)
  /// A stub asks for the real object, and there is none.
  case noRealObject(Invocation)
  /// A requirement was not called as often as it was wanted; `of` are all calls of the mock then.
  case verification(_MemberReference, received: [Invocation], of: [Invocation])
  /// It is not known whether it was called as often as it was wanted, because arguments of some calls are not known.
  case undecided(_MemberReference, [Invocation], received: [Invocation], of: [Invocation])
  /// It was not called, or should not have been, after what was verified before it.
  case order(_MemberReference, received: [Invocation], after: OrderPosition)
  /// It was called once more than an order asks for, or in another place.
  case surplus(OrderSurplus)
  /// Calls came that an exact order does not ask for.
  case others([Invocation], of: [Invocation], at: SourcePlace)
  /// Calls were not verified.
  case moreInteractions([Invocation], of: [Invocation], at: SourcePlace)
  /// Calls came where none was wanted.
  case interactions([Invocation], at: SourcePlace)
  /// The calls cannot be listed, since arguments of theirs did not outlive them.
  case unlisted(_MemberReference)
  /// Several stubs matched a call, and none is more specific than the others.
  case ambiguous(Invocation, [AnyStub], answered: AnyStub)
  /// A test began a verification or a list of calls, and named no call, or did not look at the list.
  case unused(isListing: Bool, at: SourcePlace)
  /// A test began a stub, and gave it no answer.
  case unanswered(_MemberReference)
  /// A stub answered no call.
  case unusedStub(AnyStub, of: MockSummary)
  /// A stub is to answer with what is no JSON for it.
  case undecodable(JSONFault, of: _MemberReference)
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
  /// A stub for all types of a requirement has no answer of the type of a call.
  case untypable(MockFailure)
  /// The test asks for something that cannot be.
  case misuse(String, of: _MemberReference)

  /// Whether a lenient mock reports it as a strict one does: what a stub asks for and cannot have.
  var isOfStub: Bool {
    if case .noRealObject = self { return true }
    return false
  }

  /// Whether it may cease when the mock is called again: more calls may come, none can go.
  var mayPass: Bool {
    switch self {
    case .verification(let reference, let received, _), .order(let reference, let received, _):
      reference.context.count.maximum.map { received.count <= $0 } ?? true
    case .undecided(let reference, _, _, _): reference.context.count.maximum == nil
    case .moreInteractions, .unusedStub: true
    case .unstubbed, .noRealObject, .ambiguous, .undecodable, .unlisted, .foreignError,
      .foreignType, .interactions, .unanswered, .unused, .surplus, .others,
      .untypable, .unrecorded, .unreplayable, .unusableRecording,
      .misuse:
      false
    }
  }
}

/// The use that a mock makes of a recording.
package enum RecordingUse: Sendable {
  case record, replay, check
}

/// Recorded calls of one requirement that a mock cannot make again.
package struct UnrepeatableCalls: Sendable {
  let member: String
  let count: Int
  let problem: RepetitionProblem

  /// Describes calls.
  package init(of member: String, count: Int, because problem: RepetitionProblem) {
    self.member = member
    self.count = count
    self.problem = problem
  }
}

/// The reason why a JSON text cannot be an answer, with its place.
package struct JSONFault: Error {
  /// The kinds of faults.
  package enum Reason: Sendable {
    /// A key is missing.
    case missingKey(String)
    /// A value is null or missing.
    case missingValue(type: String)
    /// A value has another type.
    case otherType(wanted: String)
    /// It is no JSON, or not for this type, as the decoder says.
    case other(String)
    /// There is no such file.
    case noFile(folder: String)
    /// Another mock records into the file.
    case recordedElsewhere(mock: String, at: SourcePlace)
    /// A mock is to record, and forwards no calls.
    case noRealObject
    /// The real object answers a call otherwise than the recording says.
    case drift(call: String, differences: [String])
    /// No call is to be made again.
    case noCalls
    /// Calls cannot be made again.
    case unrepeatable([UnrepeatableCalls])
    /// The file cannot be read.
    case unreadable(String)
  }

  /// The name of the file; nil for a text in the test.
  package let file: String?
  /// The coding path: the keys from the outermost value on.
  package let path: [String]
  /// The type that was to be decoded.
  package let type: String
  /// The kind of fault.
  package let reason: Reason

  /// Describes a fault.
  package init(file: String?, path: [String] = [], type: String, reason: Reason) {
    self.file = file
    self.path = path
    self.type = type
    self.reason = reason
  }
}
