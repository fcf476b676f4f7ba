import Basics
import DeclarationModel
import Files
import StencilTemplates
import Yams

/// Reads one entry of Sourcery's configuration.
struct SourceryReader {
  /// The keys that are read.
  enum Key: String, CaseIterable {
    case sources, project, package, templates, output, args
    case baseIndentation, forceParse, parseDocumentation
    /// A key of Kagemusha's own, which Sourcery ignores.
    case timeLimit

    /// The keys that a configuration of Kagemusha does not have at its root.
    static let marking: Set<String> = Set(
      allCases.filter { $0 != .templates }.map(\.rawValue) + ["configurations"])
  }

  /// The keys, and options written as keys, that have no effect here.
  private static let harmless = [
    "disableCache", "prune", "watch", "verbose", "quiet", "serialParse",
    "buildPath", "ejsPath",
  ]

  let yaml: YAMLText
  let fileSystem: any FileSystem
  let environment: [String: String]
  private(set) var issues: [ConfigurationIssue] = []

  init(yaml: YAMLText, fileSystem: any FileSystem, environment: [String: String]) {
    self.yaml = yaml
    self.fileSystem = fileSystem
    self.environment = environment
  }

  /// Returns the request of an entry; nil if the entry is not one.
  mutating func request(in entry: Node?) -> TemplateRequest? {
    guard let entry, !entry.isNull, let mapping = entry.mapping else {
      report(.missingKey(Key.sources.rawValue), at: entry)
      return nil
    }
    let values = values(of: mapping)
    if values[.output] == nil { report(.missingKey(Key.output.rawValue), at: entry) }
    var request = TemplateRequest(
      output: output(values[.output])
        ?? Located(.folder(yaml.path.parent), at: yaml.position(entry.mark)))
    readSources(values, of: entry, into: &request)
    if let templates = values[.templates] {
      request.templates = paths(.templates, templates)
    } else {
      report(.missingKey(Key.templates.rawValue), at: entry)
    }
    readArguments(values[.args], into: &request)
    request.baseIndentation = max(values[.baseIndentation]?.int ?? 0, 0)
    request.keptBlocks = values[.forceParse]?.sequence?.compactMap(\.string) ?? []
    request.hasDocumentation = values[.parseDocumentation]?.bool ?? false
    if let node = values[.timeLimit] {
      if let seconds = node.int, (1...TemplateRequest.longestTimeLimit).contains(seconds) {
        request.timeLimit = Located(seconds, at: yaml.position(node.mark))
      } else {
        report(
          .invalidNumber(node.string ?? "", limit: TemplateRequest.longestTimeLimit), at: node)
      }
    }
    request.origin = yaml.position(entry.mark)
    request.folder = yaml.path.parent
    return request
  }

  private mutating func values(of mapping: Node.Mapping) -> [Key: Node] {
    var values: [Key: Node] = [:]
    for (node, value) in mapping {
      let name = node.writtenName
      if let key = Key(rawValue: name) {
        values[key] = value
      } else if name == "cacheBasePath" {
        // As in Sourcery, it must be a text, though it has no effect here.
        if value.scalar == nil { report(.wrongType(key: name, expected: .text), at: value) }
      } else if !Self.harmless.contains(name) {
        let known =
          Key.allCases.map(\.rawValue) + Self.harmless + [
            "cacheBasePath", "configurations", "child",
          ]
        report(
          .unknownSourceryKey(name, nearest: NameSuggestions(candidates: known).nearest(to: name)),
          at: node)
      }
    }
    return values
  }

  /// Returns the included and the excluded paths of a key.
  mutating func paths(_ key: Key, _ node: Node) -> PathSelection {
    guard let mapping = node.mapping else { return PathSelection(list(node, of: key.rawValue)) }
    var lists: [String: [Located<AbsolutePath>]] = [:]
    for (name, value) in mapping {
      let text = name.writtenName
      if text == "include" || text == "exclude" {
        // As in Sourcery, these are lists, even of one path.
        if value.scalar != nil, !value.isNull {
          report(.wrongType(key: text, expected: .listOfTexts), at: value)
        }
        lists[text] = list(value, of: text)
      } else {
        let nearest = NameSuggestions(candidates: ["include", "exclude"]).nearest(to: text)
        report(.unknownSourceryKey(text, nearest: nearest), at: name)
      }
    }
    if lists["include"] == nil { report(.missingKey("include"), at: node) }
    return PathSelection(lists["include"] ?? [], excluded: lists["exclude"] ?? [])
  }

  mutating func list(_ node: Node, of key: String) -> [Located<AbsolutePath>] {
    let items = node.sequence.map(Array.init) ?? [node]
    if items.isEmpty, key != "exclude" {
      report(.wrongType(key: key, expected: .listOfTexts), at: node)
    }
    return items.compactMap { item in
      guard item.scalar != nil, !item.isNull else {
        report(.wrongType(key: key, expected: .listOfTexts), at: item)
        return nil
      }
      return path(item, of: key)
    }
  }

  private mutating func output(_ node: Node?) -> Located<OutputLocation>? {
    guard let node else { return nil }
    let value = node.mapping?["path"] ?? node
    guard let text = text(value, of: Key.output.rawValue) else { return nil }
    if let link = node.mapping?["link"] { report(.unlinkedOutput, at: link) }
    let path = AbsolutePath(text, relativeTo: yaml.path.parent)
    return Located(
      OutputLocation(sourcery: text, at: path, fileSystem), at: yaml.position(value.mark))
  }

  /// Reads `args`. `hideVersionHeader` among them is also an option of Sourcery itself.
  private mutating func readArguments(_ node: Node?, into request: inout TemplateRequest) {
    guard let node, !node.isNull else { return }
    guard let mapping = node.mapping else {
      return report(.wrongType(key: Key.args.rawValue, expected: .mapping), at: node)
    }
    for (key, value) in mapping {
      request.arguments[key.writtenName] = AnnotationValue(expanded(value))
    }
    request.hidesVersion = request.arguments["hideVersionHeader"] == .bool(true)
  }

  /// Returns the value of an argument with variables expanded.
  private mutating func expanded(_ node: Node) -> Node {
    switch node {
    case .scalar(var scalar):
      let expansion = VariableExpansion(scalar.string, environment)
      if let name = expansion.missing { report(.emptyArgument(variable: name), at: node) }
      guard expansion.text != scalar.string else { return node }
      scalar.string = expansion.text
      // The value of a variable is always a text, even if it looks like a number.
      scalar.style = .doubleQuoted
      return .scalar(scalar)
    case .sequence(let sequence):
      return Node(sequence.map { expanded($0) })
    case .mapping(let mapping):
      return Node(mapping.map { ($0.key, expanded($0.value)) })
    case .alias: return node
    }
  }

  /// Returns the absolute path in a value; nil, with an issue, if there is none.
  mutating func path(_ node: Node, of key: String) -> Located<AbsolutePath>? {
    text(node, of: key).map {
      Located(AbsolutePath($0, relativeTo: yaml.path.parent), at: yaml.position(node.mark))
    }
  }

  /// Returns the text in a value; nil, with an issue, if there is none.
  mutating func text(_ node: Node, of key: String) -> String? {
    guard let scalar = node.scalar, !node.isNull, !scalar.string.isEmpty else {
      report(.wrongType(key: key, expected: .text), at: node)
      return nil
    }
    let expansion = VariableExpansion(scalar.string, environment)
    guard expansion.missing == nil, !expansion.text.isEmpty else {
      // An empty path would be the folder of the configuration.
      report(.undefinedVariable(expansion.missing ?? scalar.string), at: node)
      return nil
    }
    return expansion.text
  }

  mutating func report(_ fact: ConfigurationIssue.Fact, at node: Node?) {
    report(ConfigurationIssue(fact), at: node)
  }

  /// Reports an issue, at a node unless it has another place.
  mutating func report(_ issue: ConfigurationIssue, at node: Node?) {
    var issue = issue
    issue.position = issue.position ?? yaml.position(node?.mark)
    issues.append(issue)
  }
}

extension OutputLocation {
  /// Creates the location that Sourcery would write to: a path is a folder if a folder exists
  /// there, if it has no extension, or if it ends in a slash.
  init(sourcery text: String, at path: AbsolutePath, _ fileSystem: any FileSystem) {
    let isFolder =
      text.hasSuffix("/") || !path.name.contains(".") || fileSystem.kind(of: path) == .folder
    self = isFolder ? .folder(path) : .file(path)
  }
}
