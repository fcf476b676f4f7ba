/// A key of a configuration, under which its entries stand.
package enum ConfigurationSection: String, Sendable, Hashable, CaseIterable {
  case mocks, accessors, templates

  /// The keys that an entry may have.
  package var keys: [ConfigurationKey] {
    switch self {
    case .mocks:
      [
        .sources, .module, .protocols, .exclude, .onlyMarked, .output, .testableImports, .imports,
        .mockName, .searchPaths, .forwarding, .stubClasses, .cuckoo,
      ] + Self.headerKeys
    case .templates: [.sources, .templates, .output, .args] + Self.headerKeys
    case .accessors: [.sources, .types, .all, .output, .testableImports, .imports]
    }
  }

  /// The keys that say which headers of Objective-C are read, and how.
  private static let headerKeys: [ConfigurationKey] = [
    .headers, .defines, .includePaths, .frameworkPaths, .declare, .target, .optionalRequirements,
  ]
}
