# shellcheck shell=bash disable=SC2154
# The same protocols in the styles that are compared, and test lines for those that have a DSL. Sourced by
# measure.sh, which sets `protocols`, `methods` and `lines`.

# The least that a person writes by hand: a closure and a counter for each method.
write_closures() {
  local p m
  for ((p = 0; p < protocols; p++)); do
    echo "final class HandMade$p: Service$p {"
    for ((m = 0; m < methods; m++)); do
      echo "  var method${m}Handler: ((Int, User) -> User)?"
      echo "  var method${m}CallCount = 0"
      echo "  func method$m(id: Int, user: User) -> User {"
      echo "    method${m}CallCount += 1"
      echo "    guard let handler = method${m}Handler else { fatalError(\"method$m\") }"
      echo '    return handler(id, user)'
      echo '  }'
    done
    echo '}'
  done
}

# What Cuckoo's users know: proxies with a generic parameter for each argument, and a stub class.
write_matchable() {
  local p m name kind function
  echo 'extension User: Matchable {}'
  for ((p = 0; p < protocols; p++)); do
    cat <<END
class MatchableMock$p: Service$p, MatchableMock {
  typealias Stubbing = __StubbingProxy
  typealias Verification = __VerificationProxy
  let manager = MatchableManager()
  private var defaultImplementation: (any Service$p)?
  func enableDefaultImplementation(_ stub: any Service$p) { defaultImplementation = stub }
  func stubbingProxy() -> Stubbing { Stubbing(manager: manager) }
  func verificationProxy(_ matcher: CallMatcher) -> Verification {
    Verification(manager: manager, callMatcher: matcher)
  }
END
    for ((m = 0; m < methods; m++)); do
      cat <<END
  func method$m(id p0: Int, user p1: User) -> User {
    return manager.call(
      "method$m(id p0: Int, user p1: User) -> User", parameters: (p0, p1),
      escapingParameters: (p0, p1), superclassCall: MatchableManager.crashOnProtocolSuperclassCall(),
      defaultCall: defaultImplementation!.method$m(id: p0, user: p1))
  }
END
    done
    for kind in Stubbing Verification; do
      echo "  struct __${kind}Proxy {"
      echo '    let manager: MatchableManager'
      if [[ $kind == Verification ]]; then echo '    let callMatcher: CallMatcher'; fi
      for ((m = 0; m < methods; m++)); do
        name="\"method$m(id p0: Int, user p1: User) -> User\""
        function="manager.createStub(for: MatchableMock$p.self, method: $name, parameterMatchers: matchers)"
        if [[ $kind == Verification ]]; then
          echo '    @discardableResult'
          function="manager.verify($name, callMatcher: callMatcher, parameterMatchers: matchers)"
        fi
        cat <<END
    func method$m<M1: Matchable, M2: Matchable>(
      id p0: M1, user p1: M2
    ) -> ProtocolStubFunction<(Int, User), User> where M1.MatchedType == Int, M2.MatchedType == User {
      let matchers: [ParameterMatcher<(Int, User)>] = [
        wrap(matchable: p0) { \$0.0 }, wrap(matchable: p1) { \$0.1 },
      ]
      return $function
    }
END
      done
      echo '  }'
    done
    echo '}'
    echo "class Service${p}Stub: Service$p {"
    for ((m = 0; m < methods; m++)); do
      echo "  func method$m(id p0: Int, user p1: User) -> User {"
      echo '    return MatchableManager.crashOnProtocolSuperclassCall()'
      echo '  }'
    done
    echo '}'
  done
}

write_tests() {
  local line p m
  for ((line = 0; line < lines / 2; line++)); do
    ((p = line % protocols, m = line % methods)) || true
    echo "func test$line() {"
    echo "  let mock = MockService$p(.lenient)"
    echo "  stub(mock) { stub in"
    echo "    when(stub.method$m(id: any(), user: User(id: $line))).thenReturn(User(id: 1))"
    echo "  }"
    echo "  verify(mock, never()).method$m(id: $line, user: any())"
    echo '}'
  done
}

# The lines of write_tests, for the mocks of write_matchable.
write_matchable_tests() { write_tests | sed 's/MockService\([0-9]*\)(.lenient)/MatchableMock\1()/'; }

# What the same tests say to closures and counters.
write_closure_tests() {
  local line p m
  for ((line = 0; line < lines / 2; line++)); do
    ((p = line % protocols, m = line % methods)) || true
    echo "func test$line() {"
    echo "  let mock = HandMade$p()"
    echo "  mock.method${m}Handler = { _, user in user.id == $line ? User(id: 1) : user }"
    echo "  assert(mock.method${m}CallCount == 0)"
    echo '}'
  done
}
