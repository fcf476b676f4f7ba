/// The answer of a stub to a call.
///
/// Bodies take their arguments `inout`, even if the requirement has no such parameters.
enum Answer<Arguments, Output, Failure: Error> {
  case value(Output)
  case delayedValue(Output, TimeSpan)
  case error(Failure)
  case delayedError(Failure, TimeSpan)
  case body((inout Arguments) throws(Failure) -> Output)
  case asyncBody((inout Arguments) async throws(Failure) -> Output)
  /// No answer, because the test asks for something impossible, which has been reported.
  case impossible(MockFailure)
  /// The answer of the object that the mock forwards to.
  case real
}

/// A stub of any types. The lock of its mock guards it.
class AnyStub {
  let name: MemberName
  let matchers: [_ArgumentMatcher]
  /// The types of the calls that the stub answers.
  let types: CallTypes
  /// The line of the stub.
  let place: SourcePlace
  /// The number of the stub among the stubs of all mocks.
  let order = CallClock.next()
  /// The strictness of the stub; nil if the rules for all stubs apply.
  var strictness: StubStrictness?
  /// The number of calls that the stub has answered.
  var uses = 0
  /// Whether the stub is removed when it has given each of its answers.
  var isOnce: Bool
  /// The number of calls that the stub answers before it is removed; nil if there is no limit.
  var limit: Int?

  /// Whether the stub answers calls of all types of a generic requirement.
  let isOfAnyType: Bool
  /// Whether one of the matchers is a captor.
  let hasCaptors: Bool
  /// Whether the stub may leave autoclosures unevaluated.
  let leavesUnevaluated: Bool

  init(_ reference: _MemberReference) {
    hasCaptors = reference.matchers.contains { $0.capture != nil }
    isOfAnyType = reference.isOfAnyType
    name = reference.name
    var matchers = reference.matchers
    leavesUnevaluated = matchers.contains { $0.leavesUnevaluated }
    if leavesUnevaluated { matchers = matchers.map(\.ofStub) }
    self.matchers = matchers
    types = reference.types
    place = reference.context.place
    strictness = reference.strictness
    isOnce = reference.isOnce
    limit = reference.limit
  }

  /// Whether the stub has to be removed: it was to give each of its answers once, or to answer a number of calls, and has.
  var isSpent: Bool { false }

  /// Whether one of the answers is to call the real object, or the class.
  var callsReal: Bool { false }

  /// Whether the stub is removed at the end of the test: its closures may keep any object alive, and a
  /// later call can be answered otherwise.
  var endsWithTest: Bool { false }

  func accepts(_ call: Invocation) -> Bool { matchers.accept(call) }

  /// Returns whether the stub answers calls of these types.
  func answers(_ types: CallTypes) -> Bool { isOfAnyType || types.fits(self.types) }

  /// Returns the next answer to a call; the last one is repeated.
  func next<Arguments, Output, Failure>(
    to arguments: Arguments, of mock: MockCore, as type: Answer<Arguments, Output, Failure>.Type
  ) -> Answer<Arguments, Output, Failure>? { nil }

  /// Returns whether the stub is narrower than the other one for some argument, and wider for none.
  func isMoreSpecific(than other: AnyStub) -> Bool {
    let ranks = zip(matchers.map(\.specificity), other.matchers.map(\.specificity))
    return ranks.allSatisfy { $0 >= $1 } && ranks.contains { $0 > $1 }
  }

  /// Returns whether the next answer is to call the real object, and takes it if so.
  ///
  /// - Parameter isReserved: Whether a reserved answer may be that of the call.
  func takesReal(orReserved isReserved: Bool) -> Bool { false }

  /// Returns the kind of the next answer; nil if there is none. A value or an error is reserved for its call.
  func reserve() -> AnswerKind? { nil }

  func capture(_ arguments: [Any]) {
    for (matcher, argument) in zip(matchers, arguments) {
      matcher.capture?(argument)
    }
  }
}

/// A stub with the types of its requirement.
///
/// It answers only calls of exactly these types; for a generic method, those of one specialization.
final class Stub<Arguments, Output, Failure: Error>: AnyStub {
  private var answers: [Answer<Arguments, Output, Failure>] = []
  private var position = 0
  /// The reserved answers, which wait for their calls.
  private var reserved: [Answer<Arguments, Output, Failure>] = []

  override var isSpent: Bool {
    guard reserved.isEmpty else { return false }
    return isUsedUp || limit.map { uses >= $0 } ?? false
  }

  /// Whether each answer was given, and none is repeated.
  private var isUsedUp: Bool { isOnce && position >= answers.count }

  /// The answer to the next call; the last one is repeated.
  private var upcoming: Answer<Arguments, Output, Failure>? {
    answers.isEmpty ? nil : answers[min(position, answers.count - 1)]
  }

  override var callsReal: Bool {
    answers.contains { if case .real = $0 { true } else { false } }
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

  /// Returns the next answer; the last one is repeated.
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
    if isUsedUp || limit.map({ uses + reserved.count >= $0 }) ?? false { return nil }
    switch upcoming {
    case .real: return .plain
    case .body, .asyncBody: return .body
    case nil: return nil
    default:
      advance().map { reserved.append($0) }
      return .plain
    }
  }

  private func advance() -> Answer<Arguments, Output, Failure>? {
    guard let answer = upcoming else { return nil }
    position += 1
    return answer
  }
}

/// The part of a call that an answer needs.
enum AnswerKind {
  /// The answer is a value, an error, or that of the real object, and needs nothing.
  case plain
  /// The answer is a closure, which needs the arguments.
  case body
}

/// The strictness of one stub, which overrides the rules for all.
enum StubStrictness {
  /// The stub must answer a call, and be the only one that matches.
  case strict
  /// The stub need not answer a call, and may match along with others.
  case lenient
}

/// Ends what answers have in progress when a mock removes its stubs, or is released.
final class StubsEnd: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  deinit { body() }
}

/// A stub that a test has begun: it reports itself if it is released without an answer.
final class PendingStub: Sendable {
  private let reference: Locked<_MemberReference?>
  /// The stub that the first answer made.
  private let made = Locked<AnyStub?>(nil)

  init(_ reference: _MemberReference) { self.reference = Locked(reference) }

  /// The stub that received the answers so far, including those of another statement.
  var stub: AnyStub? {
    get { made.with { $0 } }
    set { made.exchange(newValue) }
  }

  /// Moves the stub to the line of its `when`.
  func move(to place: SourcePlace) { reference.with { $0?.context.place = place } }

  /// Notes that the stub has an answer, or that the lack of an answer has been reported.
  func end() { reference.exchange(nil) }

  deinit {
    if let reference = reference.with({ $0 }) { reference.mock.report(.unanswered(reference)) }
  }
}
