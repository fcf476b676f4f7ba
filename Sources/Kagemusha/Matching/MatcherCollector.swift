/// Holds the matchers that an argument leaves behind: one, if the test is right.
///
/// It is made for one argument, and no other thread sees it; the lock is there for the compiler.
final class MatcherCollector: Sendable {
  @TaskLocal static var current: MatcherCollector?
  private let found = Locked<[ArgumentMatcher]>([])

  var matchers: [ArgumentMatcher] { found.with { $0 } }

  func add(_ matcher: ArgumentMatcher) {
    found.with { $0.append(matcher) }
  }
}

/// Leaves a matcher in the current collector, and returns the nil that stands for it.
///
/// Outside the call of a generated member there is none, and the matcher is lost. That is reported
/// here: later, nobody can tell its nil from one that is meant.
func register<Value>(_ matcher: ArgumentMatcher, _ file: StaticString, _ line: UInt) -> Value? {
  if let collector = MatcherCollector.current {
    collector.add(matcher)
  } else {
    UnattributedFailures.report(
      FailureText.strayMatcher(matcher.text, at: SourcePlace(file: file, line: line)))
  }
  return nil
}
