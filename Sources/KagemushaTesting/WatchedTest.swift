#if canImport(Testing)
  import Kagemusha
  import Testing

  /// A test whose issues are noted in its scope.
  struct WatchedTest {
    let test: Test
    let testCase: Test.Case?
    let scope: MockScope

    /// Whether the test's expectations can be held back.
    static var holdsExpectations: Bool {
      #if compiler(>=6.2)
        true
      #else
        false
      #endif
    }

    /// The held issue that is being recorded in place of another one.
    @TaskLocal private static var held: Issue?

    /// Runs the test.
    func run(_ function: @Sendable () async throws -> Void) async throws {
      #if compiler(>=6.2)
        let scope = scope
        try await IssueHandlingTrait.compactMapIssues { issue in
          // An issue of no test, such as one of a detached task, is passed to every running test, and
          // to the framework as well: if each test passed it on, it would be reported several times.
          guard Test.current != nil else { return nil }
          let held = WatchedTest.held
          if held == nil, WatchedTest.hold(issue) { return nil }
          let issue = held ?? issue
          // The mock has already reported the call that threw this error.
          if issue.error is UnstubbedCall {
            scope.noteFailure()
            return nil
          }
          if WatchedTest.isFailure(issue) { scope.noteFailure() }
          return issue
        }.provideScope(for: test, testCase: testCase, performing: function)
      #else
        try await function()
      #endif
    }

    /// Lets `eventually` hold an issue back until its last attempt.
    private static func hold(_ issue: Issue) -> Bool {
      EventuallyAttempt.hold {
        WatchedTest.$held.withValue(issue) { _ = Issue.record("an expectation that did not hold") }
      }
    }

    private static func isFailure(_ issue: Issue) -> Bool {
      #if compiler(>=6.3)
        issue.isFailure
      #else
        true
      #endif
    }
  }
#endif
