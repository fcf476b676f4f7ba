import Files
import DeclarationModel
import Basics
import StencilTemplates
import Yams

/// Reads a configuration, and collects everything that is wrong with it.
package struct ConfigurationReader {
  let yaml: YAMLText
  private let overrides: CommandLineOverrides
  private let fileSystem: any FileSystem
  private var problems: [Problem] = []
  private var isStrict = false

  private init(yaml: YAMLText, overrides: CommandLineOverrides, fileSystem: any FileSystem) {
    self.yaml = yaml
    self.overrides = overrides
    self.fileSystem = fileSystem
  }

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - path: its file; relative paths in it are relative to the folder of it.
  ///   - overrides: what the command line says instead; a key given there may be absent here.
  ///   - fileSystem: where the file is.
  /// - Returns: what it asks for, as far as it can be understood, and all that is wrong with it.
  package static func read(
    _ path: AbsolutePath, overrides: CommandLineOverrides = CommandLineOverrides(),
    fileSystem: any FileSystem
  ) -> (configuration: Configuration, problems: [Problem]) {
    let nothing = Configuration(path: path)
    do throws(FileProblem) {
      let bytes = try fileSystem.read(path)
      do throws(Problem) {
        let yaml = try YAMLText(path: path, bytes: bytes)
        var reader = ConfigurationReader(
          yaml: yaml, overrides: overrides, fileSystem: fileSystem)
        var configuration = nothing
        for (section, entry) in reader.entries(in: try yaml.root()) {
          switch section {
          case .mocks: reader.mocks(entry).map { configuration.mocks.append($0) }
          case .templates: reader.templates(entry).map { configuration.templates.append($0) }
          case .accessors: reader.accessors(entry).map { configuration.accessors.append($0) }
          case .factories: reader.factories(entry).map { configuration.factories.append($0) }
          case .fixtures: reader.fixtures(entry).map { configuration.fixtures.append($0) }
          }
        }
        configuration.isStrict = reader.isStrict
        return (configuration, reader.problems)
      } catch {
        return (nothing, [error])
      }
    } catch {
      return (nothing, [Problem(.cannotRead(path, error))])
    }
  }

  /// The entries of all sections, in order.
  private mutating func entries(in root: Node?) -> [(ConfigurationSection, Node)] {
    guard let root, !root.isNull else {
      report(.emptyConfiguration, at: root)
      return []
    }
    let standard = ConfigurationSection.mocks.rawValue
    guard let mapping = root.mapping else {
      report(.wrongType(key: standard, expected: .mapping), at: root)
      return []
    }
    if mapping.keys.allSatisfy({ $0.writtenName == ConfigurationKey.strict.rawValue }) {
      report(.emptyConfiguration, at: root)
    }
    return mapping.flatMap { key, value -> [(ConfigurationSection, Node)] in
      let name = key.writtenName
      if name == ConfigurationKey.strict.rawValue {
        isStrict = truth(.strict, [.strict: value]) ?? false
        return []
      }
      guard let section = ConfigurationSection(rawValue: name) else {
        let names =
          ConfigurationSection.allCases.map(\.rawValue) + [ConfigurationKey.strict.rawValue]
        report(
          .unknownKey(name, nearest: NameSuggestions(candidates: names).nearest(to: name)), at: key)
        return []
      }
      guard let sequence = value.sequence else {
        report(.wrongType(key: name, expected: .listOfMappings), at: value)
        return []
      }
      if sequence.isEmpty { report(.emptyValue(key: name), at: value) }
      return sequence.map { (section, $0) }
    }
  }

  /// The values of an entry by their keys, and the keys that unknown ones were taken for.
  private mutating func values(
    of node: Node, in section: ConfigurationSection
  ) -> (values: [ConfigurationKey: Node], guesses: Set<String>)? {
    guard let mapping = node.mapping else {
      report(.wrongType(key: section.rawValue, expected: .listOfMappings), at: node)
      return nil
    }
    var values: [ConfigurationKey: Node] = [:]
    var guesses: Set<String> = []
    for (key, value) in mapping {
      let name = key.writtenName
      if let key = ConfigurationKey(rawValue: name), section.keys.contains(key) {
        values[key] = value
      } else {
        let nearest = NameSuggestions(candidates: section.keys.map(\.rawValue)).nearest(to: name)
        if let nearest { guesses.insert(nearest) }
        report(.unknownKey(name, nearest: nearest), at: key)
      }
    }
    return (values, guesses)
  }

  private mutating func accessors(_ node: Node) -> AccessorRequest? {
    guard let (types, values) = types(node, in: .accessors) else { return nil }
    var request = AccessorRequest(types)
    request.includesAllProperties = truth(.all, values) ?? false
    return request
  }

  private mutating func factories(_ node: Node) -> FactoryRequest? {
    guard let (types, values) = types(node, in: .factories) else { return nil }
    var request = FactoryRequest(types)
    request.mockName = values[.mockName].flatMap { text(.mockName, $0) }
    request.values = expressions(.values, values)
    request.access = access(values)?.value ?? .internal
    return request
  }

  private mutating func fixtures(_ node: Node) -> FixtureRequest? {
    guard let (types, values) = types(node, in: .fixtures) else { return nil }
    var request = FixtureRequest(types)
    request.defaults = expressions(.defaults, values)
    request.access = access(values)?.value ?? .internal
    return request
  }

  /// What the sections about types have in common.
  private mutating func types(
    _ node: Node, in section: ConfigurationSection
  ) -> (types: TypeRequest, values: [ConfigurationKey: Node])? {
    guard let (values, guesses) = values(of: node, in: section) else { return nil }
    let sources = texts(.sources, values)
    let output = output(values[.output])
    for key in [ConfigurationKey.sources, .output]
    where values[key] == nil && !guesses.contains(key.rawValue) {
      report(.missingKey(key.rawValue), at: node)
    }
    let folder = yaml.path.parent
    guard let output else { return nil }
    var request = TypeRequest(
      sources: sources.map { Located(AbsolutePath($0.value, relativeTo: folder), at: $0.position) },
      output: output)
    request.types = texts(.types, values)
    request.testableImports = modules(.testableImports, values)
    request.imports = modules(.imports, values)
    return (request, values)
  }

  /// Swift expressions by the types or properties that they are for.
  private mutating func expressions(
    _ key: ConfigurationKey, _ values: [ConfigurationKey: Node]
  ) -> [String: Located<String>] {
    guard let node = values[key] else { return [:] }
    guard let mapping = node.mapping else {
      report(.wrongType(key: key.rawValue, expected: .mapping), at: node)
      return [:]
    }
    var expressions: [String: Located<String>] = [:]
    for (name, value) in mapping {
      expressions[name.writtenName] = text(key, value)
    }
    return expressions
  }

  private mutating func templates(_ node: Node) -> TemplateRequest? {
    guard let (values, guesses) = values(of: node, in: .templates) else { return nil }
    let sources = texts(.sources, values)
    let templates = texts(.templates, values)
    let output = output(values[.output])
    let required: [ConfigurationKey] =
      (values[.headers] == nil ? [.sources] : []) + [.templates, .output]
    for key in required
    where values[key] == nil && !guesses.contains(key.rawValue) {
      report(.missingKey(key.rawValue), at: node)
    }
    let folder = yaml.path.parent
    guard let output else { return nil }
    var request = TemplateRequest(output: output)
    request.style = .own
    request.sources = sources.map {
      Located(AbsolutePath($0.value, relativeTo: folder), at: $0.position)
    }
    request.headers = headers(values)
    request.templates = templates.map {
      Located(AbsolutePath($0.value, relativeTo: folder), at: $0.position)
    }
    if let node = values[.args] {
      if let mapping = node.mapping {
        for (key, value) in mapping {
          request.arguments[key.writtenName] = AnnotationValue(value)
        }
      } else {
        report(.wrongType(key: ConfigurationKey.args.rawValue, expected: .mapping), at: node)
      }
    }
    request.origin = yaml.position(node.mark)
    return request
  }

  private mutating func mocks(_ node: Node) -> MockRequest? {
    let known = problems.count
    guard let (values, guesses) = values(of: node, in: .mocks) else { return nil }
    let sources = texts(.sources, values)
    let output = output(values[.output])
    var required: [ConfigurationKey] = []
    let readsElsewhere = overrides.namesInput
    if let module = values[.module], !overrides.knowsModules {
      if values[.sources] != nil { report(.moduleWithSources, at: module) }
    } else if !readsElsewhere, !overrides.knowsModules, values[.headers] == nil {
      required.append(.sources)
    }
    if overrides.output == nil { required.append(.output) }
    for key in required where values[key] == nil && !guesses.contains(key.rawValue) {
      report(.missingKey(key.rawValue), at: node)
    }
    let folder = yaml.path.parent
    let base = MockRequest(
      sources: sources.map { Located(AbsolutePath($0.value, relativeTo: folder), at: $0.position) },
      output: output ?? Located(.folder(folder), at: yaml.position(node.mark)))
    var request = overrides.apply(to: complete(base, values))
    request.origin = yaml.position(node.mark)
    // What is misunderstood here would look like a protocol that is missing there.
    if problems.count > known { request.allowsUnmatched = true }
    return request
  }

  private mutating func complete(
    _ request: MockRequest, _ values: [ConfigurationKey: Node]
  ) -> MockRequest {
    var request = request
    let module = values[.module].flatMap { text(.module, $0) }
    // Where a build has the module's sources, they are read; anywhere else it is a compiled one.
    if overrides.knowsModules {
      request.module = module
    } else if request.sources.isEmpty {
      request.compiledModules = module.map { [$0] } ?? []
    }
    request.searchPaths = paths(.searchPaths, values).map(\.value)
    request.headers = headers(values)
    request.protocols = texts(.protocols, values)
    request.excluded = texts(.exclude, values)
    request.onlyMarked = truth(.onlyMarked, values) ?? false
    request.testableImports = modules(.testableImports, values)
    request.imports = modules(.imports, values)
    request.mockName = values[.mockName].flatMap { text(.mockName, $0) }
    request.access = access(values)
    request.isShallow = truth(.shallow, values) ?? false
    if truth(.forwarding, values) == true { request.extras.insert(.forwarding) }
    if truth(.recording, values) == true { request.extras.formUnion(.recordingSuite) }
    if truth(.stubClasses, values) == true { request.extras.insert(.stubClass) }
    if truth(.cuckoo, values) == true { request.extras.formUnion(.cuckooSuite) }
    return request
  }

  private mutating func access(
    _ values: [ConfigurationKey: Node]
  ) -> Located<AccessLevel>? {
    guard let node = values[.access], let text = text(.access, node) else { return nil }
    guard let access = AccessLevel(rawValue: text.value), MockRequest.accessLevels.contains(access)
    else {
      let names = MockRequest.accessLevels.map(\.rawValue)
      let nearest = NameSuggestions(candidates: names).nearest(to: text.value)
      report(.unknownAccess(text.value, nearest: nearest), at: node)
      return nil
    }
    return Located(access, at: text.position)
  }

  /// A list of paths, relative to the configuration.
  mutating func paths(
    _ key: ConfigurationKey, _ values: [ConfigurationKey: Node]
  ) -> [Located<AbsolutePath>] {
    texts(key, values).map {
      Located(AbsolutePath($0.value, relativeTo: yaml.path.parent), at: $0.position)
    }
  }

  private mutating func output(_ node: Node?) -> Located<OutputLocation>? {
    guard let node, let text = text(.output, node) else { return nil }
    let folder = yaml.path.parent
    if overrides.output == nil,
      let fact = OutputScope(folder: folder, fileSystem: fileSystem).objection(to: text.value)
    {
      report(fact, at: node)
    }
    return Located(OutputLocation(text.value, relativeTo: folder), at: text.position)
  }

  private mutating func modules(
    _ key: ConfigurationKey, _ values: [ConfigurationKey: Node]
  ) -> [String] {
    texts(key, values).map { text in
      let isRight =
        key == .testableImports
        ? ModuleName.ofProduct(text.value) == text.value : ModuleName.isImportable(text.value)
      if !isRight {
        let suggestion = ModuleName.ofProduct(text.value)
        problems.append(
          Problem(.notAModule(text.value, suggestion: suggestion), at: text.position))
      }
      return text.value
    }
  }

  /// A list of texts; a text alone is a list of one.
  mutating func texts(
    _ key: ConfigurationKey, _ values: [ConfigurationKey: Node]
  ) -> [Located<String>] {
    guard let node = values[key] else { return [] }
    if node.scalar != nil, !node.isNull { return text(key, node).map { [$0] } ?? [] }
    guard let sequence = node.sequence else {
      report(.wrongType(key: key.rawValue, expected: .listOfTexts), at: node)
      return []
    }
    if sequence.isEmpty { report(.emptyValue(key: key.rawValue), at: node) }
    return sequence.compactMap { item in
      guard item.scalar != nil, !item.isNull else {
        report(.wrongType(key: key.rawValue, expected: .listOfTexts), at: item)
        return nil
      }
      return text(key, item)
    }
  }

  mutating func text(_ key: ConfigurationKey, _ node: Node) -> Located<String>? {
    guard let scalar = node.scalar, !node.isNull else {
      report(.wrongType(key: key.rawValue, expected: .text), at: node)
      return nil
    }
    if scalar.string.isEmpty {
      report(.emptyValue(key: key.rawValue), at: node)
      return nil
    }
    return Located(scalar.string, at: yaml.position(node.mark))
  }

  mutating func truth(
    _ key: ConfigurationKey, _ values: [ConfigurationKey: Node]
  ) -> Bool? {
    guard let node = values[key] else { return nil }
    guard let truth = node.bool else {
      report(.wrongType(key: key.rawValue, expected: .truth), at: node)
      return nil
    }
    return truth
  }

  mutating func report(_ fact: Problem.Fact, at node: Node?) {
    problems.append(Problem(fact, at: yaml.position(node?.mark)))
  }
}
