/// What a stub says to a call.
///
/// Bodies take their arguments `inout`, whether the requirement has such parameters or not.
enum Answer<Arguments, Output, Failure: Error> {
  case value(Output)
  case delayedValue(Output, TimeSpan)
  case error(Failure)
  case delayedError(Failure, TimeSpan)
  case body((inout Arguments) throws(Failure) -> Output)
  case asyncBody((inout Arguments) async throws(Failure) -> Output)
  /// None, because what the test asks for cannot be: its failure is reported already.
  case impossible(MockFailure)
  /// Asks the object that the mock forwards to.
  case real
}

/// A stub, whatever its types. The lock of its mock guards it.
class AnyStub {
  let name: MemberName
  let matchers: [_ArgumentMatcher]
  /// The types that it answers calls of.
  let types: CallTypes
  /// Where it was written.
  let place: SourcePlace
  /// Its place among the stubs of all mocks.
  let order = CallClock.next()
  /// What is asked of it, if that is not what is asked of all.
  var strictness: StubStrictness?
  /// How many calls it has answered.
  var uses = 0
  /// Whether it is gone when it has given each of its answers.
  var isOnce: Bool
  /// The number of calls that it answers before it is gone; nil if there is no limit.
  var limit: Int?

  /// Whether it answers calls of all types of a generic requirement.
  let isOfAnyType: Bool
  /// Whether a captor is among its matchers.
  let hasCaptors: Bool
  /// Whether it may leave autoclosures unevaluated.
  let leavesUnevaluated: Bool

  init(_ reference: _MemberReference) {
    hasCaptors = reference.matchers.contains { $0.capture != nil }
    isOfAnyType = reference.isOfAnyType
    name = reference.name
    matchers = reference.matchers.map(\.ofStub)
    leavesUnevaluated = matchers.contains(where: \.leavesUnevaluated)
    types = reference.types
    place = reference.context.place
    strictness = reference.strictness
    isOnce = reference.isOnce
    limit = reference.limit
  }

  /// Whether it is gone: it was to give each of its answers once, or to answer so many calls, and has.
  var isSpent: Bool { false }

  /// Whether it is forgotten when the test is over: its closures may keep anything alive, and a call that comes late can be
  /// answered otherwise.
  var endsWithTest: Bool { false }

  func accepts(_ call: Invocation) -> Bool { matchers.accept(call) }

  /// Whether it answers calls of these types.
  func answers(_ types: CallTypes) -> Bool { isOfAnyType || types.fits(self.types) }

  /// The next answer to a call; the last one sticks.
  func next<Arguments, Output, Failure>(
    to arguments: Arguments, of mock: MockCore, as type: Answer<Arguments, Output, Failure>.Type
  ) -> Answer<Arguments, Output, Failure>? { nil }

  /// Whether it asks more of some argument than the other stub, and less of none.
  func isMoreSpecific(than other: AnyStub) -> Bool {
    let ranks = zip(matchers.map(\.specificity), other.matchers.map(\.specificity))
    return ranks.allSatisfy { $0 >= $1 } && ranks.contains { $0 > $1 }
  }

  /// Whether the next answer is to call the real object, and takes it then.
  ///
  /// - Parameter isReserved: Whether an answer that waits may be that of the call.
  func takesReal(orReserved isReserved: Bool) -> Bool { false }

  /// Looks at the next answer; nil if there is none. A value or an error waits for the call that it is for.
  func reserve() -> AnswerKind? { nil }

  func capture(_ arguments: [Any]) {
    for (matcher, argument) in zip(matchers, arguments) {
      matcher.capture?(argument)
    }
  }
}

/// A stub with the types of its requirement.
///
/// It answers only calls of just these types: of a generic method, those of one specialisation.
final class Stub<Arguments, Output, Failure: Error>: AnyStub {
  private var answers: [Answer<Arguments, Output, Failure>] = []
  private var position = 0
  /// Answers that were looked at, and wait for the call that they are for.
  private var reserved: [Answer<Arguments, Output, Failure>] = []

  override var isSpent: Bool {
    guard reserved.isEmpty else { return false }
    return isOnce && position >= answers.count || limit.map { uses >= $0 } ?? false
  }

  override var endsWithTest: Bool {
    let hasClosure = answers.contains { answer in
      switch answer {
      case .body, .asyncBody: true
      default: false
      }
    }
    guard hasClosure else { return false }
    return Failure.self == (any Error).self
      || DefaultValueRegistry.defaultValue(for: Output.self) != nil
  }

  func append(_ more: [Answer<Arguments, Output, Failure>]) {
    answers += more
  }

  /// The next answer; the last one sticks.
  func next() -> Answer<Arguments, Output, Failure>? {
    uses += 1
    return reserved.isEmpty ? advance() : reserved.removeFirst()
  }

  override func next<OtherArguments, OtherOutput, OtherFailure>(
    to arguments: OtherArguments, of mock: MockCore,
    as type: Answer<OtherArguments, OtherOutput, OtherFailure>.Type
  ) -> Answer<OtherArguments, OtherOutput, OtherFailure>? {
    if let stub = self as? Stub<OtherArguments, OtherOutput, OtherFailure> { return stub.next() }
    return next().map { $0.retyped(for: arguments, of: mock, place) }
  }

  override func takesReal(orReserved isReserved: Bool) -> Bool {
    if isReserved, !reserved.isEmpty { return false }
    switch advance() {
    case .real?:
      uses += 1
      return true
    case let answer?: reserved.append(answer)
    case nil: break
    }
    return false
  }

  override func reserve() -> AnswerKind? {
    let isUsedUp = isOnce && position >= answers.count
    if isUsedUp || limit.map({ uses + reserved.count >= $0 }) ?? false { return nil }
    let next = answers.isEmpty ? nil : answers[min(position, answers.count - 1)]
    switch next {
    case .real: return .plain
    case .body, .asyncBody: return .body
    case nil: return nil
    default:
      advance().map { reserved.append($0) }
      return .plain
    }
  }

  private func advance() -> Answer<Arguments, Output, Failure>? {
    if answers.isEmpty { return nil }
    defer { position += 1 }
    return answers[position < answers.count ? position : answers.count - 1]
  }
}

/// What an answer needs of a call.
enum AnswerKind {
  /// A value, an error, or the real object: nothing.
  case plain
  /// A closure, which gets the arguments.
  case body
}

/// What is asked of one stub, whatever is asked of the others.
enum StubStrictness {
  /// It must answer a call, alone.
  case strict
  /// It need not answer any, and may stand behind others.
  case lenient
}

/// Does something when a mock forgets its stubs, or dies: what answers have under way comes to an end.
final class StubsEnd: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  deinit { body() }
}

/// A stub that a test has begun: it reports itself if it goes without an answer.
final class PendingStub: Sendable {
  private let reference: Locked<_MemberReference?>
  /// The stub that the first answer made.
  private let made = Locked<AnyStub?>(nil)

  init(_ reference: _MemberReference) { self.reference = Locked(reference) }

  /// The stub that the answers so far went to; also those of another statement.
  var stub: AnyStub? {
    get { made.with { $0 } }
    set { made.exchange(newValue) }
  }

  /// Moves it to the line of its `when`.
  func move(to place: SourcePlace) { reference.with { $0?.context.place = place } }

  /// Notes that it has an answer, or that its lack of one is reported already.
  func end() { reference.exchange(nil) }

  deinit {
    if let reference = reference.with({ $0 }) { reference.mock.report(.unanswered(reference)) }
  }
}
