/// What a stub says to a call.
///
/// Bodies take their arguments `inout`, whether the requirement has such parameters or not.
enum Answer<Arguments, Output, Failure: Error> {
  case value(Output)
  case delayedValue(Output, Duration)
  case error(Failure)
  case body((inout Arguments) throws(Failure) -> Output)
  case asyncBody((inout Arguments) async throws(Failure) -> Output)
  /// Asks the object that the mock forwards to.
  case real
}

/// A stub, whatever its types. The lock of its mock guards it.
class AnyStub {
  let name: MemberName
  let matchers: [ArgumentMatcher]
  /// The types that it answers calls of.
  let types: CallTypes
  /// Where it was written.
  let place: SourcePlace

  init(_ reference: MemberReference) {
    name = reference.name
    matchers = reference.matchers
    types = reference.types
    place = reference.context.place
  }

  func matches(_ arguments: [Any]) -> Bool {
    matchers.count == arguments.count
      && zip(matchers, arguments).allSatisfy { matcher, argument in matcher.accepts(argument) }
  }

  /// Whether the next answer is to call the real object, and takes it then.
  func takesReal() -> Bool { false }

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

  func append(_ more: [Answer<Arguments, Output, Failure>]) {
    answers += more
  }

  /// The next answer; the last one sticks.
  func next() -> Answer<Arguments, Output, Failure>? {
    reserved.isEmpty ? advance() : reserved.removeFirst()
  }

  override func takesReal() -> Bool {
    switch advance() {
    case .real?: return true
    case let answer?: reserved.append(answer)
    case nil: break
    }
    return false
  }

  private func advance() -> Answer<Arguments, Output, Failure>? {
    guard let last = answers.last else { return nil }
    defer { position += 1 }
    return position < answers.count ? answers[position] : last
  }
}
