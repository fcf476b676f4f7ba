import Basics
import MockResolver
import ObjCScanner

/// A setting of the tool. The names of the settings in configurations are their keys.
package enum ConfigurationKey: String, Sendable, Hashable, CaseIterable {
  case sources, headers, module, templates, types, protocols, classes, exclude, onlyMarked, all
  case output, shards, testableImports, imports, access
  case mockName, style, forwarding, recording, stubClasses, cuckoo, shallow, defaultIsolation
  case nonisolatedNonsendingByDefault
  case values, defaults, defaultValues, args, timeLimit
  case searchPaths, defines, includePaths, frameworkPaths, declare, target, optionalRequirements
  case strict
  /// Settings that exist only on the command line or in the environment.
  case config, dependencySources, allowUnmatched, cachePath, noPrograms, interfaceTool, libclang,
    sdk
}

/// The table of all settings.
///
/// The table is the source of the decoding, of the options of the command line, of the command that `check` prints,
/// of help texts, of the JSON Schema and of the reference page.
package enum ConfigurationSchema {
  /// All settings, in the order of the documentation.
  package static let settings: [Setting] =
    input + output + selection + mocks + others + headers + run

  private static let input: [Setting] = [
    Setting(
      .sources, .selection,
      [
        .mocks(\.sources), .accessors(\.types.sources), .factories(\.types.sources),
        .fixtures(\.types.sources), .templates(\.sources),
      ],
      "Swift files, folders and globs to read; a '!' before one leaves it out."
    ).required(or: [.headers, .module]),
    Setting(
      .headers, .paths, [.mocks(\.headers.paths), .templates(\.headers.paths)],
      "Objective-C headers to read: files, folders and globs."),
    Setting(
      .module, .modules, [.mocks(\.compiledModules)],
      "A compiled module whose protocols are mocked, without its sources."
    ).option(.option("module", "module")),
    Setting(
      .searchPaths, .folders.adding(), [.mocks(\.searchPaths)],
      "Folders with compiled modules, besides those of the toolchain and of this package."
    ).option(.option("module-search-path", "folder")),
    Setting(
      .templates, .selection, [.templates(\.templates)],
      "Stencil templates: files, folders and globs."
    ).required(),
    Setting(
      .config, .text("file"), [],
      "The configuration file; '.kagemusha.yml' or 'kagemusha.yml' in this folder or its parents by default."
    ).option(.option("config", "file")),
  ]

  private static let output: [Setting] = [
    Setting(
      .output, .output,
      [
        .mocks(\.output), .accessors(\.types.output), .factories(\.types.output),
        .fixtures(\.types.output), .templates(\.output),
      ],
      "A '.swift' file; for mocks and templates also a folder, with a file for each."
    ).required().option(.option("output", "path")),
    Setting(
      .shards, .count("number", upTo: 1_000), [.mocks(\.shards)],
      "How many files the mocks of a folder are divided among; a file for each mock by default."
    ).option(.option("shards", "number")),
    Setting(
      .testableImports, .testableModules,
      [
        .mocks(\.testableImports), .accessors(\.types.testableImports),
        .factories(\.types.testableImports), .fixtures(\.types.testableImports),
      ],
      "Modules to import with '@testable'."
    ).option(.option("testable", "module")),
    Setting(
      .imports, .imports,
      [
        .mocks(\.imports), .accessors(\.types.imports), .factories(\.types.imports),
        .fixtures(\.types.imports),
      ],
      "Modules to import, besides those that the sources import."
    ).option(.option("import", "module")),
    Setting(
      .access, .access,
      [
        .mocks(\.access), .factories(\.requestedAccess), .fixtures(\.requestedAccess),
      ],
      "The access level; 'public' code is shared by targets and imports no test framework."
    ).standard("internal").option(.option("access", "level")),
  ]

  private static let selection: [Setting] = [
    Setting(
      .protocols, .globs, [.mocks(\.protocols)], "The protocols to mock; all by default."
    ).option(.option("protocols", "glob")),
    Setting(
      .classes, .globs, [.mocks(\.classes)], "The classes to mock; only marked ones by default."
    ).option(.option("classes", "glob")),
    Setting(
      .exclude, .globs, [.mocks(\.excluded)], "Protocols and classes that are not mocked."
    ).option(.option("exclude", "glob")),
    Setting(
      .onlyMarked, .bool, [.mocks(\.onlyMarked)], "Mock only marked protocols and classes."
    ).standard("false").option(.flag("only-marked")),
    Setting(
      .types, .globs,
      [.accessors(\.types.types), .factories(\.types.types), .fixtures(\.types.types)],
      "The types to generate code for, besides marked ones."),
    Setting(
      .all, .bool, [.accessors(\.includesAllProperties)],
      "Generate accessors for all stored properties, not only private ones."
    ).standard("false"),
  ]

  private static let mocks: [Setting] = [
    Setting(
      .mockName, .mockName, [.mocks(\.mockName), .factories(\.mockName)],
      "The name of a mock; '{base}' is the name without a final 'Type' or 'Protocol', '{module}' the module."
    ).standard(MockNaming.standard.pattern).option(.option("mock-name", "pattern")),
    Setting(
      .style, .styles, [.mocks(\.styles)],
      "How tests use mocks: by stub and verify, or by the variables of Sourcery ('spy') or Mockolo ('handlers')."
    ).standard("stub-verify").option(.option("style", "style")),
    Setting(
      .forwarding, .extras(.forwarding), [.mocks(\.extras)],
      "Let mocks forward calls to a real object."
    ).standard("false").option(.flag("forwarding")),
    Setting(
      .recording, .extras(.recordingSuite), [.mocks(\.extras)],
      "Let mocks record the answers of a real object; includes 'forwarding'."
    ).standard("false").option(.flag("recording")),
    Setting(
      .stubClasses, .extras(.stubClass), [.mocks(\.extras)],
      "Generate a class of default values beside each mock."
    ).standard("false").option(.flag("stub-classes")),
    Setting(
      .cuckoo, .extras(.cuckooSuite), [.mocks(\.extras)],
      "Let mocks accept Cuckoo's matchers; includes 'forwarding' and 'stubClasses'."
    ).standard("false").option(.flag("cuckoo")),
    Setting(
      .shallow, .bool, [.mocks(\.isShallow)],
      "Don't create child mocks for protocol-typed requirements."
    ).standard("false").option(.flag("shallow")),
    Setting(
      .defaultIsolation, .defaultIsolation, [.mocks(\.defaultIsolation)],
      "The default isolation of the module of the sources; 'Package.swift' says it by default."
    ).option(.option("default-isolation", "isolation")),
    Setting(
      .nonisolatedNonsendingByDefault, .bool, [.mocks(\.isNonsendingByDefault)],
      "Whether the module of the sources enables this feature; 'Package.swift' says it, too."
    ).standard("false").option(.flag("nonisolated-nonsending-by-default")),
  ]

  private static let others: [Setting] = [
    Setting(
      .values, .expressions, [.factories(\.values)],
      "Expressions for parameters without a default, by type or as 'Owner.parameter'."),
    Setting(
      .defaults, .expressions, [.fixtures(\.defaults)],
      "Expressions in place of generated values, by type or as 'Owner.property'."),
    Setting(
      .defaultValues, .bool, [.fixtures(\.registersDefaultValues)],
      "Generate a function that lets calls without a stub return the fixtures."
    ).standard("false"),
    Setting(.args, .arguments, [.templates(\.arguments)], "Values that templates can use."),
    Setting(
      .timeLimit, .count("seconds", upTo: TemplateRequest.longestTimeLimit),
      [.templates(\.timeLimit)],
      "The seconds after which the program of a Swift template is stopped."
    ).standard("\(TemplateRequest.standardTimeLimit)"),
  ]

  private static let headers: [Setting] = [
    Setting(
      .defines, .texts("macros").adding(),
      [.mocks(\.headers.options.defines), .templates(\.headers.options.defines)],
      "Macros for headers, as in 'DEBUG=1'."
    ).option(.option("define", "name[=value]").short("D")),
    Setting(
      .includePaths, .pathTexts.adding(),
      [.mocks(\.headers.options.includePaths), .templates(\.headers.options.includePaths)],
      "Folders with headers that others include."
    ).option(.option("include-path", "folder").short("I")),
    Setting(
      .frameworkPaths, .pathTexts.adding(),
      [.mocks(\.headers.options.frameworkPaths), .templates(\.headers.options.frameworkPaths)],
      "Folders with frameworks."
    ).option(.option("framework-path", "folder").short("F")),
    Setting(
      .declare, .declarations.adding(),
      [.mocks(\.headers.options.declarations), .templates(\.headers.options.declarations)],
      "Types that no header declares, as in 'UIColor=class'."
    ).option(.option("declare", "name=kind")),
    Setting(
      .target, .text("target triple"),
      [.mocks(\.headers.options.target), .templates(\.headers.options.target)],
      "The target that headers are read for, as in 'arm64-apple-ios16.0'."
    ).standard(HeaderOptions().effectiveTarget).option(.option("target", "triple")),
    Setting(
      .optionalRequirements, .bool,
      [
        .mocks(\.headers.options.includesOptional), .templates(\.headers.options.includesOptional),
      ],
      "Whether mocks have the optional requirements of Objective-C protocols."
    ).standard("true").option(.flag("optional-requirements").inverted),
  ]

  private static let run: [Setting] = [
    Setting(.strict, .bool, [.root(\.isStrict)], "Treat warnings as errors.")
      .standard("false").option(.flag("strict")),
    Setting(
      .dependencySources, .paths.adding(), [.mocks(\.dependencySources)],
      "Sources in which only parents and types are looked up: files, folders and globs."
    ).option(.option("look-up", "path").hidden),
    Setting(
      .allowUnmatched, .bool, [.mockOption(\.allowsUnmatched)],
      "Let a name or glob match no protocol."
    ).option(.flag("allow-unmatched").hidden),
    Setting(
      .cachePath, .text("folder"), [], "The folder of the cache."
    ).option(.option("cache-path", "folder").hidden).variable("KAGEMUSHA_CACHE_PATH"),
    Setting(
      .noPrograms, .bool, [],
      "Start no other program: no compiler, no Swift template, no manifest, no git."
    ).option(.flag("no-programs")).variable(ProgramPolicy.variable),
    Setting(
      .interfaceTool, .text("command"), [],
      "The tool that prints the interfaces of compiled modules."
    ).variable("KAGEMUSHA_INTERFACE_TOOL"),
    Setting(
      .libclang, .text("file or folder"), [], "The libclang that reads Objective-C headers."
    ).variable(LibclangSearch.variable),
    Setting(.sdk, .text("folder"), [], "The Apple SDK that Objective-C headers are read against.")
      .variable("SDKROOT"),
  ]

  private static let byKey = Dictionary(
    settings.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns a setting.
  package static subscript(key: ConfigurationKey) -> Setting? { byKey[key] }

  /// Returns the settings that an entry of a section may have.
  package static func settings(in section: ConfigurationSection) -> [Setting] {
    settings.filter { $0.sections.contains(section) }
  }
}

/// A section of a configuration, which contains entries.
package enum ConfigurationSection: String, Sendable, Hashable, CaseIterable {
  case mocks, accessors, factories, fixtures, templates

  /// The purpose of the entries.
  package var summary: String {
    switch self {
    case .mocks: "Mocks of protocols and classes."
    case .accessors: "Accessors for the private properties of types."
    case .factories: "Factories that create types with mocks."
    case .fixtures: "Fixtures: values of types for tests."
    case .templates: "Rendered Stencil templates."
    }
  }
}
