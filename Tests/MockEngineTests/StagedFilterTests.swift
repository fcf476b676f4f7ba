import Configuration
import FileSupport
import MockEngine
import Testing

/// Git keeps files in another form than that in which it writes them to the folder.
@Suite struct StagedFilterTests: RepositoryTests {
  @Test func filesAreReadThroughFilters() async throws {
    try await TemporaryFolder.with { folder in
      let input = folder.input("S", output: "My Gen")
      try git(folder, "init", "-q", ".")
      try git(folder, "config", "filter.up.clean", "sed s/CLEAN/DIRTY/")
      try git(folder, "config", "filter.up.smudge", "sed s/DIRTY/CLEAN/")
      try folder.write(".gitattributes", "*.swift filter=up\n")
      try folder.write("S/A 1.swift", "protocol A { func aCLEAN() }\n")
      try folder.write("S/B\n2.swift", "protocol B { func bCLEAN() }\n")
      _ = await folder.generate(input)
      try git(folder, "add", "-A")
      #expect(await check(folder, input).status == .success)
      try folder.write("S/A 1.swift", "protocol A { func aCLEAN(); func new() }\n")
      #expect(await check(folder, input).status == .success)
      try git(folder, "add", "S")
      #expect(await check(folder, input).output.hasPrefix("stale     My Gen/MockA.swift"))
    }
  }

  @Test func inlineBlocksOfFilesWithCarriageReturnsAreWritten() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "Names.stencil",
        """
        {% for type in types.all %}
        // sourcery:inline:auto:{{ type.name }}.Name
        let name = "{{ type.name }}"
        // sourcery:end
        {% endfor %}
        """)
      try folder.write(
        ".kagemusha.yml",
        "templates:\n  - {sources: S, templates: [Names.stencil], output: Out}\n")
      let input = CommandLineOptions(currentDirectory: folder.path)
      try git(folder, "init", "-q", ".")
      try folder.write(".gitattributes", "*.swift text eol=crlf\n")
      try folder.write("S/A.swift", "struct A {\r\n}\r\n")
      try git(folder, "add", "-A")
      #expect(await check(folder, input).status == .outOfDate)
      #expect(await generate(folder, input).status == .success)
      try git(folder, "add", "-A")
      #expect(await check(folder, input).status == .success)
    }
  }
}
