import DeclarationModel
import SourceWriting

/// Renders fixtures as Swift.
///
/// The text depends only on the input; equal blueprints yield equal bytes.
package struct FixtureRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// Returns the text of a generated file.
  ///
  /// - Complexity: Linear in the number of parameters.
  package func render(_ file: FixtureFile) -> String {
    var source = SourceWriter()
    source.add(FileHeader())
    guard !file.fixtures.isEmpty else { return source.text }
    let imports = ImportSection(
      imports: file.imports, testableImports: file.testableImports, usesLibrary: false)
    source.blank()
    source.add(imports)
    var layout = ConditionalLayout()
    for fixture in file.fixtures {
      layout.add(under: fixture.conditions, to: &source) { source in
        source.blank()
        write(fixture, to: &source)
      }
    }
    layout.finish(in: &source)
    return source.text
  }

  /// Returns the text of a single fixture.
  package func text(of fixture: FixtureBlueprint) -> String {
    var source = SourceWriter()
    write(fixture, to: &source)
    return source.text
  }

  private func write(_ fixture: FixtureBlueprint, to source: inout SourceWriter) {
    var section = MockFunction(path: fixture.path, access: fixture.access)
    section.outerAttributes = fixture.outerAvailability
    section.attributes = fixture.availability + (fixture.isolation.map { [$0] } ?? [])
    section.parameters = fixture.parameters.map { parameter in
      (
        parameter.name, (parameter.isClosure ? "@escaping " : "") + parameter.type.text,
        parameter.sample.text
      )
    }
    section.write(to: &source) { source in
      switch fixture.making {
      case .value(let sample): source.line("return \(sample.text)")
      case .initializer:
        let call = FactoryCall(
          callee: FactoryNames.spelled(fixture.path),
          arguments: fixture.parameters.map {
            .init(label: $0.label, text: Identifier.escaped($0.name))
          }, effects: Effects())
        source.statement(call.statement(after: "return "))
      }
    }
  }
}

/// The contents of a generated file with fixtures.
package struct FixtureFile: Sendable, Hashable {
  /// The imports of the files that declare the types.
  package var imports: [ImportDeclaration]
  /// The modules to import with `@testable`.
  package var testableImports: [String]
  /// The fixtures, in order.
  package var fixtures: [FixtureBlueprint]

  /// Creates a file.
  package init(
    imports: [ImportDeclaration] = [], testableImports: [String] = [],
    fixtures: [FixtureBlueprint]
  ) {
    self.imports = imports
    self.testableImports = testableImports
    self.fixtures = fixtures
  }
}
