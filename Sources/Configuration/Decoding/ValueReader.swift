import DeclarationModel
import Files
import Yams

/// A value of the right form, from a configuration or from the command line.
enum RawValue {
  case bool(Bool)
  case texts([Located<String>])
  case mapping([(key: Located<String>, value: Node)])

  /// Returns the value of an option of the command line; a pair of a mapping is written as `KEY=VALUE`.
  ///
  /// - Parameters:
  ///   - words: The values of the option; none for a flag.
  ///   - isOn: The value of a flag.
  ///   - shape: The form of the setting.
  init(_ words: [String], isOn: Bool, _ shape: ValueShape) {
    switch shape {
    case .bool: self = .bool(isOn)
    case .text, .listOfTexts: self = .texts(words.map { Located($0) })
    case .mapping, .listOfMappings:
      self = .mapping(
        words.map { word in
          let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          return (Located(String(parts[0])), Node(parts.count > 1 ? String(parts[1]) : ""))
        })
    }
  }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The texts of a text or a list.
  var texts: [Located<String>] { if case .texts(let texts) = self { texts } else { [] } }

  /// The single text; the last one if an option is given more than once.
  var text: Located<String>? { texts.last }

  var entries: [(key: Located<String>, value: Node)] {
    if case .mapping(let entries) = self { entries } else { [] }
  }
}

/// The surroundings in which a value is read, and the issues found in it.
struct ValueReader {
  /// The key of the value.
  let key: ConfigurationKey
  /// The folder that paths are relative to.
  let folder: AbsolutePath
  /// Whether an output in the file is where the result is written, so that its path must be valid on every machine.
  let hasOutputs: Bool
  /// The text of the configuration; nil on the command line.
  let yaml: YAMLText?
  /// The issues found so far.
  var issues: [ConfigurationIssue] = []

  init(
    _ key: ConfigurationKey, folder: AbsolutePath, hasOutputs: Bool = false,
    yaml: YAMLText? = nil
  ) {
    self.key = key
    self.folder = folder
    self.hasOutputs = hasOutputs
    self.yaml = yaml
  }

  /// Whether the value comes from the command line.
  var isCommandLine: Bool { yaml == nil }

  /// Reports a path of a configuration that begins with `~`, or has a component such as `$HOME` or `$(SRCROOT)`: a shell
  /// or a build system would replace it, but here it would be the name of a file. A path that begins with `./` is taken as
  /// it is.
  mutating func checkExpansion(of text: Located<String>) {
    guard !isCommandLine, !text.value.hasPrefix("./") else { return }
    let components = text.value.split(separator: "/")
    let part =
      components.first.flatMap { $0.hasPrefix("~") ? $0 : nil }
      ?? components.first { $0.hasPrefix("$") }
    if let part { report(.unexpandedPath(text.value, part), at: text.position) }
  }

  /// Returns the absolute path of a located text.
  mutating func path(_ text: Located<String>) -> Located<AbsolutePath> {
    checkExpansion(of: text)
    return Located(AbsolutePath(text.value, relativeTo: folder), at: text.position)
  }

  private var emptyValue: ConfigurationIssue.Fact {
    let isRequired = ConfigurationSchema.settings.contains {
      $0.key == key && $0.alternatives != nil
    }
    return .emptyValue(key: key.rawValue, isRequired: isRequired)
  }

  /// Returns the position of a node.
  func position(of node: Node) -> SourcePosition? { yaml?.position(node.mark) }

  mutating func report(_ fact: ConfigurationIssue.Fact, at position: SourcePosition?) {
    issues.append(ConfigurationIssue(fact, at: position))
  }

  /// Returns the text of a node; nil, with an issue, if the node is not a text.
  mutating func text(_ node: Node) -> Located<String>? {
    guard let scalar = node.scalar, !node.isNull else {
      report(.wrongType(key: key.rawValue, expected: .text), at: position(of: node))
      return nil
    }
    if scalar.string.utf8.contains(0) {
      report(.nulCharacter(key: key.rawValue), at: position(of: node))
      return nil
    }
    if scalar.string.isEmpty {
      report(emptyValue, at: position(of: node))
      return nil
    }
    return Located(scalar.string, at: position(of: node))
  }

  /// Returns the value of a node in the given form; nil, with an issue, if the node has another form.
  mutating func raw(_ node: Node, _ shape: ValueShape) -> RawValue? {
    switch shape {
    case .bool:
      if let value = node.bool { return .bool(value) }
    case .text:
      return text(node).map { .texts([$0]) }
    case .listOfTexts:
      if let texts = texts(node) { return .texts(texts) }
    case .mapping, .listOfMappings:
      if let mapping = node.mapping {
        return .mapping(
          mapping.map { (Located($0.key.writtenName, at: position(of: $0.key)), $0.value) })
      }
    }
    report(.wrongType(key: key.rawValue, expected: shape), at: position(of: node))
    return nil
  }

  /// Returns a list of the texts, with issues for other nodes; a single text is a list of one.
  private mutating func texts(_ node: Node) -> [Located<String>]? {
    if node.scalar != nil, !node.isNull { return text(node).map { [$0] } ?? [] }
    guard let sequence = node.sequence else { return nil }
    if sequence.isEmpty { report(emptyValue, at: position(of: node)) }
    return sequence.compactMap { item in
      guard item.scalar != nil, !item.isNull else {
        report(.wrongType(key: key.rawValue, expected: .listOfTexts), at: position(of: item))
        return nil
      }
      return text(item)
    }
  }
}
