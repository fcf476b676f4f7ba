extension MockedMember where Use: StubbingUse {
  /// Adds an answer that is made of JSON, or reports why it cannot be made.
  ///
  /// A call of a stub without an answer throws or returns a default value, and is not reported
  /// again.
  package func thenReturn(decoding output: () throws(JSONFault) -> Output) -> Self {
    answering(output) { .value($0) }
  }

  /// Adds an answer that is made of something that JSON may fail to give.
  func answering<Value>(
    _ value: () throws(JSONFault) -> Value,
    with answer: (Value) -> Answer<Arguments, Output, Failure>
  ) -> Self {
    do {
      return adding([answer(try value())])
    } catch {
      let fact = FailureFact.undecodable(error, of: reference)
      reference.mock.report(fact)
      return adding([.impossible(FailureText.failure(fact, of: reference.mock))])
    }
  }
}

extension MockedCompletionMethod where Use: StubbingUse {
  /// Adds an answer that completes with what is made of JSON, or reports why it cannot be made.
  package func thenComplete(
    after delay: Duration?, returning output: Output,
    decoding values: () throws(JSONFault) -> Values
  ) -> Self {
    guard let completion = reference.completion as? Completion<Arguments, Values> else {
      return self
    }
    return answering(values) { values in
      .completing({ completion.complete($0, values) }, after: delay, returning: output)
    }
  }
}
