import Basics
import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the mocks of the stub-verify style as Swift.
///
/// The text depends on nothing but its input; the same blueprints give the same bytes.
package struct MockRenderer: Sendable {
  /// Makes a renderer.
  package init() {}

  /// The text of a generated file.
  ///
  /// - Complexity: Linear in the number of members.
  package func render(_ file: MockFile) -> String {
    var source = SourceWriter()
    source.add(FileHeader())
    guard !file.mocks.isEmpty else { return source.text }
    source.blank()
    let isShared = file.mocks.contains { $0.access == .public }
    let usesLibrary = file.mocks.contains(where: \.usesLibrary)
    var section = ImportSection(
      imports: imports(of: file), testableImports: file.testableImports, usesLibrary: usesLibrary)
    section.isPublic = isShared
    source.add(section)
    let namesXCTest = file.imports.contains { $0.path == "XCTest" }
    if !isShared, usesLibrary { writeFrameworks(namingXCTest: namesXCTest, to: &source) }
    var layout = ConditionalLayout()
    let sections = DeepStack.map(file.mocks, each: 8) { mock in
      var section = SourceWriter(indentedBy: mock.conditions.count)
      section.add(MockSection(mock))
      return section
    }
    for (mock, section) in zip(file.mocks, sections) {
      layout.add(under: mock.conditions, to: &source) { source in
        source.blank()
        source.append(section)
      }
    }
    layout.finish(in: &source)
    source.add(StyleSupport(file.mocks))
    guard usesLibrary else { return source.text }
    source.blank()
    var failures = FailureSection()
    failures.names.qualified = Set(file.mocks.flatMap(\.names.qualified)).sorted()
    failures.isShared = isShared
    source.add(failures)
    return source.text
  }

  private func imports(of file: MockFile) -> [ImportDeclaration] {
    let isForCuckoo = file.mocks.contains { $0.extras.contains(.cuckoo) }
    return file.imports + (isForCuckoo ? [ImportDeclaration(path: CuckooSection.module)] : [])
  }

  /// The frameworks that failures may go to.
  ///
  /// - Parameter namesXCTest: Whether the mocks may name types of XCTest.
  private func writeFrameworks(
    namingXCTest namesXCTest: Bool = false, to source: inout SourceWriter
  ) {
    source.blank()
    source.line("#if canImport(Testing)")
    source.line("  import Testing")
    source.line("#endif")
    // Of XCTest no more than is used: it brings Foundation along, whose names the app may have, too.
    source.line("#if canImport(XCTest)")
    source.line(namesXCTest ? "  import XCTest" : "  import func XCTest.XCTFail")
    source.line("#endif")
  }

  /// The text of one mock, without the file around it, for templates.
  package func render(_ mock: MockBlueprint) -> String {
    var source = SourceWriter()
    var layout = ConditionalLayout()
    layout.add(under: mock.conditions, to: &source) { $0.add(MockSection(mock)) }
    layout.finish(in: &source)
    return source.text
  }

  /// The imports of any file with mocks, and the function that its mocks report failures to; a file
  /// needs them once.
  package func support() -> String {
    var source = SourceWriter()
    source.add(ImportSection(imports: [], testableImports: []))
    writeFrameworks(to: &source)
    source.blank()
    source.add(FailureSection())
    return source.text
  }
}

/// What a generated file is made of.
package struct MockFile: Sendable, Hashable {
  /// The imports of the files that the protocols come from, and whatever else the mocks need.
  package var imports: [ImportDeclaration]
  /// The modules that are imported with `@testable`.
  package var testableImports: [String]
  /// The mocks, in order.
  package var mocks: [MockBlueprint]

  /// Describes a file.
  package init(
    imports: [ImportDeclaration] = [], testableImports: [String] = [], mocks: [MockBlueprint]
  ) {
    self.imports = imports
    self.testableImports = testableImports
    self.mocks = mocks
  }
}
