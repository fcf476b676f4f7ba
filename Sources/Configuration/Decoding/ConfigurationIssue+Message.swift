import DeclarationModel
import ObjCScanner
import Files
import MockResolver

extension ConfigurationIssue.Fact: DiagnosticFact {
  package var severity: Diagnostic.Severity {
    switch self {
    case .unknownSourceryKey, .unlinkedOutput, .moduleWithoutEntry, .outputNotInProject,
      .configurationsDiffer, .emptyArgument:
      .warning
    case .discovery(let fact): fact.severity
    default: .error
    }
  }

  /// The message.
  ///
  /// Paths in the message are absolute, and shortened when they are printed.
  package var text: DiagnosticText {
    switch self {
    case .cannotRead(let path, let problem):
      DiscoveryIssue.Fact.cannotRead(path, problem).text
    case .discovery(let fact): fact.text
    case .noConfiguration:
      DiagnosticText(
        .missingConfiguration,
        "cannot find '.kagemusha.yml' or 'kagemusha.yml' in this folder or its parents, nor an Xcode project here",
        fixIt: "create one, or specify sources, and '--output' to write files")
    case .notUTF8(let path):
      DiagnosticText(.invalidUTF8, "'\(path)' is not valid UTF-8", fixIt: "save it as UTF-8")
    case .emptyConfiguration:
      DiagnosticText(
        .emptyConfiguration, "the configuration is empty", fixIt: "add a list under 'mocks'")
    case .notAMapping(let isList):
      DiagnosticText(
        .invalidValue, "the configuration must be a mapping",
        fixIt: isList
          ? "write 'mocks:' on a line before the list" : "add a list of entries under 'mocks:'")
    case .invalidYAML(let problem):
      DiagnosticText(.invalidYAML, "invalid YAML: \(problem)", fixIt: "correct the syntax")
    case .conflictMarkers: .conflictMarkers
    case .tooManyValues(let limit):
      DiagnosticText(
        .invalidYAML,
        "the configuration has more than \(limit) values, with those that aliases repeat",
        fixIt: "use fewer aliases")
    case .undefinedAlias:
      DiagnosticText(
        .undefinedAnchor, "a value that starts with '*' refers to an undefined YAML anchor",
        fixIt: "put quotes around the pattern")
    case .duplicateKey(let key):
      DiagnosticText(.duplicateKey, "duplicate key '\(key)'", fixIt: "remove one of them")
    case .unknownKey(let key, let nearest):
      DiagnosticText(
        .unknownKey, "unknown key '\(key)'", fixIt: Self.guess(nearest) ?? "remove it")
    case .missingKey(let key):
      DiagnosticText(.missingKey, "missing key '\(key)'", fixIt: Self.advice(forMissing: key))
    case .wrongType(let key, let expected):
      DiagnosticText(
        .invalidValue, "'\(key)' must be \(expected.noun)",
        fixIt: expected.example(of: key))
    case .nulCharacter(let key):
      DiagnosticText(
        .invalidValue, "'\(key)' has a NUL character", fixIt: "remove it")
    case .emptyValue(let key, let isRequired):
      DiagnosticText(
        .emptyValue, "'\(key)' is empty",
        fixIt: isRequired ? "specify a value" : "specify a value or remove the key")
    case .notAModule(let name, let suggestion):
      DiagnosticText(
        .invalidModuleName, "'\(name)' is not a valid module name",
        fixIt: "write '\(suggestion)'")
    case .invalidMockName(let naming): naming.text
    case .unknownAccess(let access, let nearest):
      DiagnosticText(
        .unknownAccessLevel, "invalid access level '\(access)'",
        fixIt: Self.guess(nearest) ?? "expected 'public' or 'internal'")
    case .unknownStyle(let style, let nearest):
      DiagnosticText(
        .invalidValue, "invalid style '\(style)'",
        fixIt: Self.guess(nearest) ?? "expected 'stub-verify', 'spy' or 'handlers'")
    case .unknownIsolation(let isolation, let nearest):
      DiagnosticText(
        .unknownIsolation, "invalid default isolation '\(isolation)'",
        fixIt: Self.guess(nearest) ?? "expected 'MainActor' or 'nonisolated'")
    case .notADeclaration(let name):
      DiagnosticText(
        .missingDeclarationKind, "missing kind for '\(name)'",
        fixIt: "expected one of "
          + HeaderDeclaration.Kind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))
    case .absoluteOutput(let path):
      DiagnosticText(
        .absoluteOutput, "output '\(path)' is an absolute path",
        fixIt: "use a path relative to this file, or '--output'")
    case .unexpandedPath(let path, let part):
      DiagnosticText(
        .invalidValue, "'\(part)' in '\(path)' is not expanded",
        fixIt: "write a path without it, or './\(path)' for a name that begins so")
    case .invalidNumber(let text, let limit):
      DiagnosticText(
        .invalidValue, "'\(text)' is not a number from 1 to \(limit)", fixIt: "correct it")
    case .shardsOfFile:
      DiagnosticText(
        .invalidValue, "'shards' needs an output that is a folder",
        fixIt: "remove '.swift' from the output, or remove 'shards'")
    case .moduleWithSources:
      DiagnosticText(
        .moduleWithSources, "an entry cannot have both 'sources' and 'module'",
        fixIt: "split it into two entries")
    case .headersWithoutModule:
      DiagnosticText(
        .headersWithoutModule, "mocks of 'headers' belong to a module in a build",
        fixIt: "specify it, as in 'module: App'")
    case .unknownModule(let name, let nearest):
      DiagnosticText(
        .unknownModule, "the target does not depend on module '\(name)'",
        fixIt: Self.guess(nearest) ?? "add the dependency or remove the entry")
    case .severalEntries(let name, let other):
      DiagnosticText(
        .duplicateEntry, "protocol '\(name)' is mocked by two entries",
        fixIt: "exclude it from one of them, or specify another 'mockName' in one",
        notes: [Diagnostic.Note("the other entry is here", at: other)])
    case .entryWithoutModule:
      DiagnosticText(
        .entryWithoutModule, "the 'sources' of the entry are in no module of the target",
        fixIt: "correct the paths, or add the dependency")
    case .moduleWithoutEntry(let module):
      DiagnosticText(
        .moduleWithoutEntry, "module '\(module)' has no entry, and gets no mocks",
        fixIt: "add '- module: \(module)', with \"exclude: ['*']\" if it needs none")
    case .unknownSourceryKey(let key, let nearest):
      DiagnosticText(
        .unknownSourceryKey, "unknown key '\(key)' is ignored",
        fixIt: Self.guess(nearest) ?? "remove it")
    case .unsupportedSourceryKey(let key):
      DiagnosticText(
        .unsupportedSourceryKey, "key '\(key)' of Sourcery is not supported",
        fixIt: "list the folders of its targets under 'sources' instead of 'project'")
    case .unlinkedOutput:
      DiagnosticText(
        .unsupportedSourceryKey, "generated files are not added to the Xcode project of 'link'",
        fixIt: "add them to its target in Xcode once")
    case .unknownTarget(let name, let folder):
      DiagnosticText(
        .unknownTarget, "cannot find '\(folder)', the folder of target '\(name)'",
        fixIt: "list the folder of the target under 'sources'")
    case .unreadableProject(let path):
      DiagnosticText(
        .unreadableProject, "cannot read '\(path)' as an Xcode project",
        fixIt:
          "correct the path, or list the folders of its targets under 'sources' instead of 'project'"
      )
    case .unknownProjectTarget(let name, let nearest):
      DiagnosticText(
        .unknownTarget, "the project has no target '\(name)'",
        fixIt: Self.guess(nearest) ?? "correct the name")
    case .noTestTarget(let projects):
      DiagnosticText(
        .missingTestTarget,
        "cannot find a unit test target that depends on another target in "
          + projects.map { "'\($0)'" }.joined(separator: ", "),
        fixIt: "add the target or the dependency, or create '.kagemusha.yml'")
    case .severalTestTargets(let names, let configuration):
      DiagnosticText(
        .ambiguousTestTarget,
        "several unit test targets: \(names.map { "'\($0)'" }.joined(separator: ", "))",
        fixIt: "keep the entries that you want of this '.kagemusha.yml':\nmocks:\n\(configuration)")
    case .outputNotInProject(let path, let target):
      DiagnosticText(
        .outputNotInProject, "'\(path)' is not a file of the project yet",
        fixIt: "add it to target '\(target)' in Xcode once")
    case .configurationsDiffer(let target, let used, let other):
      DiagnosticText(
        .configurationsDiffer,
        "target '\(target)' has another module name or isolation in build configuration '\(other)' "
          + "than in '\(used)', for which the mocks are",
        fixIt: "set 'PRODUCT_MODULE_NAME', 'SWIFT_DEFAULT_ACTOR_ISOLATION' and "
          + "'SWIFT_APPROACHABLE_CONCURRENCY' alike in both")
    case .emptyArgument(let name):
      DiagnosticText(
        .undefinedVariable,
        "environment variable '\(name)' is not set, so that the argument is empty", fixIt: "set it")
    case .undefinedVariable(let name):
      DiagnosticText(
        .undefinedVariable, "environment variable '\(name)' is not set", fixIt: "set it")
    case .circularConfiguration(let path):
      DiagnosticText(
        .circularConfiguration, "'\(path)' is a child of itself", fixIt: "remove the circular entry"
      )
    case .noSourceryInput(let option):
      DiagnosticText(
        .missingKey, "missing option '--\(option)'",
        fixIt: "specify it, or a configuration that exists, such as '.sourcery.yml' in this folder")
    }
  }

  private static func guess(_ name: String?) -> String? { name.map { "did you mean '\($0)'?" } }

  private static func advice(forMissing key: String) -> String {
    switch ConfigurationKey(rawValue: key) {
    case .sources: "specify the files or folders to read, as in 'sources: [Sources/App]'"
    case .templates: "specify the templates, as in 'templates: [Templates]'"
    case .output:
      "specify a folder or a '.swift' file, as in 'output: Tests/AppTests/Generated'"
    default: "add it"
    }
  }
}

extension ValueShape {
  fileprivate var noun: String {
    switch self {
    case .mapping: "a mapping"
    case .listOfMappings: "a list of mappings"
    case .text: "a string"
    case .listOfTexts: "a list of strings"
    case .bool: "true or false"
    }
  }

  fileprivate func example(of key: String) -> String {
    switch self {
    case .mapping: "write keys and values below it"
    case .listOfMappings: "start each entry with '- sources: …'"
    case .text: "write '\(key): …'"
    case .listOfTexts: "write '\(key): […, …]'"
    case .bool: "write '\(key): true'"
    }
  }
}
