import Basics
import DeclarationModel
import Files
import Yams

/// Reads a configuration by the schema, and collects all issues.
package struct ConfigurationReader {
  /// The names of a configuration file, in the order in which a folder is searched for them.
  static let fileNames = [".kagemusha.yml", "kagemusha.yml"]

  private let yaml: YAMLText
  private let overrides: CommandLineOverrides
  /// Whether outputs are written where the file states, and not where the command line or a build does.
  private let hasOutputs: Bool
  private var requests = RunRequests()
  private var issues: [ConfigurationIssue] = []

  private init(yaml: YAMLText, overrides: CommandLineOverrides) {
    self.yaml = yaml
    self.overrides = overrides
    hasOutputs = overrides.output == nil && !overrides.isBuild
  }

  /// Returns the configuration file of a folder, or of the nearest enclosing folder; nil if there is none.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - names: The names of the file, in order.
  ///   - fileSystem: The file system.
  static func find(
    in folder: AbsolutePath, names: [String], fileSystem: any FileSystem
  ) -> AbsolutePath? {
    var folder = folder
    while true {
      let found = names.lazy.map(folder.appending).first(where: fileSystem.isOccupied)
      // A configuration outside the repository is not meant for it.
      if found != nil || fileSystem.isOccupied(folder.appending(".git")) { return found }
      if folder.components.isEmpty { return nil }
      folder = folder.parent
    }
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: The path of the file; relative paths in it are relative to its folder.
  ///   - overrides: The options of the command line; a required key that is given there may be absent in the file.
  ///   - fileSystem: The file system that has the file.
  /// - Returns: The requests of the configuration that can be understood, and all issues.
  package static func read(
    _ path: AbsolutePath, overrides: CommandLineOverrides = CommandLineOverrides(),
    fileSystem: any FileSystem
  ) -> RunRequests {
    do throws(ConfigurationIssue) {
      let yaml = try YAMLText(reading: path, fileSystem: fileSystem)
      var reader = ConfigurationReader(yaml: yaml, overrides: overrides)
      reader.readRoot(try yaml.root())
      reader.requests.issues = reader.issues
      return reader.requests
    } catch {
      return RunRequests(issues: [error])
    }
  }

  private mutating func readRoot(_ root: Node?) {
    guard let root, !root.isNull else { return report(.emptyConfiguration, at: root) }
    guard let mapping = root.mapping else {
      return report(.notAMapping(isList: root.sequence != nil), at: root)
    }
    let settings = ConfigurationSchema.settings.filter(\.isRoot)
    var isEmpty = true
    for (key, value) in mapping {
      let name = key.writtenName
      if let setting = settings.first(where: { $0.key.rawValue == name }), let field = setting.root
      {
        var changed = requests
        _ = read(value, of: setting, field, into: &changed)
        requests = changed
        continue
      }
      // Docker Compose and others have anchors under such keys.
      if name.hasPrefix("x-") { continue }
      isEmpty = false
      if let section = ConfigurationSection(rawValue: name) {
        readEntries(value, of: section)
      } else {
        let names =
          ConfigurationSection.allCases.map(\.rawValue) + settings.map(\.key.rawValue)
        reportUnknown(key, candidates: names)
      }
    }
    if isEmpty { report(.emptyConfiguration, at: root) }
  }

  private mutating func readEntries(_ node: Node, of section: ConfigurationSection) {
    guard let entries = node.sequence else {
      return report(.wrongType(key: section.rawValue, expected: .listOfMappings), at: node)
    }
    if entries.isEmpty { report(.emptyValue(key: section.rawValue, isRequired: true), at: node) }
    for entry in entries {
      switch section {
      case .mocks: readEntry(entry).map { requests.mocks.append($0) }
      case .accessors: readEntry(entry).map { requests.accessors.append($0) }
      case .factories: readEntry(entry).map { requests.factories.append($0) }
      case .fixtures: readEntry(entry).map { requests.fixtures.append($0) }
      case .templates: readEntry(entry).map { requests.templates.append($0) }
      }
    }
  }

  /// Reads an entry of any section.
  private mutating func readEntry<Entry: ConfigurationEntry>(_ node: Node) -> Entry? {
    guard let mapping = node.mapping else {
      report(.wrongType(key: Entry.section.rawValue, expected: .listOfMappings), at: node)
      return nil
    }
    let known = issues.count
    let settings = ConfigurationSchema.settings(in: Entry.section)
    var entry = Entry(at: yaml.position(node.mark), in: yaml.path.parent)
    var decoding = EntryDecoding(overrides: overrides)
    // A key that was probably misspelt is not reported as missing, too.
    var guesses: Set<String> = []
    for (key, value) in mapping {
      let name = key.writtenName
      guard let setting = settings.first(where: { $0.key.rawValue == name }),
        let field = Entry.field(of: setting)
      else {
        reportUnknown(key, candidates: settings.map(\.key.rawValue)).map { _ = guesses.insert($0) }
        continue
      }
      decoding.given.insert(setting.key)
      if read(value, of: setting, field, into: &entry) { decoding.read.insert(setting.key) }
    }
    for setting in settings
    where isMissing(setting, decoding.given, in: Entry.section)
      && !guesses.contains(setting.key.rawValue)
    {
      report(.missingKey(setting.key.rawValue), at: node)
    }
    decoding.issues = Array(issues[known...])
    let result = entry.completed(&decoding)
    issues = issues[..<known] + decoding.issues
    return result
  }

  private func isMissing(
    _ setting: Setting, _ given: Set<ConfigurationKey>, in section: ConfigurationSection
  ) -> Bool {
    guard let alternatives = setting.alternatives, !given.contains(setting.key),
      given.isDisjoint(with: alternatives)
    else { return false }
    return section != .mocks && !overrides.isBuild || !overrides.supplies(setting.key)
  }

  private mutating func read<Entry>(
    _ node: Node, of setting: Setting, _ field: Field<Entry>, into entry: inout Entry
  ) -> Bool {
    var reader = ValueReader(
      setting.key, folder: yaml.path.parent, hasOutputs: hasOutputs, yaml: yaml)
    let raw = reader.raw(node, setting.form.shape)
    let isRead = raw.map { field.read($0, &reader, &entry) } ?? false
    issues += reader.issues
    return isRead
  }

  /// Reports an unknown key, and returns the known key that was probably meant.
  @discardableResult
  private mutating func reportUnknown(_ key: Node, candidates: [String]) -> String? {
    let name = key.writtenName
    let nearest = NameSuggestions(candidates: candidates).nearest(to: name)
    report(.unknownKey(name, nearest: nearest), at: key)
    return nearest
  }

  private mutating func report(_ fact: ConfigurationIssue.Fact, at node: Node?) {
    issues.append(ConfigurationIssue(fact, at: yaml.position(node?.mark)))
  }
}
