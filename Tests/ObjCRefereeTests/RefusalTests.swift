import Testing

/// Protocols of headers without a mock: the compiler also rejects each handwritten class, or the
/// protocol is excluded.
@Suite struct RefusalTests {
  @Test func requirementsOfOneSelectorHaveOneType() async throws {
    let header = try JudgedHeader(
      """
      @protocol A
      - (void)load:(NSString *)text;
      @end
      @protocol B
      - (void)load:(NSNumber *)number;
      @end
      @protocol SameAsA
      - (void)load:(NSString *)text;
      @end
      @protocol Both <A, B>
      @end
      @protocol Narrower <A>
      - (void)load:(id)object;
      @end
      @protocol Same <A, SameAsA>
      @end
      """)
    let run = try await header.generate()
    #expect(
      run.diagnostics.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "warning 'Both' 'load(_:)' 'load:'", "warning 'Narrower' 'load(_:)' 'load:'",
      ])
    #expect(try await header.check().map(\.status) == [0, 0])
    let own = try await header.check(
      """
      final class Own: NSObject, Both {
        func load(_ text: String) {}
        func load(_ number: NSNumber) {}
      }
      """)
    #expect(own.status != 0)
    #expect(own.everything.contains("load:"), "\(own.everything)")
  }

  @Test func optionalRequirementsOfForwardDeclaredClassesAreToldAndNotNeeded() async throws {
    let header = try JudgedHeader(
      """
      @class Hidden;
      @protocol P
      - (void)shown;
      @optional
      - (void)hide:(Hidden *)hidden;
      - (nullable Hidden *)hiddenThing;
      @end
      """)
    let run = try await header.generate()
    #expect(run.diagnostics.count == 2, "\(run.everything)")
    #expect(run.diagnostics.allSatisfy { $0.contains("Hidden") }, "\(run.everything)")
    #expect(header.text.contains("func shown()") && !header.text.contains("hiddenThing"))
    #expect(try await header.check().map(\.status) == [0, 0])
    let own = try await header.check(
      """
      final class Own: NSObject, P {
        func shown() {}
        func hiddenThing() -> Hidden? { nil }
      }
      """)
    #expect(own.status != 0)
  }

  @Test func optionalRequirementsThatNSObjectHasAreInherited() async throws {
    let header = try JudgedHeader(
      """
      @protocol P
      @optional
      - (void)performSelector:(SEL)selector withObject:(nullable id)object;
      - (void)load;
      @end
      """)
    let run = try await header.generate()
    #expect(run.status == 0, "\(run.everything)")
    #expect(header.text.contains("class MockP:") && header.text.contains("func load()"))
    #expect(try await header.check().map(\.status) == [0, 0])
  }

  @Test func marksChooseProtocols() async throws {
    let header = try JudgedHeader(
      """
      // kagemusha: mock
      @protocol Marked
      - (void)a;
      @end
      /// Loads.
      /// @mockable(override: name = LoaderDouble)
      NS_SWIFT_NAME(Loader)
      @protocol LABLoader
      - (void)load;
      @end
      @protocol Unmarked
      @end
      """)
    let run = try await header.generate("--only-marked")
    #expect(run.status == 0, "\(run.everything)")
    #expect(header.text.contains("class MockMarked:"))
    #expect(header.text.contains("class LoaderDouble:"))
    #expect(!header.text.contains("MockUnmarked"))
    #expect(try await header.check().map(\.status) == [0, 0])
  }
}
