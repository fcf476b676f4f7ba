/// A key of a configuration, under which its entries stand.
package enum ConfigurationSection: String, Sendable, Hashable, CaseIterable {
  case mocks, accessors, factories, fixtures, templates

  /// The keys that an entry may have.
  package var keys: [ConfigurationKey] {
    switch self {
    case .mocks:
      [
        .sources, .module, .protocols, .exclude, .onlyMarked, .output, .testableImports, .imports,
        .mockName, .searchPaths, .forwarding, .recording, .stubClasses, .cuckoo, .shallow, .access,
      ] + Self.headerKeys
    case .templates: [.sources, .templates, .output, .args] + Self.headerKeys
    case .accessors: [.sources, .types, .all, .output, .testableImports, .imports]
    case .factories:
      [.sources, .types, .output, .testableImports, .imports, .mockName, .values, .access]
    case .fixtures: [.sources, .types, .output, .testableImports, .imports, .defaults, .access]
    }
  }

  /// The keys that say which headers of Objective-C are read, and how.
  private static let headerKeys: [ConfigurationKey] = [
    .headers, .defines, .includePaths, .frameworkPaths, .declare, .target, .optionalRequirements,
  ]
}
