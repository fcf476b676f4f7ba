import EndToEndSupport
import Testing

/// Tests types with an empty list of arguments, which the oldest parser (swift-syntax 600) cannot read in a fixture.
struct EmptyArgumentTests {
  private static let app = """
    struct Query<each Part> {
      struct Row {}
    }

    protocol Querying {
      func narrow(_ query: Query<Int, String>) -> Query<>
      func rows(_ rows: [Query<>.Row], of query: Query<>?) -> Int
    }
    """

  @Test(arguments: [[], ["--forwarding"], ["--recording", "--stub-classes"]])
  func areThoseOfAPackWithoutTypes(arguments: [String]) async throws {
    try await ModuleScene(
      modules: [.init(name: "App", text: Self.app)],
      program: """
        let querying = MockQuerying()
        stub(querying).narrow(any()).thenReturn(Query())
        stub(querying).rows(any(), of: any()).thenReturn(2)
        let narrow: Query< > = querying.narrow(Query())
        precondition(querying.rows([], of: narrow) == 2)
        verify(querying).narrow(any())
        """, arguments: arguments
    ).expectToRun(options: ["-warnings-as-errors"])
  }

  @Test(arguments: ["spy", "handlers"])
  func areThoseOfAPackWithoutTypesInStyles(style: String) async throws {
    try await ModuleScene(
      modules: [.init(name: "App", text: Self.app)],
      program: """
        let querying = MockQuerying()
        _ = querying
        """, arguments: ["--style", style]
    ).expectToRun(options: ["-warnings-as-errors"])
  }
}
