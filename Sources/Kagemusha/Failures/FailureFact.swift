/// A problem with a mock. `FailureText` has the words.
enum FailureFact {
  /// No stub matched a call.
  case unstubbed(Invocation)
  /// A stub calls the real object, and there is none.
  case noRealObject(Invocation)
  /// A requirement was not called the wanted number of times; `of` are all calls of the mock at that moment.
  case verification(_MemberReference, received: [Invocation], of: [Invocation])
  /// Whether a requirement was called the wanted number of times is unknown, because arguments of some calls are not known.
  case undecided(_MemberReference, [Invocation], received: [Invocation], of: [Invocation])
  /// A requirement was not called, or should not have been, after the calls that were verified before.
  case order(_MemberReference, received: [Invocation], after: OrderPosition)
  /// A requirement was called once more than an order wants, or in another place.
  case surplus(OrderSurplus)
  /// A mock received calls that an exact order does not want.
  case others([Invocation], of: [Invocation], at: SourcePlace)
  /// Calls were not verified.
  case moreInteractions([Invocation], of: [Invocation], at: SourcePlace)
  /// A mock was called where no call was wanted.
  case interactions([Invocation], at: SourcePlace)
  /// The calls cannot be listed, since some of their arguments did not outlive them.
  case unlisted(_MemberReference)
  /// Several stubs matched a call, and none is more specific than the others.
  case ambiguous(Invocation, [AnyStub], answered: AnyStub)
  /// A test began a verification or a list of calls, and named no call, or did not use the list.
  case unused(isListing: Bool, at: SourcePlace)
  /// A test began a stub, and gave it no answer.
  case unanswered(_MemberReference)
  /// A stub answered no call.
  case unusedStub(AnyStub, of: MockSummary)
  /// The JSON that a stub is to answer with does not describe such an answer.
  case undecodable(JSONFault, of: _MemberReference)
  /// A stub of a method that rethrows threw an error that no closure of the call had thrown.
  case foreignError(any Error, in: Invocation)
  /// A value is needed as another type, which only an object of another mock has.
  case foreignType(Any.Type, Any.Type)
  /// A recording has no answer to a call.
  case unrecorded(Invocation, RecordingGap)
  /// The recorded answer to a call cannot be its answer any more.
  case unreplayable(Invocation, JSONFault, at: SourcePlace)
  /// A recording cannot be read or written, or is no longer correct.
  case unusableRecording(JSONFault, at: SourcePlace, RecordingUse)
  /// A stub for all types of a requirement has no answer of the type that a call needs.
  case untypable(MockFailure)
  /// The test asks for something impossible.
  case misuse(String, of: _MemberReference)

  /// Whether a lenient mock reports the fact as a strict one does, because a stub asks for something that it cannot have.
  var isOfStub: Bool {
    if case .noRealObject = self { return true }
    return false
  }

  /// Whether later calls of the mock may resolve the failure: calls may be added, but not taken back.
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

/// The purpose for which a mock uses a recording.
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
    /// The text is not JSON, or not JSON for this type, as the decoder says.
    case other(String)
    /// There is no such file.
    case noFile(folder: String)
    /// Another mock records into the file.
    case recordedElsewhere(mock: String, at: SourcePlace)
    /// A mock is to record, and forwards no calls.
    case noRealObject
    /// The real object gives a call another answer than the recorded one.
    case drift(call: String, differences: [String])
    /// The recording has no calls to make again.
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
