import Basics
import DeclarationModel
import Files
import Yams

extension SourceryReader {
  /// Reads the first of the keys `project`, `sources` and `package`; like Sourcery, it ignores the
  /// others.
  mutating func readSources(
    _ values: [Key: Node], of entry: Node, into request: inout TemplateRequest
  ) {
    if let project = values[.project] {
      if project.sequence?.isEmpty ?? false {
        report(.wrongType(key: Key.project.rawValue, expected: .listOfMappings), at: project)
      }
      for entry in project.sequence.map(Array.init) ?? [project] {
        readProject(entry, into: &request)
      }
    } else if let sources = values[.sources] {
      request.sources = paths(.sources, sources)
    } else if let package = values[.package] {
      if package.sequence?.isEmpty ?? false {
        report(.wrongType(key: Key.package.rawValue, expected: .listOfMappings), at: package)
      }
      for entry in package.sequence.map(Array.init) ?? [package] {
        for (name, folder) in targets(of: entry) {
          request.sources.included.append(folder)
          request.modules[folder.value] = name
        }
      }
    } else {
      report(.missingKey(Key.sources.rawValue), at: entry)
    }
  }

  /// Reads the files of the targets that an entry of `project` names.
  private mutating func readProject(_ entry: Node, into request: inout TemplateRequest) {
    guard let file = entry.mapping?["file"], let target = entry.mapping?["target"] else {
      return report(.missingKey(entry.mapping?["file"] == nil ? "file" : "target"), at: entry)
    }
    guard let path = path(file, of: "file") else { return }
    let targets = target.sequence.map(Array.init) ?? [target]
    if targets.isEmpty {
      return report(.wrongType(key: "target", expected: .listOfMappings), at: target)
    }
    for unnamed in targets where unnamed.mapping != nil && unnamed.mapping?["name"] == nil {
      return report(.missingKey("name"), at: unnamed)
    }
    guard let project = XcodeProject(path.value, fileSystem: fileSystem) else {
      return report(XcodeProject.issue(path.value, fileSystem: fileSystem), at: file)
    }
    for target in targets {
      if let frameworks = target.mapping?["xcframeworks"] {
        report(.unsupportedSourceryKey("xcframeworks"), at: frameworks)
      }
      let name = target.mapping?["name"] ?? target
      guard let text = text(name, of: "target") else { continue }
      guard let files = project.target(named: text)?.sources else {
        let nearest = NameSuggestions(candidates: project.targetNames).nearest(to: text)
        report(.unknownProjectTarget(text, nearest: nearest), at: name)
        continue
      }
      let module = target.mapping?["module"].flatMap { self.text($0, of: "module") } ?? text
      // As in Sourcery, missing files are skipped.
      for file in files.included where fileSystem.kind(of: file) != nil {
        request.sources.included.append(Located(file, at: yaml.position(name.mark)))
        request.modules[file] = module
      }
      request.sources.excluded += files.excluded.map {
        Located($0, at: yaml.position(name.mark))
      }
    }
    if let excluded = entry.mapping?["exclude"] {
      request.sources.excluded += list(excluded, of: "exclude")
    }
  }

  /// Returns the targets that an entry of `package` names, with their folders.
  private mutating func targets(
    of entry: Node
  ) -> [(name: String, folder: Located<AbsolutePath>)] {
    guard let path = entry.mapping?["path"], let target = entry.mapping?["target"] else {
      report(.missingKey(entry.mapping?["path"] == nil ? "path" : "target"), at: entry)
      return []
    }
    guard let folder = self.path(path, of: "path") else { return [] }
    let names = target.sequence.map(Array.init) ?? [target]
    return names.compactMap { name in
      guard let text = text(name, of: "target") else { return nil }
      let places = ["Sources", "Source", "src", "srcs", "Tests"]
        .map { folder.value.appending("\($0)/\(text)") }
      guard let found = places.first(where: { fileSystem.kind(of: $0) == .folder }) else {
        report(.unknownTarget(text, folder: places[0]), at: name)
        return nil
      }
      return (text, Located(found, at: yaml.position(name.mark)))
    }
  }
}
