import Configuration
import FileSupport
import Files
import MockEngine
import Testing

/// Superclasses of mocked classes that other entries of a configuration have the sources of.
struct ClassSourceTests {
  @Test func aSuperclassMayBeInTheSourcesOfAnotherEntry() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "Core/Core.swift",
        """
        open class Root {
          public init(id: Int) {}
          open func first() {}
        }
        open class Base: Root { open func second() {} }
        """)
      try folder.write("App/App.swift", "import Core\nclass Service: Base { func third() {} }")
      try folder.write(
        ".kagemusha.yml",
        """
        mocks:
          - sources: [Core]
            output: Gen/Core.swift
            testableImports: [Core]
            classes: [Base]
          - sources: [App]
            output: Gen/App.swift
            testableImports: [App]
            classes: [Service]
        """)
      let outcome = await folder.generate(CommandLineOptions(currentDirectory: folder.path))
      #expect(outcome.messages == "2 mocks: 2 written\n")
      let text = try #require(folder.read("Gen/App.swift"))
      for member in ["first()", "second()", "third()"] {
        #expect(text.contains("override func \(member)"))
      }
      #expect(text.contains("id: Int"))
    }
  }
}
