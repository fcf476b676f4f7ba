import FileSupport
import Foundation
import Testing

/// Mocks that are planned anew stand between those that are taken over as if all were planned.
@Suite struct PlanMergeTests {
  /// The first mock stands below the header then, and another one takes its place.
  @Test(arguments: ["style: [spy]", "style: [handlers], access: public"])
  func mocksOfFilesWithoutImportsMove(settings: String) async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen/Mocks.swift, \(settings)")
      try folder.write("S/A.swift", "protocol A { func a() }\n")
      for _ in 0..<2 { _ = await app.generate() }
      let first = "protocol First { func f() }\n"
      for text in [first, first + "\nprotocol Second {}\n", "struct First {}\n"] {
        try folder.write("S/0.swift", text)
        #expect(await app.generate().read == ["0"])
        #expect(try await app.outputs == app.planned())
      }
      try folder.write("S/D.swift", "protocol D { func d2(_ value: Value) }\n")
      #expect(await app.generate().read.contains("E") == false)
      #expect(try await app.outputs == app.planned())
    }
  }

  /// The text of a literal is copied, and a generated file has line feeds alone.
  @Test(arguments: ["style: [stub-verify]", "style: [spy]"])
  func literalsWithOtherLineEndsMoveNoMock(settings: String) async throws {
    try await TemporaryFolder.with { folder in
      let app = try await RememberedApp(folder, "output: Gen/Mocks.swift, \(settings)")
      let attribute = """
        @available(*, deprecated, message: \"\"\"
          x
          \"\"\")
        """
      let text = """
        #if DEBUG
        import Dispatch
        #endif
        protocol Zero {
          \(attribute)
          func z()
        }
        #if DEBUG
        protocol One {}
        #endif

        """
      try folder.write("S/0.swift", text.replacingOccurrences(of: "\n", with: "\r\n"))
      for _ in 0..<2 { _ = await app.generate() }
      for name in ["d2", "d3"] {
        try folder.write("S/D.swift", "protocol D { func \(name)(_ value: Value) }\n")
        #expect(await app.generate().read.contains("E") == false)
        #expect(try await app.outputs == app.planned())
      }
      try folder.write("S/0.swift", text.replacingOccurrences(of: "z()", with: "y()"))
      _ = await app.generate()
      #expect(try await app.outputs == app.planned())
    }
  }
}
