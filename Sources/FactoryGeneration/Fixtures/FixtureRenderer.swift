import DeclarationModel
import SourceWriting

/// Renders fixtures as Swift.
///
///     extension Ticket {
///       static func mock(id: TicketID = .mock(), seats: Seats = .mock()) -> Ticket {
///         return Ticket(id: id, seats: seats)
///       }
///     }
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
      imports: file.imports, testableImports: file.testableImports,
      usesLibrary: file.registration != nil)
    source.add(imports)
    var layout = ConditionalLayout()
    for fixture in file.fixtures {
      layout.add(under: fixture.conditions, to: &source) { source in
        source.blank()
        write(fixture, isRegistered: file.registration != nil, to: &source)
      }
    }
    layout.finish(in: &source)
    if let registration = file.registration {
      source.blank()
      write(registration, of: file.fixtures, to: &source)
    }
    return source.text
  }

  /// Returns the text of a single fixture.
  package func text(of fixture: FixtureBlueprint) -> String {
    var source = SourceWriter()
    write(fixture, isRegistered: false, to: &source)
    return source.text
  }

  /// Writes the function that registers fixtures as default values.
  ///
  ///     extension DefaultValueRegistry {
  ///       /// Lets calls without a stub return the fixtures of this file.
  ///       static func registerFixtures() {
  ///         register(forType: Ticket.self) { .mock() }
  ///       }
  ///     }
  private func write(
    _ registration: FixtureFile.Registration, of fixtures: [FixtureBlueprint],
    to source: inout SourceWriter
  ) {
    source.line("// MARK: - Default values")
    source.blank()
    source.block(WrappableLine("extension DefaultValueRegistry")) { source in
      source.line("/// Lets calls without a stub return the fixtures of this file.")
      let words = registration.access == .internal ? "" : "\(registration.access.rawValue) "
      source.block(WrappableLine("\(words)static func \(registration.function)()")) { source in
        var layout = ConditionalLayout()
        for fixture in fixtures where fixture.isForEveryCall {
          layout.add(under: fixture.conditions, to: &source) { source in
            source.line(
              "register(forType: \(FactoryNames.spelled(fixture.path)).self) { .mock() }")
          }
        }
        layout.finish(in: &source)
      }
    }
  }

  private func write(
    _ fixture: FixtureBlueprint, isRegistered: Bool, to source: inout SourceWriter
  ) {
    var section = MockFunction(path: fixture.path, access: fixture.access)
    section.outerAttributes = fixture.outerAvailability
    section.attributes = fixture.availability + (fixture.isolation.map { [$0] } ?? [])
    // The run-time library makes values anywhere, also for tests that are on the main actor by default.
    section.isNonisolated = isRegistered && fixture.isolation == nil
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
  /// The function that registers the fixtures as default values, if there is one.
  package var registration: Registration?

  /// A function that registers fixtures as default values.
  package struct Registration: Sendable, Hashable {
    /// The name.
    package var function: String
    /// The access level.
    package var access: AccessLevel

    /// Creates a registration.
    package init(function: String, access: AccessLevel) {
      self.function = function
      self.access = access
    }
  }

  /// Creates a file.
  package init(
    imports: [ImportDeclaration] = [], testableImports: [String] = [],
    fixtures: [FixtureBlueprint], registration: Registration? = nil
  ) {
    self.registration = registration
    self.imports = imports
    self.testableImports = testableImports
    self.fixtures = fixtures
  }
}
