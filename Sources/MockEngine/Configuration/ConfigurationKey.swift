/// A key of an entry of a configuration.
package enum ConfigurationKey: String, Sendable, Hashable, CaseIterable {
  case sources, module, protocols, types, all, exclude, onlyMarked, output, testableImports,
    imports, mockName, searchPaths, templates, args
}
