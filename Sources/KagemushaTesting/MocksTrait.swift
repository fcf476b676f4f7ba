#if canImport(Testing)
  public import Kagemusha
  public import Testing

  /// Rules for the mocks of a test, or of all tests of a suite.
  public struct MocksTrait: SuiteTrait, TestTrait, TestScoping {
    let rules: MockRules

    /// Each test of a suite has a scope of its own.
    public var isRecursive: Bool { true }

    /// Runs a test, then reports the problems of its mocks.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let scope = MockScope(
        rules, keepsLog: true, holdsExpectations: WatchedTest.holdsExpectations)
      defer { scope.release() }
      do {
        let watched = WatchedTest(test: test, testCase: testCase, scope: scope)
        try await MockScope.$current.withValue(scope) {
          try await watched.run { try await scope.reporting { try await function() } }
        }
      } catch {
        for finding in scope.end(hasThrown: true) { report(finding) }
        attach(scope.log, to: test)
        // The mock has already reported the call that threw this error.
        if !(error is UnstubbedCall) { throw error }
        return
      }
      let findings = scope.end()
      for finding in findings { report(finding) }
      if scope.hasFailed || findings.contains(where: { $0.check == .fail }) {
        attach(scope.log, to: test)
      }
    }

    private func report(_ finding: MockIssue) {
      #if compiler(>=6.3)
        if finding.check == .warn {
          let place = finding.failure.place
          Issue.record(
            Comment(rawValue: finding.failure.text), severity: .warning,
            sourceLocation: SourceLocation(
              fileID: place.fileID, filePath: place.filePath, line: place.lineNumber, column: 1))
          return
        }
      #endif
      finding.report()
    }

    private func attach(_ log: String, to test: Test) {
      guard !log.isEmpty else { return }
      #if compiler(>=6.2)
        Attachment.record(
          log, named: "\(test.name.prefix { $0 != "(" }) mock calls.txt",
          sourceLocation: test.sourceLocation)
      #endif
    }
  }

  extension Trait where Self == MocksTrait {
    /// Sets rules for the mocks that a test makes.
    ///
    ///     @Suite(.mocks(.lenient, unverifiedCalls: .fail)) struct SearchTests {}
    ///
    /// Stubs that answered no call fail the test at the line of the stub, unless they are `.lenient()`.
    /// Static members of mocks have no stubs and calls at the start of each test, so tests may run in
    /// parallel. The calls of the mocks are attached to a test that fails. Mocks that a detached task
    /// or a dispatch queue makes are not included.
    ///
    /// - Parameters:
    ///   - mode: The mode of mocks that are made without a mode.
    ///   - unusedStubs: The consequence of stubs that answered no call.
    ///   - unverifiedCalls: The consequence of calls that no `verify` matched.
    public static func mocks(
      _ mode: MockMode = .strict, unusedStubs: MockCheck = .fail,
      unverifiedCalls: MockCheck = .ignore
    ) -> MocksTrait {
      mocks(MockRules(mode: mode, unusedStubs: unusedStubs, unverifiedCalls: unverifiedCalls))
    }

    /// Sets rules for the mocks that a test makes.
    ///
    ///     @Suite(.mocks(MockRules(unverifiedCalls: .fail, ignoringStubbed: true))) struct FeedTests {}
    public static func mocks(_ rules: MockRules) -> MocksTrait { MocksTrait(rules: rules) }
  }
#endif
