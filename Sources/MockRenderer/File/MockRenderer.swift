import Basics
import DeclarationModel
import MockResolver
import SourceWriting

/// Writes files of mocks.
///
///     // MARK: - Client
///
///     nonisolated final class MockClient: Client, StubVerifyMock { … }
///
///     // MARK: - Failures
///
///     nonisolated private enum MockFailureReporter: _FailureReporting { … }
///
/// The text depends only on the input; equal blueprints yield equal bytes.
package struct MockRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// Returns the text of a generated file, and where in it the mocks of each source file are.
  ///
  /// - Complexity: Linear in the number of members.
  package func rendered(_ file: MockFile) -> RenderedMocks {
    var source = SourceWriter()
    let sections = write(file, to: &source)
    return RenderedMocks(bytes: source.finish(), sections: sections).withLineFeeds
  }

  /// Writes a file, and returns where in it the mocks of each source file are.
  private func write(
    _ file: MockFile, to source: inout SourceWriter
  ) -> [RenderedMocks.Section] {
    source.add(FileHeader())
    guard !file.mocks.isEmpty else { return [] }
    let isShared = file.mocks.contains { $0.access == .public }
    let usesLibrary = file.mocks.contains(where: \.usesLibrary)
    var section = ImportSection(
      imports: imports(of: file), testableImports: file.testableImports, usesLibrary: usesLibrary)
    section.isPublic = isShared
    source.add(section)
    let namesXCTest = file.imports.contains { $0.path == "XCTest" }
    if !isShared, usesLibrary { writeFrameworks(namingXCTest: namesXCTest, to: &source) }
    let sections = write(file.mocks, to: &source)
    source.add(StyleSupport(file.mocks))
    guard usesLibrary else { return sections }
    source.blank()
    var failures = FailureSection()
    failures.names.qualified = Set(file.mocks.flatMap(\.names.qualified)).sorted()
    failures.isShared = isShared
    source.add(failures)
    return sections
  }

  /// Writes mocks, and returns where those of each source file are.
  private func write(
    _ mocks: [MockBlueprint], to source: inout SourceWriter
  ) -> [RenderedMocks.Section] {
    var sections: [RenderedMocks.Section] = []
    var layout = ConditionalLayout()
    var rest = mocks[...]
    while !rest.isEmpty {
      // The texts of all mocks at once would take as much memory as the file.
      let part = Array(rest.prefix(256))
      let texts = DeepStack.map(part, each: 8) { mock in
        var text = SourceWriter(indentedBy: mock.conditions.count)
        text.add(MockSection(mock))
        return text
      }
      let size = texts.reduce(0) { $0 + $1.size }
      source.settle(before: size / part.count * rest.count + FileSeal.usualCapacity)
      for (mock, text) in zip(part, texts) {
        let path = mock.position.path
        if sections.last?.path != path {
          // No `#if` block reaches from one source file into another.
          finish(&sections, &layout, in: &source)
          sections.append(.init(path: path, range: source.size..<source.size))
        }
        layout.add(under: mock.conditions, to: &source) { source in
          source.blank()
          source.append(text)
        }
      }
      rest = rest.dropFirst(part.count)
    }
    finish(&sections, &layout, in: &source)
    return sections
  }

  /// Ends the mocks of a source file.
  private func finish(
    _ sections: inout [RenderedMocks.Section], _ layout: inout ConditionalLayout,
    in source: inout SourceWriter
  ) {
    layout.finish(in: &source)
    guard let last = sections.indices.last else { return }
    sections[last].range = sections[last].range.lowerBound..<source.size
  }

  func imports(of file: MockFile) -> [ImportDeclaration] {
    let isForCuckoo = file.mocks.contains { $0.extras.contains(.cuckoo) }
    return file.imports + (isForCuckoo ? [ImportDeclaration(path: CuckooSection.module)] : [])
  }

  /// Writes the imports of the test frameworks that failures are reported to.
  ///
  /// - Parameter namesXCTest: Whether the mocks may name types of XCTest.
  private func writeFrameworks(
    namingXCTest namesXCTest: Bool = false, to source: inout SourceWriter
  ) {
    source.blank()
    source.line("#if canImport(Testing)")
    source.line("  import Testing")
    source.line("#endif")
    // Only one function of XCTest is imported, since XCTest re-exports Foundation, whose names the
    // app may use for its own types.
    source.line("#if canImport(XCTest)")
    source.line(namesXCTest ? "  import XCTest" : "  import func XCTest.XCTFail")
    source.line("#endif")
  }

  /// Returns the text of one mock, without the file around it, for templates.
  package func render(_ mock: MockBlueprint) -> String {
    var source = SourceWriter()
    var layout = ConditionalLayout()
    layout.add(under: mock.conditions, to: &source) { $0.add(MockSection(mock)) }
    layout.finish(in: &source)
    return source.text
  }

  /// Returns the imports of a file with mocks and the type that reports their failures, which
  /// templates need once in a file.
  package func support() -> String {
    var source = SourceWriter()
    source.add(ImportSection(imports: [], testableImports: []))
    writeFrameworks(to: &source)
    source.blank()
    source.add(FailureSection())
    return source.text
  }
}

/// The contents of a generated file with mocks.
package struct MockFile: Sendable, Hashable {
  /// The imports of the files that declare the protocols, and further imports that the mocks need.
  package var imports: [ImportDeclaration]
  /// The modules to import with `@testable`.
  package var testableImports: [String]
  /// The mocks, in order.
  package var mocks: [MockBlueprint]

  /// Creates a file.
  package init(
    imports: [ImportDeclaration] = [], testableImports: [String] = [], mocks: [MockBlueprint]
  ) {
    self.imports = imports
    self.testableImports = testableImports
    self.mocks = mocks
  }
}
