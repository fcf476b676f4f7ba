// A stand-in for Cuckoo's run-time library, as far as the compiler sees it: stubbing and
// verification proxies for each mock, with a generic parameter for each argument. It is only
// type-checked.

protocol Matchable {
  associatedtype MatchedType
  var matcher: ParameterMatcher<MatchedType> { get }
}

struct ParameterMatcher<MatchedType>: Matchable {
  let matches: (MatchedType) -> Bool
  init(_ matches: @escaping (MatchedType) -> Bool = { _ in true }) { self.matches = matches }
  var matcher: ParameterMatcher<MatchedType> { self }
}

extension Matchable where Self: Equatable {
  var matcher: ParameterMatcher<Self> { ParameterMatcher { $0 == self } }
}

extension Int: Matchable {}

func any<T>(_ type: T.Type = T.self) -> ParameterMatcher<T> { ParameterMatcher() }

func wrap<M: Matchable, Arguments>(
  matchable: M, mapping: @escaping (Arguments) -> M.MatchedType
) -> ParameterMatcher<Arguments> {
  ParameterMatcher { matchable.matcher.matches(mapping($0)) }
}

struct ProtocolStubFunction<Arguments, Output> {
  let matchers: [ParameterMatcher<Arguments>]
  func thenReturn(_ output: Output) {}
}

struct CallMatcher {}

func never() -> CallMatcher { CallMatcher() }

struct MatchableManager {
  init() {}

  func call<Arguments, Output>(
    _ method: String, parameters: Arguments, escapingParameters: Arguments,
    superclassCall: @autoclosure () -> Output, defaultCall: @autoclosure () -> Output
  ) -> Output {
    defaultCall()
  }

  func createStub<Mock, Arguments, Output>(
    for mock: Mock.Type, method: String, parameterMatchers: [ParameterMatcher<Arguments>]
  ) -> ProtocolStubFunction<Arguments, Output> {
    ProtocolStubFunction(matchers: parameterMatchers)
  }

  func verify<Arguments, Output>(
    _ method: String, callMatcher: CallMatcher, parameterMatchers: [ParameterMatcher<Arguments>]
  ) -> ProtocolStubFunction<Arguments, Output> {
    ProtocolStubFunction(matchers: parameterMatchers)
  }

  static func crashOnProtocolSuperclassCall<Output>() -> Output { fatalError() }
}

protocol MatchableMock {
  associatedtype Stubbing
  associatedtype Verification
  func stubbingProxy() -> Stubbing
  func verificationProxy(_ matcher: CallMatcher) -> Verification
}

func stub<M: MatchableMock>(_ mock: M, block: (M.Stubbing) -> Void) {
  block(mock.stubbingProxy())
}

func when<Arguments, Output>(
  _ function: ProtocolStubFunction<Arguments, Output>
) -> ProtocolStubFunction<Arguments, Output> {
  function
}

func verify<M: MatchableMock>(_ mock: M, _ matcher: CallMatcher) -> M.Verification {
  mock.verificationProxy(matcher)
}
