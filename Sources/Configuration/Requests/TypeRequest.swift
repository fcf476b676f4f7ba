import Basics
import DeclarationModel
import Files
import MockResolver

/// The common part of requests about types: the sources, the types, and the output.
package struct TypeRequest: Sendable, Hashable {
  /// Files, folders and globs to read.
  package var sources: PathSelection
  /// Globs for types; the marked ones if there are none.
  package var types: [Located<Glob>] = []
  /// The output.
  package var output: Located<OutputLocation>
  /// Modules that the output imports with `@testable`.
  package var testableImports: [String] = []
  /// Modules that the output imports besides those its sources import.
  package var imports: [String] = []

  /// Creates a request for the marked types of some sources.
  package init(sources: PathSelection, output: Located<OutputLocation>) {
    self.sources = sources
    self.output = output
  }
}

/// A request for accessors of private properties: an entry of `accessors` in a configuration.
package struct AccessorRequest: Sendable, Hashable {
  /// The types, and the output.
  package var types: TypeRequest
  /// Whether other stored properties get accessors, too.
  package var includesAllProperties = false

  /// Creates a request.
  package init(_ types: TypeRequest) {
    self.types = types
  }
}

/// A request for factories: an entry of `factories` in a configuration.
package struct FactoryRequest: Sendable, Hashable {
  /// The types, and the output.
  package var types: TypeRequest
  /// The pattern of a mock's name; that of the configuration's mocks if nil.
  package var mockName: Located<MockNaming>?
  /// Expressions for what cannot be made, by type or by `Owner.parameter`.
  package var values: [String: Located<String>] = [:]
  /// The access level that is asked for.
  package var requestedAccess: Located<AccessLevel>?

  /// Creates a request.
  package init(_ types: TypeRequest) {
    self.types = types
  }

  /// The access level of the factories.
  package var access: AccessLevel { requestedAccess?.value ?? .internal }
}

/// A request for fixtures: an entry of `fixtures` in a configuration.
package struct FixtureRequest: Sendable, Hashable {
  /// The types, and the output.
  package var types: TypeRequest
  /// Expressions in place of generated values, by type or by `Owner.property`.
  package var defaults: [String: Located<String>] = [:]
  /// Whether a function registers the fixtures as default values.
  package var registersDefaultValues = false
  /// The access level that is asked for.
  package var requestedAccess: Located<AccessLevel>?

  /// Creates a request.
  package init(_ types: TypeRequest) {
    self.types = types
  }

  /// The access level of the fixtures.
  package var access: AccessLevel { requestedAccess?.value ?? .internal }
}
