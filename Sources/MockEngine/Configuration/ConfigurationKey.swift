/// A key of a configuration; most stand in an entry.
package enum ConfigurationKey: String, Sendable, Hashable, CaseIterable {
  case sources, module, protocols, types, all, exclude, onlyMarked, output, testableImports,
    imports, mockName, searchPaths, templates, args, forwarding, recording, stubClasses, cuckoo,
    shallow, access, values, defaults
  /// Headers of Objective-C, and how they are read.
  case headers, defines, includePaths, frameworkPaths, declare, target, optionalRequirements
  /// Stands beside the sections, and not in an entry.
  case strict
}
