/// A key of an entry of `mocks:`.
package enum ConfigurationKey: String, Sendable, Hashable, CaseIterable {
  case sources, module, protocols, exclude, onlyMarked, output, testableImports, imports, mockName

  /// The key above the entries.
  package static let mocks = "mocks"
}
