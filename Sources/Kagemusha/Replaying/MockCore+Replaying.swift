extension MockCore {
  /// The name of the mock in a recording.
  package var mockName: String { name }

  /// Records the answers of the real object from now on; nil ends the recording.
  package func record(with recorder: (any CallRecorder)?) { self.recorder = recorder }

  /// Answers the calls that no stub answers from a recording from now on.
  ///
  /// - Parameters:
  ///   - replayer: Reads the recording.
  ///   - place: The line of the test.
  package func replay(with replayer: any CallReplayer, at place: SourcePlace) {
    replay = Replay(replayer: replayer, place: place)
  }

  /// Reports a recording that cannot be read or written.
  package func report(_ problem: JSONFault, at place: SourcePlace, _ use: RecordingUse) {
    report(.unusableRecording(problem, at: place, use))
  }

  /// Reports, once, that a mock is to record and does not forward its calls.
  func reportMissingRealObject() {
    guard target == nil, let recorder else { return }
    self.recorder = nil
    let fault = JSONFault(file: recorder.fileName, type: name, reason: .noRealObject)
    report(fault, at: recorder.place, recorder.use)
  }

  /// Whether there is a real object that answers calls.
  package var hasRealObject: Bool { target != nil }

  /// Answers a call that neither a stub nor a child mock answered from the recording, if the mock has one.
  func replayed<Output, Failure>(
    _ call: Invocation, _ failure: Failure.Type
  ) throws(Failure) -> Output {
    reportMissingRealObject()
    guard let replay else { return try unstubbed(call, failure) }
    let description = CallDescription(call)
    guard let answer = replay.replayer.take(description) else {
      let gap = replay.replayer.gap(at: description)
      return try unstubbed(call, failure, because: .unrecorded(call, gap))
    }
    return try perform(answer, of: call, description, replay, failure)
  }

  /// Performs a recorded answer, including the calls of the completion handler.
  func perform<Output, Failure>(
    _ answer: any ReplayedAnswer, of call: Invocation, _ description: CallDescription,
    _ replay: Replay, _ failure: Failure.Type
  ) throws(Failure) -> Output {
    let outcome: Result<Output?, Failure>
    do throws(JSONFault) {
      if let error = try answer.error(as: failure) {
        outcome = .failure(error)
      } else {
        outcome = .success(try answer.output(as: Output.self))
      }
    } catch {
      let fact = FailureFact.unreplayable(call, error, at: replay.place)
      report(fact)
      return try recover(after: FailureText.failure(fact, of: self), failure)
    }
    if let output = try outcome.get() { return output }
    if let output = DefaultValueRegistry.defaultValue(for: Output.self) { return output }
    var gap = replay.replayer.gap(at: description)
    gap.described = description.output
    return try unstubbed(call, failure, because: .unrecorded(call, gap))
  }
}

extension MockCore {
  /// Answers a synchronous method with a completion handler, which a recording may call.
  ///
  /// - Parameters:
  ///   - arguments: The argument, or a tuple of several.
  ///   - unrecorded: The arguments that do not outlive the call.
  ///   - handler: The completion handler, if the call has one.
  ///   - name: The requirement.
  public func _call<Arguments, Output, each Value>(
    _ arguments: @autoclosure () -> Arguments, unrecorded: Set<Int> = [],
    completing handler: ((repeat each Value) -> Void)?, name: StaticString = #function
  ) -> Output {
    var arguments = arguments()
    let (call, answer) = answer(
      MemberName(name), arguments, unrecorded: unrecorded, as: Stub<Arguments, Output, Never>.self)
    guard answer == nil, let replay, let replayed = take(call, from: replay) else {
      return perform(answer, of: call, &arguments)
    }
    complete(handler, with: replayed, of: call, replay)
    return perform(replayed, of: call, CallDescription(call), replay, Never.self)
  }

  /// Answers a synchronous method that throws and has a completion handler, which a recording may call.
  public func _callThrowing<Arguments, Output, Failure: Error, each Value>(
    _ arguments: @autoclosure () -> Arguments, unrecorded: Set<Int> = [],
    completing handler: ((repeat each Value) -> Void)?, throwing: Failure.Type = (any Error).self,
    name: StaticString = #function
  ) throws(Failure) -> Output {
    var arguments = arguments()
    let (call, answer) = answer(
      MemberName(name), arguments, unrecorded: unrecorded,
      as: Stub<Arguments, Output, Failure>.self)
    guard answer == nil, let replay, let replayed = take(call, from: replay) else {
      return try perform(answer, of: call, &arguments)
    }
    complete(handler, with: replayed, of: call, replay)
    return try perform(replayed, of: call, CallDescription(call), replay, throwing)
  }

  private func take(_ call: Invocation, from replay: Replay) -> (any ReplayedAnswer)? {
    replay.replayer.take(CallDescription(call))
  }

  /// Calls a handler as often as the recording says, with the recorded values.
  private func complete<each Value>(
    _ handler: ((repeat each Value) -> Void)?, with answer: any ReplayedAnswer,
    of call: Invocation, _ replay: Replay
  ) {
    guard let handler else { return }
    for completion in 0..<answer.completionCount {
      var number = 0
      func next<Next>(_ type: Next.Type) throws(JSONFault) -> Next {
        defer { number += 1 }
        return try answer.value(as: type, number, ofCompletion: completion)
      }
      do throws(JSONFault) {
        let values = (repeat try next((each Value).self))
        handler(repeat each values)
      } catch {
        report(.unreplayable(call, error, at: replay.place))
      }
    }
  }
}
