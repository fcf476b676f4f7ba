import Files
import DeclarationModel
import MockResolver

/// What the command line says in place of a configuration's entry.
package struct CommandLineOverrides: Sendable, Hashable {
  /// Whether the sources are known besides, and an entry may name their module.
  package var knowsModules = false
  /// In place of `sources`, if there are any.
  package var sources: [Located<AbsolutePath>] = []
  /// In place of `module`, if there are any.
  package var compiledModules: [Located<String>] = []
  /// In place of `headers`, if there are any; their options count besides those of the entry.
  package var headers = HeaderInput()
  /// Sources in which only parents are looked up.
  package var dependencySources: [Located<AbsolutePath>] = []
  /// In place of `protocols`, if there are any.
  package var protocols: [Located<String>] = []
  /// In place of `exclude`, if there are any.
  package var excluded: [Located<String>] = []
  /// `true` in place of `onlyMarked`.
  package var onlyMarked = false
  /// Whether a glob for protocols may match nothing.
  package var allowsUnmatched = false
  /// In place of `output`; it may lie anywhere.
  package var output: Located<OutputLocation>?
  /// In place of `testableImports`, if there are any.
  package var testableImports: [String] = []
  /// In place of `imports`, if there are any.
  package var imports: [String] = []
  /// In place of `mockName`.
  package var mockName: Located<String>?
  /// Besides what the entry asks for.
  package var extras: MockExtras = []
  /// In place of `access`.
  package var access: Located<AccessLevel>?
  /// `true` in place of `shallow`.
  package var isShallow = false

  /// Says nothing.
  package init() {}

  /// Whether it says what to read.
  package var namesInput: Bool {
    !sources.isEmpty || !compiledModules.isEmpty || !headers.paths.isEmpty
  }

  /// A request in which what is said here stands.
  package func apply(to request: MockRequest) -> MockRequest {
    var request = request
    if namesInput {
      request.sources = sources
      request.compiledModules = compiledModules
      request.headers.paths = headers.paths
    }
    request.headers.options = request.headers.options.adding(headers.options)
    request.dependencySources += dependencySources
    if !protocols.isEmpty { request.protocols = protocols }
    if !excluded.isEmpty { request.excluded = excluded }
    request.onlyMarked = request.onlyMarked || onlyMarked
    request.allowsUnmatched = request.allowsUnmatched || allowsUnmatched
    if let output { request.output = output }
    if !testableImports.isEmpty { request.testableImports = testableImports }
    if !imports.isEmpty { request.imports = imports }
    if let mockName { request.mockName = mockName }
    request.extras.formUnion(extras)
    if let access { request.access = access }
    request.isShallow = request.isShallow || isShallow
    return request
  }
}
