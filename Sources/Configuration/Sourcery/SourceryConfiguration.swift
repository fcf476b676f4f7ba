import Basics
import DeclarationModel
import Files
import StencilTemplates
import Yams

/// A `.sourcery.yml`, read as Sourcery reads it.
package struct SourceryConfiguration {
  /// The name of the file in a folder.
  package static let fileName = ".sourcery.yml"

  /// The keys that are read.
  enum Key: String, CaseIterable {
    case sources, templates, output, args
  }

  /// Sourcery's other keys that make no difference here.
  private static let harmless = [
    "forceParse", "parseDocumentation", "baseIndentation", "cacheBasePath",
  ]
  /// Sourcery's other keys that are not supported.
  private static let unsupported = ["configurations", "project", "package"]

  let yaml: YAMLText
  let fileSystem: any FileSystem
  var issues: [ConfigurationIssue] = []

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: Its file; paths in it are relative to the folder of it.
  ///   - fileSystem: The file system that has the file.
  /// - Returns: The requests, as far as they can be understood, and all that is wrong with them.
  package static func read(
    _ path: AbsolutePath, fileSystem: any FileSystem
  ) -> (requests: [TemplateRequest], issues: [ConfigurationIssue]) {
    do throws(ConfigurationIssue) {
      let yaml = try YAMLText(reading: path, fileSystem: fileSystem)
      var reader = SourceryConfiguration(yaml: yaml, fileSystem: fileSystem)
      let request = reader.request(in: try yaml.root())
      return (request.map { [$0] } ?? [], reader.issues)
    } catch {
      return ([], [error])
    }
  }

  private init(yaml: YAMLText, fileSystem: any FileSystem) {
    self.yaml = yaml
    self.fileSystem = fileSystem
  }

  private mutating func request(in root: Node?) -> TemplateRequest? {
    guard let root, !root.isNull, let mapping = root.mapping else {
      report(.missingKey(Key.sources.rawValue), at: root)
      return nil
    }
    var values: [Key: Node] = [:]
    for (node, value) in mapping {
      let name = node.writtenName
      if let key = Key(rawValue: name) {
        values[key] = value
      } else if Self.unsupported.contains(name) {
        report(.unsupportedSourceryKey(name), at: node)
      } else if !Self.harmless.contains(name) {
        let known = Key.allCases.map(\.rawValue) + Self.harmless + Self.unsupported
        report(
          .unknownSourceryKey(name, nearest: NameSuggestions(candidates: known).nearest(to: name)),
          at: node)
      }
    }
    for key in [Key.sources, .templates] where values[key] == nil {
      report(.missingKey(key.rawValue), at: root)
    }
    let folder = yaml.path.parent
    var request = TemplateRequest(
      output: output(values[.output])
        ?? Located(.folder(folder), at: yaml.position(root.mark)))
    (request.sources, request.excludedSources) = paths(.sources, values)
    (request.templates, request.excludedTemplates) = paths(.templates, values)
    readArguments(values[.args], into: &request)
    request.origin = yaml.position(root.mark)
    return request
  }

  /// Returns the included and the excluded paths of a key.
  private mutating func paths(
    _ key: Key, _ values: [Key: Node]
  ) -> ([Located<AbsolutePath>], [Located<AbsolutePath>]) {
    guard let node = values[key] else { return ([], []) }
    guard let mapping = node.mapping else { return (list(node, named: key.rawValue), []) }
    var lists: [String: [Located<AbsolutePath>]] = [:]
    for (name, value) in mapping {
      let name = (node: name, text: name.writtenName)
      if name.text == "include" || name.text == "exclude" {
        lists[name.text] = list(value, named: name.text)
      } else {
        let nearest = NameSuggestions(candidates: ["include", "exclude"]).nearest(to: name.text)
        report(.unknownSourceryKey(name.text, nearest: nearest), at: name.node)
      }
    }
    if lists["include"] == nil { report(.missingKey("include"), at: node) }
    return (lists["include"] ?? [], lists["exclude"] ?? [])
  }

  private mutating func list(_ node: Node, named name: String) -> [Located<AbsolutePath>] {
    let items = node.sequence.map(Array.init) ?? [node]
    return items.compactMap { item in
      guard let scalar = item.scalar, !item.isNull, !scalar.string.isEmpty else {
        report(.wrongType(key: name, expected: .listOfTexts), at: item)
        return nil
      }
      return Located(
        AbsolutePath(scalar.string, relativeTo: yaml.path.parent), at: yaml.position(item.mark))
    }
  }

  private mutating func output(_ node: Node?) -> Located<OutputLocation>? {
    guard let node else { return nil }
    let value = node.mapping?["path"] ?? node
    guard let scalar = value.scalar, !value.isNull, !scalar.string.isEmpty else {
      report(.wrongType(key: Key.output.rawValue, expected: .text), at: node)
      return nil
    }
    if node.mapping?["link"] != nil { report(.unsupportedSourceryKey("link"), at: node) }
    let folder = yaml.path.parent
    let scope = OutputScope(folder: folder, fileSystem: fileSystem)
    if let fact = scope.issue(of: scalar.string) { report(fact, at: value) }
    let path = AbsolutePath(scalar.string, relativeTo: folder)
    // As Sourcery: a folder is what is one, what has no extension, and what ends in a slash.
    let isFolder =
      scalar.string.hasSuffix("/") || !path.name.contains(".")
      || fileSystem.kind(of: path) == .folder
    return Located(isFolder ? .folder(path) : .file(path), at: yaml.position(value.mark))
  }

  /// Reads `args`; `hideVersionHeader` among them is for Sourcery itself, too.
  private mutating func readArguments(_ node: Node?, into request: inout TemplateRequest) {
    guard let node, !node.isNull else { return }
    guard let mapping = node.mapping else {
      report(.wrongType(key: Key.args.rawValue, expected: .mapping), at: node)
      return
    }
    for (key, value) in mapping {
      request.arguments[key.writtenName] = AnnotationValue(value)
    }
    request.hidesVersion = request.arguments["hideVersionHeader"] == .bool(true)
  }

  private mutating func report(_ fact: ConfigurationIssue.Fact, at node: Node?) {
    issues.append(ConfigurationIssue(fact, at: yaml.position(node?.mark)))
  }
}
