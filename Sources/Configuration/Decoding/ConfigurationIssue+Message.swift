import DeclarationModel
import Files
import MockResolver

extension ConfigurationIssue {
  /// The issue in words.
  package var diagnostic: Diagnostic { Diagnostic(severity, at: position, fact.message) }
}

extension ConfigurationIssue.Fact {
  /// The words: what is wrong, then what to do.
  ///
  /// Paths are absolute here, and shortened when they are printed.
  package var message: String {
    switch self {
    case .noConfiguration:
      "there is no '.kagemusha.yml' or 'kagemusha.yml' in this folder; "
        + "write one, or name sources and '--output'"
    case .cannotRead(let path, let problem):
      DiscoveryIssue.Fact.cannotRead(path, problem).message
    case .notUTF8(let path): "'\(path)' is not UTF-8 text; save it as UTF-8"
    case .emptyConfiguration: "the configuration is empty; give it a list under 'mocks'"
    case .invalidYAML(let problem): "this is not YAML: \(problem); correct the syntax"
    case .undefinedAlias:
      "a value that starts with '*' names a YAML anchor, and there is none; "
        + "put quotes around the pattern"
    case .duplicateKey(let key): "the key '\(key)' is given twice; keep one of them"
    case .unknownKey(let key, let nearest):
      "unknown key '\(key)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "remove it")
    case .missingKey(let key): "there is no '\(key)' here; \(Self.advice(forMissing: key))"
    case .wrongType(let key, let expected):
      "'\(key)' is not \(expected.noun); \(expected.example(of: key))"
    case .emptyValue(let key): "'\(key)' is empty; give it a value or remove it"
    case .notAModule(let name, let suggestion):
      "'\(name)' cannot be the name of a module; write '\(suggestion)'"
    case .invalidMockName(let reason): "\(reason)"
    case .moduleWithSources:
      "an entry mocks either 'sources' or the protocols of a compiled 'module'; "
        + "make it two entries"
    case .headersWithoutModule:
      "in a build, mocks of 'headers' go with those of a module; name it, as in 'module: App'"
    case .notADeclaration(let name):
      "it is not said what '\(name)' is; write 'class', 'protocol', 'struct', 'enum' or 'options'"
    case .unknownModule(let name, let nearest):
      "the target depends on no module '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "add the dependency or remove the entry")
    case .severalEntries(let module, let other):
      "the entry at \(other) asks for mocks of module '\(module)', too; "
        + "join the two, because a module's mocks share a file here"
    case .unknownSourceryKey(let key, let nearest):
      "unknown key '\(key)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "it is ignored, remove it")
    case .unsupportedSourceryKey(let key):
      "the key '\(key)' is Sourcery's, and ignored here; name 'sources' and 'templates' instead"
    case .unknownAccess(let access, let nearest):
      "'\(access)' is no access that generated code can have; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "write 'public' or 'internal'")
    case .absoluteOutput(let path):
      "the output '\(path)' is an absolute path; write it relative to this file, or use '--output'"
    case .outputOutside(let path):
      "the output '\(path)' lies outside the folder of this file; "
        + "choose a place inside, or use '--output'"
    case .discovery(let fact): fact.message
    }
  }

  private static func advice(forMissing key: String) -> String {
    switch ConfigurationKey(rawValue: key) {
    case .sources: "name the files or folders to read, as in 'sources: [Sources/App]'"
    case .templates: "name the templates, as in 'templates: [Templates]'"
    case .output: "name a folder or a '.swift' file, as in 'output: Tests/AppTests/Generated'"
    default: "add it"
    }
  }
}

extension ValueShape {
  fileprivate var noun: String {
    switch self {
    case .mapping: "a mapping"
    case .listOfMappings: "a list of mappings"
    case .text: "a text"
    case .listOfTexts: "a list of texts"
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
