import DeclarationModel
import Files
import Yams

/// A configuration of Sourcery, as in a `.sourcery.yml`.
package struct SourceryConfiguration {
  /// The name of the configuration file in a folder.
  package static let fileName = ".sourcery.yml"

  /// The requests of the configuration and of those that it names.
  package private(set) var requests: [TemplateRequest] = []
  /// The issues with these configurations.
  package private(set) var issues: [ConfigurationIssue] = []

  private let fileSystem: any FileSystem
  private let environment: [String: String]
  /// The files that are being read, outermost first.
  private var open: [AbsolutePath] = []

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: The path of the file; paths in it are relative to its folder.
  ///   - fileSystem: The file system that has the file.
  ///   - environment: The variables that `${NAME}` stands for.
  package init(
    reading path: AbsolutePath, fileSystem: any FileSystem, environment: [String: String] = [:]
  ) {
    self.fileSystem = fileSystem
    self.environment = environment
    read(path, askedForAt: nil)
  }

  private mutating func read(_ path: AbsolutePath, askedForAt position: SourcePosition?) {
    guard !open.contains(path) else {
      return issues.append(ConfigurationIssue(.circularConfiguration(path), at: position))
    }
    open.append(path)
    defer { open.removeLast() }
    do throws(ConfigurationIssue) {
      let yaml = try YAMLText(reading: path, fileSystem: fileSystem)
      read(try yaml.root(), of: yaml)
    } catch {
      issues.append(ConfigurationIssue(error.fact, at: error.position ?? position))
    }
  }

  private mutating func read(_ root: Node?, of yaml: YAMLText) {
    guard let list = root?.mapping?["configurations"] else { return readEntry(root, of: yaml) }
    guard let entries = list.sequence else {
      return issues.append(
        ConfigurationIssue(
          .wrongType(key: "configurations", expected: .listOfMappings),
          at: yaml.position(list.mark)))
    }
    for entry in entries {
      guard let child = entry.mapping?["child"] else {
        readEntry(entry, of: yaml)
        continue
      }
      var reader = reader(of: yaml)
      let path = reader.path(child, of: "child")
      issues += reader.issues
      if let path { read(path.value, askedForAt: path.position) }
    }
  }

  private mutating func readEntry(_ entry: Node?, of yaml: YAMLText) {
    var reader = reader(of: yaml)
    if let request = reader.request(in: entry) { requests.append(request) }
    issues += reader.issues
  }

  private func reader(of yaml: YAMLText) -> SourceryReader {
    SourceryReader(yaml: yaml, fileSystem: fileSystem, environment: environment)
  }

  /// Returns whether a configuration is one of Sourcery, judging by its name or its keys.
  package static func isSourcery(_ path: AbsolutePath, fileSystem: any FileSystem) -> Bool {
    if path.name == fileName { return true }
    guard let yaml = try? YAMLText(reading: path, fileSystem: fileSystem),
      let root = try? yaml.root(), let keys = root.mapping?.keys.map(\.writtenName)
    else { return false }
    let ours = Set(ConfigurationSection.allCases.map(\.rawValue)).subtracting(["templates"])
    return ours.isDisjoint(with: keys) && !SourceryReader.Key.marking.isDisjoint(with: keys)
  }
}
