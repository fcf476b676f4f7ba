import Basics
import DeclarationModel
import Files
import MockResolver

/// The common part of requests about types: the sources, the types, and the output.
package struct TypeRequest: Sendable, Hashable {
  /// The files, folders and globs to read.
  package var sources: PathSelection
  /// The globs for types; empty for the marked types.
  package var types: [Located<Glob>] = []
  /// The output.
  package var output: Located<OutputLocation>
  /// The modules that the output imports with `@testable`.
  package var testableImports: [String] = []
  /// The modules that the output imports besides those that its sources import.
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
  /// Whether stored properties that are not private get accessors, too.
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
  /// The pattern of the mocks' names; nil for that of the configuration's mocks.
  package var mockName: Located<MockNaming>?
  /// The expressions for values that cannot be made, by type or by `Owner.parameter`.
  package var values: [String: Located<String>] = [:]
  /// The access level, if the request states one.
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
  /// The expressions in place of generated values, by type or by `Owner.property`.
  package var defaults: [String: Located<String>] = [:]
  /// Whether a function registers the fixtures as default values.
  package var registersDefaultValues = false
  /// The access level, if the request states one.
  package var requestedAccess: Located<AccessLevel>?

  /// Creates a request.
  package init(_ types: TypeRequest) {
    self.types = types
  }

  /// The access level of the fixtures.
  package var access: AccessLevel { requestedAccess?.value ?? .internal }
}
